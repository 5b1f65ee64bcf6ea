import { useEffect } from 'react'
import type { Member } from '@/api/account'
import type { Game } from '@/api/games'
import { heldFigures } from '@/shared/held-figures'
import { awaitedId } from '@/shared/money-request/awaited'
import { desk } from '@/shared/money-request/desk'
import { TURN_MS } from '@/ui/DrawnNumbers'
import { prefersLessMotion } from '@/ui/less-motion'
import { useIsSeen } from '@/ui/use-is-seen'
import { PeriodCard } from './PeriodCard'
import { useDrawResult } from './use-draw-result'
import { useOrderNotice } from './use-order-notice'

export function OpenPeriod({
  game,
  member,
  acceptedPeriods,
}: {
  game: Game
  member: Member
  /** The record may not hold these orders yet. */
  acceptedPeriods: ReadonlySet<string>
}) {
  const { result, secondsLeft, landedPeriod, checkAgain } = useDrawResult(game)
  useOrderNotice(game, secondsLeft, acceptedPeriods)
  const hasJustLanded = landedPeriod === game.drawnPeriod
  useTurn(hasJustLanded ? awaitedId({ memberId: member.id, gameId: game.id, period: game.drawnPeriod }) : null)
  return (
    <PeriodCard
      game={game}
      secondsLeft={secondsLeft}
      result={result}
      hasJustLanded={hasJustLanded}
      onCheckAgain={checkAgain}
    />
  )
}

/**
 * The numbers of a round of the member's turn here once they are seen, and not on its slip again.
 */
function useTurn(id: string | null): void {
  const isSeen = useIsSeen()
  const turning = isSeen ? id : null
  useEffect(() => {
    if (turning === null || (desk.awaited.get(turning) ?? desk.messages.get(turning)) === null) return
    const end = () => heldFigures.turnEnds(turning)
    heldFigures.turnBegins(turning)
    const timer = setTimeout(end, prefersLessMotion() ? 0 : TURN_MS)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [turning])
}
