import type { Order, OrderLine } from '@/api/orders'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayOfTime } from '@/lib/server-day'

/**
 * Decides whether the recorded return of a pick (a line) includes the stake (reading 47).
 * @returns `kind`: 'gross' if the recorded amount includes the stake, 'net' if it does not,
 * 'recorded' if neither is certain. `returned` includes the stake, except for 'recorded'; null if
 * the pick is pending or has no recorded return
 */
export function returnOf(
  line: OrderLine,
  payout: string | null,
): { returned: Money | null; kind: 'gross' | 'net' | 'recorded' } {
  if (line.outcome === 'lost') return { returned: ZERO, kind: 'gross' }
  const recordedReturn = line.recordedReturn
  if (line.outcome === 'pending' || recordedReturn === null) return { returned: null, kind: 'recorded' }
  if (payout !== null) {
    const gross = multiply(line.stake, payout)
    if (compare(recordedReturn, gross) === 0) return { returned: recordedReturn, kind: 'gross' }
    if (compare(recordedReturn, subtract(gross, line.stake)) === 0) return { returned: gross, kind: 'net' }
  }
  return { returned: recordedReturn, kind: 'recorded' }
}

/** True if the order has picks (lines) and each return is known: recorded, or 0 if lost. */
export function isReturnRecorded({ lines }: Order): boolean {
  return lines.length > 0 && lines.every((line) => returnOf(line, null).returned !== null)
}

/** True if a return of a settled order is unreadable. The sums of the order are then unknown. */
export function isReturnUnreadable({ isSettled, lines }: Order): boolean {
  return isSettled && lines.some((line) => line.isReturnUnread === true)
}

/** Return minus stake. Null if the return is missing or may exclude the stake. */
export function netOf(line: OrderLine, payout: string | null): Money | null {
  const { returned, kind } = returnOf(line, payout)
  return returned === null || kind === 'recorded' ? null : subtract(returned, line.stake)
}

/** The multiple of the stake that a winning pick (line) pays; null if it is not published. */
export type PayoutOf = (line: OrderLine) => string | null

export type Totals = ReturnType<typeof totalsOf>

/** Sums the settled orders. `pending` is the sum of the stakes of the other orders. */
export function totalsOf(orders: readonly Order[], payoutOf: PayoutOf) {
  const settledOrders = orders.filter(({ isSettled }) => isSettled)
  const lineReturns = settledOrders.flatMap(({ lines }) => lines.map((line) => returnOf(line, payoutOf(line))))
  const staked = sum(settledOrders.map(({ total }) => total))
  const returned = sum(lineReturns.map((lineReturn) => lineReturn.returned ?? ZERO))
  const isReturnMissing =
    lineReturns.some((lineReturn) => lineReturn.returned === null) ||
    settledOrders.some(({ lines }) => lines.length === 0)
  return {
    staked,
    returned,
    net: subtract(returned, staked),
    pending: sum(orders.filter(({ isSettled }) => !isSettled).map(({ total }) => total)),
    /**
     * True if a return is missing or may exclude the stake. Then `returned` and `net` are
     * unreliable.
     */
    isPartial: isReturnMissing || lineReturns.some(({ kind }) => kind === 'recorded'),
    /** True if a settled order has a pick with a missing return, or no recorded picks. */
    isReturnMissing,
  }
}

/**
 * The returned text is equal for orders that look the same in the platform's record (reading 86),
 * settled or not.
 */
export function fingerprintOf(order: Order): string {
  return [order.gameName, order.period, ...order.lines.map(lineFingerprintOf)].join('|')
}

export function lineFingerprintOf({ type, stake, placedAt }: OrderLine): string {
  return `${type}${stake}${placedAt}`
}

/** Time of the first pick, otherwise of the order's last change; '' if both are missing. */
export function placedAtOf(order: Order): string {
  return order.lines[0]?.placedAt || order.updatedAt
}

/**
 * Returns the day of placing as "2026-11-21": by the server's date (reading 79), or by this
 * device's date if the time has a zone (reading 101).
 */
export function dayOf(order: Order): string {
  return dayOfTime(placedAtOf(order))
}
