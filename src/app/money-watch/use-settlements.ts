import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { gameQueries } from '@/api/games'
import { accountQueries } from '@/api/account'
import { unreadableIn, type Listing } from '@/api/listing'
import { type Order, orderQueries } from '@/api/orders'
import { isGivenUp, settlementOf } from '@/features/draws/own-orders'
import { nextPoll } from '@/lib/rounds'
import { awaitedId, type AwaitedPeriod } from '@/shared/money-request/awaited'
import { desk } from '@/shared/money-request/desk'
import { addMessage } from '@/shared/money-request/messages'
import type { PayoutOf } from '@/shared/records/order-sums'
import { useSecondsLeft } from '@/ui/Countdown'

/**
 * Finds out how the periods of the member's orders ended, and keeps a message of each.
 * @returns the periods that are still awaited
 */
export function useSettlements(memberId: string): AwaitedPeriod[] {
  const queryClient = useQueryClient()
  const periods = useSyncExternalStore(desk.awaited.subscribe, desk.awaited.list)
  const awaited = periods.filter((period) => period.memberId === memberId)
  // Renders when a period closes, also on waking, so that the wait below is counted anew.
  const upcoming = awaited.flatMap(({ closesAt }) => (closesAt !== null && closesAt > desk.now() ? [closesAt] : []))
  useSecondsLeft(upcoming.length === 0 ? 0 : Math.min(...upcoming))
  const { data: orders } = useQuery({
    ...orderQueries.list(),
    enabled: awaited.length > 0,
    refetchInterval: ({ state }) =>
      nextPoll({
        closings: awaited.map(({ closesAt }) => closesAt),
        answeredAt: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
        now: desk.now(),
        isFailing: state.status === 'error',
      }),
  })
  const settlePeriod = async (period: AwaitedPeriod, list: Listing<Order>) => {
    const id = awaitedId(period)
    // Any entry that cannot be read may belong to the period, and its sums would be wrong.
    if (unreadableIn(list) > 0 || settlementOf(period, list, () => null) === null) {
      // What came out meanwhile is told, however late.
      if (isGivenUp(period, desk.now())) desk.awaited.remove(id)
      return
    }
    const settlement = settlementOf(period, list, await payoutsOf(queryClient, period.gameId))
    // Another tab, or an earlier answer, may have told it meanwhile.
    if (settlement === null || desk.awaited.get(id) === null) return
    desk.awaited.remove(id)
    const message = { id, memberId, at: desk.now(), isRead: false, news: { outcome: 'settled' as const, settlement } }
    addMessage(desk.messages, message)
    void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  }
  const settleAll = useEffectEvent((list: Listing<Order>) => {
    for (const period of awaited) void settlePeriod(period, list)
  })
  useEffect(() => {
    if (orders !== undefined) settleAll(orders)
  }, [orders])
  return awaited
}

/** Without published payouts, what a return includes stays open (reading 47). */
async function payoutsOf(queryClient: QueryClient, gameId: string): Promise<PayoutOf> {
  const options = await queryClient.fetchQuery({ ...gameQueries.payouts(gameId), retry: false }).catch(() => [])
  return ({ type }) => options.find((option) => option.type === type)?.payout ?? null
}
