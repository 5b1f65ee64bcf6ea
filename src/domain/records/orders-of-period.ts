import type { Order } from '@/api/orders'
import { mayComeAgain } from '@/lib/periods'
import { isInstant } from '@/lib/server-day'
import { asUtc } from '@/lib/server-time-order'
import { placedAtOf } from './order-sums'

const HOUR_MS = 3_600_000
/** Times no farther apart belong to one round, even if its number comes again each day. */
const SAME_ROUND_MS = 12 * HOUR_MS
/** Times farther apart belong to two rounds: a day has 23 hours if clocks are set forward. */
const OTHER_ROUND_MS = 22 * HOUR_MS
/**
 * A clock without a zone is at most 14 hours ahead of GMT. Relative to the close of its round, an
 * order on the previous day's round has an earlier time than this.
 */
const MIN_SINCE_CLOSE_MS = -9 * HOUR_MS

/** Whether two times, in epoch ms, belong to the same round with this number. */
export function isSamePeriod(period: string, left: number, right: number): boolean {
  return !mayComeAgain(period) || Math.abs(left - right) <= SAME_ROUND_MS
}

/**
 * The orders on the round that closes at `at`. A platform that starts its numbers again each day
 * had other rounds with this number before (reading 109).
 * @param orders of one game and one number
 * @param at epoch ms, by this device's clock; without a known close, a time when the round was open
 * @returns null if the round of one of them is unknown
 */
export function ordersOfPeriod(orders: readonly Order[], at: number): readonly Order[] | null {
  const { period = '' } = orders[0] ?? {}
  if (!mayComeAgain(period)) return orders
  const certain = orders.filter((order) => isCertainlyOn(order, at)).map(timeOf)
  if (certain.length === 0) return null
  const distanceToCertain = (order: Order) => Math.min(...certain.map((time) => Math.abs(timeOf(order) - time)))
  // False as well for an order without a time: its distance is NaN.
  const isKnown = (order: Order) =>
    distanceToCertain(order) <= SAME_ROUND_MS || distanceToCertain(order) > OTHER_ROUND_MS
  return orders.every(isKnown) ? orders.filter((order) => distanceToCertain(order) <= SAME_ROUND_MS) : null
}

const timeOf = (order: Order) => asUtc(placedAtOf(order))

function isCertainlyOn(order: Order, at: number): boolean {
  const sinceClose = timeOf(order) - at
  const minimum = isInstant(placedAtOf(order)) ? -SAME_ROUND_MS : MIN_SINCE_CLOSE_MS
  return sinceClose > minimum && sinceClose <= SAME_ROUND_MS
}
