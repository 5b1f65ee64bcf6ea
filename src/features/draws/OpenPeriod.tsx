import { useState } from 'react'
import type { Game } from '@/api/games'
import { PeriodCard } from './PeriodCard'
import { phaseOf } from './rules'
import { useDrawResult } from './use-draw-result'
import { useOrderNotice } from './use-order-notice'

export function OpenPeriod({
  game,
  isBlocked,
  acceptedPeriods,
}: {
  game: Game
  isBlocked: boolean
  /** The record may not hold these orders yet. */
  acceptedPeriods: ReadonlySet<string>
}) {
  const { result, secondsLeft, landedPeriod, checkAgain } = useDrawResult(game)
  const periodSeconds = usePeriodSeconds(game.openPeriod, secondsLeft)
  useOrderNotice(game, secondsLeft, acceptedPeriods)
  return (
    <PeriodCard
      game={game}
      secondsLeft={secondsLeft}
      periodSeconds={periodSeconds}
      phase={phaseOf(game.openPeriod === '' ? 0 : secondsLeft, result.status !== 'settled', isBlocked)}
      result={result}
      hasJustLanded={landedPeriod === game.drawnPeriod}
      onCheckAgain={checkAgain}
    />
  )
}

/** The longest time left seen on this screen; no call states how long a period is. */
function usePeriodSeconds(period: string, secondsLeft: number): number {
  const [most, setMost] = useState({ period, seconds: secondsLeft })
  if (most.period !== period || secondsLeft > most.seconds) setMost({ period, seconds: secondsLeft })
  return most.seconds
}
