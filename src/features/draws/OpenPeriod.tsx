import type { Game } from '@/api/games'
import { PeriodCard } from './PeriodCard'
import { phaseOf } from './phase'
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
  useOrderNotice(game, secondsLeft, acceptedPeriods)
  return (
    <PeriodCard
      game={game}
      secondsLeft={secondsLeft}
      phase={phaseOf(game.openPeriod === '' ? 0 : secondsLeft, result.status !== 'settled', isBlocked)}
      result={result}
      hasJustLanded={landedPeriod === game.drawnPeriod}
      onCheckAgain={checkAgain}
    />
  )
}
