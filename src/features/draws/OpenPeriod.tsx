import { useState } from 'react'
import type { Game } from '@/api/games'
import { PeriodCard } from './PeriodCard'
import { phaseOf } from './rules'
import { useDrawResult } from './use-draw-result'
import { useOrderNotice } from './use-order-notice'

/** The open period with its countdown, its result once it has closed, and what is said of own orders meanwhile. */
export function OpenPeriod({
  game,
  isBlocked,
  acceptedPeriods,
}: {
  game: Game
  isBlocked: boolean
  /** Periods for which this screen has had an order accepted; the record may not hold them yet. */
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
      phase={phaseOf(secondsLeft, result.status !== 'settled', isBlocked)}
      result={result}
      hasJustLanded={landedPeriod === game.drawnPeriod}
      onCheckAgain={checkAgain}
    />
  )
}

/** The most seconds seen of the open period: the bar's whole. No call tells how long a period is. */
function usePeriodSeconds(period: string, secondsLeft: number): number {
  const [most, setMost] = useState({ period, seconds: secondsLeft })
  if (most.period !== period || secondsLeft > most.seconds) setMost({ period, seconds: secondsLeft })
  return most.seconds
}
