import type { QueryClient } from '@tanstack/react-query'
import { gameQueries } from '@/api/games.queries'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { orderQueries, readOrdersNow } from '@/api/orders.queries'
import type { PayoutOf } from '@/shared/order-sums'
import type { OrdersRead } from './check'
import { present } from './clock'
import { ORDER_KINDS } from './kinds'
import { NO_LIMIT } from './limit'
import { newestTime, zoneEvidence } from './server-today'
import { changeOwn, limitOf, type OwnLimits } from './store'

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

/** Notes how far the platform's clock is ahead, while a limit needs to know its day. */
export function learnZone(memberId: string, orders: readonly Order[]): void {
  const now = present()
  changeOwn(memberId, (own) => {
    if (!needsDay(own)) return own
    const zone = zoneEvidence(own.zone, newestTime(orders, now), now)
    return zone === own.zone ? own : { ...own, zone }
  })
}

function needsDay(own: OwnLimits): boolean {
  return ORDER_KINDS.some((kind) => limitOf(own, kind) !== NO_LIMIT)
}
