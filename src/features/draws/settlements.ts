import type { Order } from '@/api/orders'
import type { AwaitedPeriod } from '@/shared/money-request/awaited'
import type { Settlement } from '@/shared/money-request/messages'
import { totalsOf, type PayoutOf } from '@/shared/records/order-sums'
import { isOrderOf } from './own-orders'

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
