import type { Order } from '@/api/orders'
import { mayNumberRecur } from '@/lib/periods'
import { isInstant } from '@/lib/server-day'
import { toEpochMs } from '@/lib/server-time-order'
import { placedAtOf } from './order-sums'

const HOUR_MS = 3_600_000
/** Times at most this far apart are of the same round, even if its number is used every day. */
const MAX_SAME_PERIOD_MS = 12 * HOUR_MS
/**
 * Times farther apart than this are of two rounds. The limit is below 23 hours, because a day on
 * which clocks go forward has only 23 hours.
 */
const MIN_OTHER_PERIOD_MS = 22 * HOUR_MS
/**
 * An order placed later than this, relative to a round's close, cannot be on the round of the day
 * before. The orders of the day before were placed at least 23 hours before this close, and a
 * server time without a zone is at most 14 hours ahead of GMT.
 */
const MIN_SINCE_CLOSE_MS = -9 * HOUR_MS

/** Returns true if two times, in epoch ms, belong to the same round with this number. */
export function isSamePeriod(period: string, left: number, right: number): boolean {
  return !mayNumberRecur(period) || Math.abs(left - right) <= MAX_SAME_PERIOD_MS
}

/**
 * Returns the orders on the round that closes at `at`. Earlier rounds may have had the same number
 * (reading 109).
 * @param orders orders of one game and one number of a round
 * @param at closing time in epoch ms, by this device's clock; if unknown, a time at which the round
 * was open
 * @returns null if it is unknown whether one of the orders is on this round
 */
export function ordersOfPeriod(orders: readonly Order[], at: number): readonly Order[] | null {
  const { period = '' } = orders[0] ?? {}
  if (!mayNumberRecur(period)) return orders
  const certainTimes = orders.filter((order) => isCertainlyOnRound(order, at)).map(placedAtMsOf)
  if (certainTimes.length === 0) return null
  const distanceToCertainTimeMs = (order: Order) =>
    Math.min(...certainTimes.map((time) => Math.abs(placedAtMsOf(order) - time)))
  // Also false for an order without a time, because its distance is NaN.
  const isPeriodKnown = (order: Order) =>
    distanceToCertainTimeMs(order) <= MAX_SAME_PERIOD_MS || distanceToCertainTimeMs(order) > MIN_OTHER_PERIOD_MS
  return orders.every(isPeriodKnown)
    ? orders.filter((order) => distanceToCertainTimeMs(order) <= MAX_SAME_PERIOD_MS)
    : null
}

const placedAtMsOf = (order: Order) => toEpochMs(placedAtOf(order))

function isCertainlyOnRound(order: Order, at: number): boolean {
  const sinceCloseMs = placedAtMsOf(order) - at
  const minSinceCloseMs = isInstant(placedAtOf(order)) ? -MAX_SAME_PERIOD_MS : MIN_SINCE_CLOSE_MS
  return sinceCloseMs > minSinceCloseMs && sinceCloseMs <= MAX_SAME_PERIOD_MS
}
