import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import type { Game } from '@/api/games'
import { type Order, orderQueries } from '@/api/orders'
import { awaitedId } from '@/domain/money-request/awaited'
import { isShownByCard } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { isOrderOnPeriod } from '@/domain/records/keyed-rows'
import { isSamePeriod, ordersOfPeriod } from '@/domain/records/orders-of-period'
import { spoilerGuard } from '@/domain/spoiler-guard'
import { REVEAL_MS } from '@/ui/DrawnNumbers'
import { notify } from '@/ui/feedback'
import { prefersLessMotion } from '@/ui/motion'
import { ownRoundSlotRef } from '@/ui/slot'
import { Caption } from '@/ui/text'
import { useIsSeen } from '@/ui/use-is-seen'
import { passesNoticeTime } from './game'
import { PeriodCard } from './PeriodCard'
import { useDrawResult } from './use-draw-result'
import styles from './OpenPeriod.module.css'

/** The card of the open round of a game, with the rounds of the member in it. */
export function OpenPeriod({ game, memberId, notice }: { game: Game; memberId: string; notice: ReactNode }) {
  const { t } = useTranslation(['reservation', 'messages'])
  const drawResult = useDrawResult(game)
  useOrderNotice(game, drawResult.secondsLeft, memberId)
  useReportReveal(drawResult.hasNewResult ? awaitedId({ memberId, gameId: game.id, period: game.drawnPeriod }) : null)
  const isOwnOutcome = useIsOwnOutcome(game, memberId)
  return (
    <PeriodCard
      game={game}
      {...drawResult}
      isOwnOutcome={isOwnOutcome && drawResult.result.status === 'settled'}
      notice={notice}
    >
      {/* The app shows the member's rounds of this game in the empty element. The text is shown
          while it has no content. */}
      <div ref={ownRoundSlotRef} className={styles['rounds']} />
      <p className={styles['none']}>
        <Caption>{t('messages:rounds.own')}</Caption>
        <span>{t('noOrder')}</span>
      </p>
    </PeriodCard>
  )
}

/**
 * Returns true while the newest result is of a round with an order of the member that is not
 * settled, or whose result is still shown. An order on the open round ends this, because the card
 * then shows the clock of that round.
 */
function useIsOwnOutcome({ id: gameId, drawnPeriod, openPeriod }: Game, memberId: string): boolean {
  useSyncExternalStore(moneyStore.awaited.subscribe, moneyStore.awaited.list)
  useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const idOf = (period: string) => awaitedId({ memberId, gameId, period })
  if (moneyStore.awaited.get(idOf(openPeriod)) !== null) return false
  const message = moneyStore.messages.get(idOf(drawnPeriod))
  if (message !== null) return isShownByCard(message, moneyStore.now())
  return moneyStore.awaited.get(idOf(drawnPeriod)) !== null
}

/**
 * Reports to the spoiler guard that this card reveals the numbers of a round with an order of the
 * member. The card with the member's result (`RoundCard`) then does not repeat the animation.
 */
function useReportReveal(id: string | null): void {
  const isSeen = useIsSeen()
  const revealedId = isSeen ? id : null
  useEffect(() => {
    if (revealedId === null || (moneyStore.awaited.get(revealedId) ?? moneyStore.messages.get(revealedId)) === null)
      return
    const endReveal = () => spoilerGuard.markTurnEnded(revealedId)
    spoilerGuard.markTurnStarted(revealedId)
    const timer = setTimeout(endReveal, prefersLessMotion() ? 0 : REVEAL_MS)
    return () => {
      clearTimeout(timer)
      endReveal()
    }
  }, [revealedId])
}

/**
 * Shows "Order successful" once for each round with an order of the member, when the countdown
 * passes 59 s (reading 42).
 */
function useOrderNotice(game: Game, secondsLeft: number | null, memberId: string): void {
  const { t } = useTranslation('reservation')
  const { data: orders } = useQuery(orderQueries.list())
  const previousCountdown = useRef<{ period: string; seconds: number | null } | null>(null)
  const notifiedPeriod = useRef<string | null>(null)
  const { id: gameId, openPeriod: period, closesAt } = game
  // An accepted order may be missing from the platform's list of orders. So the rounds that this
  // device has stored as awaited are checked as well.
  const awaitedPeriod = moneyStore.awaited.get(awaitedId({ memberId, gameId, period }))
  const isAwaited =
    awaitedPeriod !== null &&
    closesAt !== null &&
    isSamePeriod(period, awaitedPeriod.closesAt ?? awaitedPeriod.sentAt, closesAt)
  const hasOwnOrder = isAwaited || (closesAt !== null && hasOrderOnPeriod(orders ?? [], { gameId, period, closesAt }))
  useEffect(() => {
    const previousSeconds = previousCountdown.current?.period === period ? previousCountdown.current.seconds : null
    previousCountdown.current = { period, seconds: secondsLeft }
    if (!passesNoticeTime(previousSeconds, secondsLeft) || !hasOwnOrder || notifiedPeriod.current === period) return
    notifiedPeriod.current = period
    notify(t('orderSuccessful', { period }), { kind: 'money' })
  }, [period, secondsLeft, hasOwnOrder, t])
}

function hasOrderOnPeriod(
  orders: readonly Order[],
  { gameId, period, closesAt }: { gameId: string; period: string; closesAt: number },
): boolean {
  const ordersWithNumber = orders.filter((order) => isOrderOnPeriod(order, gameId, period))
  return (ordersOfPeriod(ordersWithNumber, closesAt) ?? []).length > 0
}
