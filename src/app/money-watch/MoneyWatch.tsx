import { useQueryClient, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { recover } from '@/domain/money-request/look-up'
import { useHasPassed, useSecondsLeft } from '@/ui/Countdown'
import { accountQueries } from '@/api/account'
import { closings, gameQueries } from '@/api/games'
import { countUnreadable, type Listing } from '@/api/listing'
import { orderQueries, type Order } from '@/api/orders'
import { nextPoll } from '@/lib/periods'
import { sessionStore, useSession } from '@/session/store'
import { recordReader } from '@/domain/money-request/record-baseline'
import { addMessage, awaitedId, moneyStore, type AwaitedPeriod } from '@/domain/money-request/money-store'
import { useToastOf } from '@/domain/money-request/texts'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'
import type { PayoutOf } from '@/domain/records/order-sums'
import { useEvent, useInterval, useNetworkReturn } from '@/ui/use-event'
import { RoundCards } from './RoundCards'
import { hasSettlementTimedOut, settlementOf, type PendingPeriod } from './rules'

const LOOK_UP_INTERVAL_MS = 5000

export default function MoneyWatch({ memberId }: { memberId: string }) {
  useOutcomes(memberId)
  return <RoundCards memberId={memberId} open={useSettlements(memberId)} />
}

/** Looks up money requests without an answer, so that the member need not do it. */
function useOutcomes(memberId: string): void {
  const queryClient = useQueryClient()
  const { token } = useSession()
  const toast = useToastOf()
  const isSameSession = () => sessionStore.get().token === token
  const lookUpAll = () =>
    void recover(moneyStore, memberId, recordReader(queryClient), {
      channel: () => (isSameSession() ? 'toast' : 'none'),
      toast,
      canLookUp: isSameSession,
    })
  const open = useOpenRequests(memberId)
  const awaited = open.flatMap(({ answerBy }) => (answerBy > moneyStore.now() ? [answerBy] : []))
  // Renders again when the next time-out has passed.
  useHasPassed(awaited.length === 0 ? 0 : Math.min(...awaited))
  const lookUpOverdue = useEffectEvent((_number: number) => lookUpAll())
  const overdue = open.length - awaited.length
  useEffect(() => lookUpOverdue(overdue), [overdue])
  // Another tab may wait past the time-out and then be closed without recording the outcome.
  useInterval(
    lookUpAll,
    open.some(({ isLost, answerBy }) => !isLost && answerBy <= moneyStore.now()) ? LOOK_UP_INTERVAL_MS : null,
  )
  useNetworkReturn(lookUpAll)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') lookUpAll()
  })
}

/** Adds a message for each settled period. @returns the periods that are still awaited */
function useSettlements(memberId: string): PendingPeriod[] {
  const queryClient = useQueryClient()
  const periods = useSyncExternalStore(moneyStore.awaited.subscribe, moneyStore.awaited.list)
  useSyncExternalStore(closings.subscribe, closings.all)
  // The stored closing is by the device's clock at that time, which may have been set since.
  const awaited = periods
    .filter((period) => period.memberId === memberId)
    .map((one) => ({ ...one, closesAt: closings.closingOf(one.gameId, one.period) ?? one.closesAt }))
  const now = moneyStore.now()
  // Renders again when a period closes, so that `refetchInterval` is computed again.
  const upcoming = awaited.flatMap(({ closesAt }) => (closesAt !== null && closesAt > now ? [closesAt] : []))
  useSecondsLeft(upcoming.length === 0 ? 0 : Math.min(...upcoming))
  const { data: orders } = useQuery({
    ...orderQueries.list(),
    enabled: awaited.length > 0,
    refetchInterval: ({ state }) =>
      nextPoll({
        closings: awaited.map(({ closesAt }) => closesAt),
        answeredAt: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
        now: moneyStore.now(),
        isFailing: state.status === 'error',
      }),
  })
  const settlePeriod = async (period: AwaitedPeriod, list: Listing<Order>) => {
    const id = awaitedId(period)
    // An unreadable entry may belong to the period; the sums would then be wrong.
    if (countUnreadable(list) > 0 || settlementOf(period, list, () => null) === null) {
      // Gives up only now: a late result is reported even if the time-out has passed.
      if (hasSettlementTimedOut(period, moneyStore.now())) moneyStore.awaited.remove(id)
      return
    }
    const settlement = settlementOf(period, list, await payoutsOf(queryClient, period.gameId))
    // Another tab, or an earlier answer, may have added the message meanwhile.
    if (settlement === null || moneyStore.awaited.get(id) === null) return
    moneyStore.awaited.remove(id)
    const news = { outcome: 'settled', settlement } as const
    addMessage(moneyStore.messages, { id, memberId, at: moneyStore.now(), isRead: false, news })
    void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  }
  // An order may become known only after the record has listed its round.
  const settleAll = useEffectEvent((list: Listing<Order>, known: typeof periods) => {
    for (const period of known) if (period.memberId === memberId) void settlePeriod(period, list)
  })
  useEffect(() => {
    if (orders !== undefined) settleAll(orders, periods)
  }, [orders, periods])
  // Until an answer names the game, only the device's clock dates the closing, and it may be wrong:
  // the card then does not say that the round is being drawn.
  return awaited.map((one) => ({ ...one, isClosingKnown: closings.knows(one.gameId) }))
}

/** An empty list of payouts leaves open whether a return includes the stake (reading 47). */
async function payoutsOf(queryClient: QueryClient, gameId: string): Promise<PayoutOf> {
  // On failure the result is still shown, without the net amount.
  const options = await queryClient.fetchQuery({ ...gameQueries.payouts(gameId), retry: false }).catch(() => [])
  return ({ type }) => options.find((option) => option.type === type)?.payout ?? null
}
