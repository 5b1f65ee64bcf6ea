import type { Order } from '@/api/orders'
import { mayComeAgain } from '@/lib/periods'
import { isInstant } from '@/lib/server-day'
import { asUtc } from '@/lib/server-time-order'
import { placedAtOf } from './order-sums'

const HOUR_MS = 3_600_000
/** Whatever is no farther apart is of one round, where a number comes again each day. */
const SAME_ROUND_MS = 12 * HOUR_MS
/** Whatever is farther apart is of two: a day has 23 hours where clocks are set forward. */
const OTHER_ROUND_MS = 22 * HOUR_MS
/**
 * A clock without a zone is at most 14 hours ahead of GMT. So an order on the round of the day
 * before reads less than this, seen from the closing of the present one.
 */
const MIN_SINCE_CLOSE_MS = -9 * HOUR_MS

/** Whether two moments, in epoch ms, are of one round of this number. */
export function isSamePeriod(period: string, left: number, right: number): boolean {
  return !mayComeAgain(period) || Math.abs(left - right) <= SAME_ROUND_MS
}

/**
 * Which orders on one number are on the round that closes then. A platform that numbers its rounds
 * anew each day had others of that number before (reading 109).
 * @param orders of one game, and of one number
 * @param at epoch ms, by this device's clock; where it is not known, when the round was open
 * @returns null where nobody knows the round of one of them
 */
export function ordersOfPeriod(orders: readonly Order[], at: number): readonly Order[] | null {
  const { period = '' } = orders[0] ?? {}
  if (!mayComeAgain(period)) return orders
  const certain = orders.filter((order) => isCertainlyOn(order, at)).map(timeOf)
  if (certain.length === 0) return null
  const apart = (order: Order) => Math.min(...certain.map((time) => Math.abs(timeOf(order) - time)))
  // An order that has no time is none of these.
  const isKnown = (order: Order) => apart(order) <= SAME_ROUND_MS || apart(order) > OTHER_ROUND_MS
  return orders.every(isKnown) ? orders.filter((order) => apart(order) <= SAME_ROUND_MS) : null
}

const timeOf = (order: Order) => asUtc(placedAtOf(order))

function isCertainlyOn(order: Order, at: number): boolean {
  const after = timeOf(order) - at
  const before = isInstant(placedAtOf(order)) ? -SAME_ROUND_MS : MIN_SINCE_CLOSE_MS
  return after > before && after <= SAME_ROUND_MS
}
