import type { QueryClient } from '@tanstack/react-query'
import { gameQueries } from '@/api/games'
import { unreadableIn, type Listing } from '@/api/listing'
import { type Order, orderQueries, readOrdersNow } from '@/api/orders'
import { confirmedNow, provenNow } from '@/lib/server-clock'
import type { PayoutOf } from '@/shared/records/order-sums'
import type { OrdersRead } from './check'
import { roundsOf, withList } from './count'
import { ORDER_KINDS } from './kinds'
import { newestTime, serverToday, zoneEvidence } from './server-today'
import { changeOwn, hasAny } from './store'

/** As the record was last read, however long ago. */
export function ordersKept(
  queryClient: QueryClient,
  orders = queryClient.getQueryData(orderQueries.list().queryKey),
): OrdersRead {
  return orders === undefined ? 'later' : readOf(orders, keptPayouts(queryClient))
}

/** Asks the platform, so that orders of another device count too. */
export async function ordersNow(queryClient: QueryClient): Promise<OrdersRead> {
  try {
    const orders = await readOrdersNow(queryClient)
    await Promise.all(
      wonGames(orders).map((id) => queryClient.ensureQueryData(gameQueries.payouts(id)).catch(() => null)),
    )
    return readOf(orders, keptPayouts(queryClient))
  } catch {
    return 'failed'
  }
}

/** A row that cannot be read may be of any size: then nothing is counted. */
function readOf(orders: Listing<Order>, payoutOf: PayoutOf): OrdersRead {
  return unreadableIn(orders) > 0 ? 'failed' : { orders, payoutOf }
}

/** Whose payouts say whether a return has the stake in it (reading 47). */
export function wonGames(orders: readonly Order[]): string[] {
  const won = orders.flatMap(({ lines }) => lines.filter(({ outcome }) => outcome === 'won'))
  return [...new Set(won.map(({ gameId }) => gameId))]
}

function keptPayouts(queryClient: QueryClient): PayoutOf {
  return ({ gameId, type }) =>
    queryClient.getQueryData(gameQueries.payouts(gameId).queryKey)?.find((option) => option.type === type)?.payout ??
    null
}

/**
 * Notes what a list of orders tells beside itself, while a limit needs it: how far the platform's
 * clock is ahead, and which orders a later list must have too.
 */
export function learnOrders(memberId: string, record: OrdersRead): void {
  const now = provenNow()
  if (now === null || typeof record === 'string') return
  const { orders, payoutOf } = record
  const newest = newestTime(orders, now)
  changeOwn(memberId, (own) => {
    if (!hasAny(own, ORDER_KINDS)) return own
    const confirmed = confirmedNow()
    const zone = confirmed === null ? own.zone : zoneEvidence(own.zone, newest, confirmed)
    const today = serverToday(zone, newest, now)
    const known = withList(own.orders, roundsOf(orders, payoutOf), orders.length, today)
    return zone === own.zone && known === own.orders ? own : { ...own, zone, orders: known }
  })
}
