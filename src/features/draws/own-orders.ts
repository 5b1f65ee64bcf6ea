import type { QueryClient } from '@tanstack/react-query'
import { type Listing, listingFrom, unreadableIn } from '@/api/listing'
import { type NewOrder, type Order, readOrdersNow } from '@/api/orders'
import { compare, fraction, minimum, roundAmounts } from '@/lib/money/sums'
import { type Money, ZERO, floorToWhole } from '@/lib/money/text'
import type { AwaitedPeriod } from '@/shared/money-request/awaited'
import type { Settlement } from '@/shared/money-request/messages'
import { type PayoutOf, totalsOf } from '@/shared/records/order-sums'
import type { ReadAlike } from '@/shared/money-request/evidence'
import type { OrderRequest } from './rules'

export function isOrderOf(order: Pick<Order, 'period' | 'lines'>, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}

/** When each of the record's orders like this one was placed, by the platform's clock. */
export function alikeOrders(
  orders: readonly Order[],
  order: Pick<NewOrder, 'gameId' | 'period' | 'types' | 'perNote'>,
): string[] {
  const wanted = [...order.types].sort().join(',')
  return orders
    .filter(
      ({ period, lines }) =>
        period === order.period &&
        lines
          .map(({ type }) => type)
          .sort()
          .join(',') === wanted &&
        lines.every(({ gameId, stake }) => gameId === order.gameId && compare(stake, order.perNote) === 0),
    )
    .map(({ lines }) => lines[0]?.placedAt ?? '')
}

/**
 * Whether an order may have brought something in since, which changes the balance: one that was not
 * settled before and has not lost since, such as a round called off whose stake came back. True as
 * well where a record is not known or has rows that cannot be read: any of them may be one.
 */
export function mayHaveReturnSince(before: Listing<Order> | null, now: Listing<Order> | null): boolean {
  if (before === null || now === null || unreadableIn([before, now]) > 0) return true
  const roundOf = ({ gameName, period }: Order) => `${gameName}|${period}`
  const settled = new Set(before.filter(({ isSettled }) => isSettled).map(roundOf))
  const hasLost = ({ lines }: Order) => lines.length > 0 && lines.every(({ outcome }) => outcome === 'lost')
  return now.some((order) => order.isSettled && !settled.has(roundOf(order)) && !hasLost(order))
}

const MOST_RECENT_STAKES = 3

/**
 * The stakes per note that are offered with one tap, ascending and none above the balance: the
 * member's own last ones, in any game, of which none is above the last, so that no button suggests
 * more than they just staked; round ones of at most a twentieth of the balance for who has none.
 * @param orders newest first
 */
export function offeredStakes(orders: readonly Order[], balance: Money): Money[] {
  const stakes = orders.flatMap(({ lines }) => lines.map(({ stake }) => stake))
  const [last] = stakes
  if (last === undefined) return roundAmounts(ZERO, fraction(balance, 1, 20))
  const most = minimum(last, balance)
  const offered = stakes.filter((stake) => isOffered(stake) && compare(stake, most) <= 0)
  return [...new Set(offered)].slice(0, MOST_RECENT_STAKES).sort(compare)
}

/** An amount that can be typed: whole, and more than zero. */
function isOffered(stake: Money): boolean {
  return compare(stake, ZERO) > 0 && floorToWhole(stake) === stake
}

/** Null until the platform has settled every order of the period. */
export function settlementOf(
  { gameId, gameName, period }: AwaitedPeriod,
  orders: readonly Order[],
  payoutOf: PayoutOf,
): Settlement | null {
  const own = orders.filter((order) => isOrderOf(order, gameId, period))
  if (own.length === 0 || own.some(({ isSettled }) => !isSettled)) return null
  const { staked, returned, net, isPartial } = totalsOf(own, payoutOf)
  return { gameName, period, staked, returned, net, isPartial }
}

/** After this the record is the place to look. */
const GIVEN_UP_MS = 24 * 60 * 60_000

export function isGivenUp({ closesAt, sentAt }: AwaitedPeriod, now: number): boolean {
  return now - (closesAt ?? sentAt) > GIVEN_UP_MS
}

export function orderEvidence(queryClient: QueryClient): ReadAlike<OrderRequest> {
  return async (order) => {
    const orders = await readOrdersNow(queryClient)
    return listingFrom([orders], alikeOrders(orders, order))
  }
}
