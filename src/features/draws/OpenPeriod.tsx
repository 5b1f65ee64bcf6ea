import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game } from '@/api/games'
import { heldFigures } from '@/shared/money-request/held-figures'
import { awaitedId } from '@/shared/money-request/awaited'
import { desk } from '@/shared/money-request/desk'
import { TURN_MS } from '@/ui/DrawnNumbers'
import { prefersLessMotion } from '@/ui/motion'
import { useIsSeen } from '@/ui/use-is-seen'
import { orderQueries } from '@/api/orders'
import { notify } from '@/ui/feedback'
import { PeriodCard } from './PeriodCard'
import { useDrawResult } from './use-draw-result'
import { isOrderOf } from './own-orders'
import { crossesNotice } from './phase'

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

/** Once per period (reading 42). */
function useOrderNotice(game: Game, secondsLeft: number | null, accepted: ReadonlySet<string>): void {
  const { t } = useTranslation('reservation')
  const { data: orders } = useQuery(orderQueries.list())
  const previous = useRef<{ period: string; seconds: number | null } | null>(null)
  const told = useRef<string | null>(null)
  const period = game.openPeriod
  const isMine = accepted.has(period) || orders?.some((order) => isOrderOf(order, game.id, period)) === true
  useEffect(() => {
    const before = previous.current?.period === period ? previous.current.seconds : null
    previous.current = { period, seconds: secondsLeft }
    if (!crossesNotice(before, secondsLeft) || !isMine || told.current === period) return
    told.current = period
    notify(t('orderSuccessful', { period }), { kind: 'money' })
  }, [period, secondsLeft, isMine, t])
}
