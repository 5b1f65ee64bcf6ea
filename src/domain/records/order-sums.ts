import type { Order, OrderLine } from '@/api/orders'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayOfTime } from '@/lib/server-day'

/**
 * Decides whether the recorded return of a pick (a line) includes the stake (reading 47).
 * @returns `kind`: 'gross' if the recorded amount includes the stake, 'net' if it does not,
 * 'recorded' if neither is certain. `returned` includes the stake, except for 'recorded'; null if
 * the line is pending or has no recorded return. A lost line has the return 0 and the kind 'gross'
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

/**
 * Returns true if the order has lines (picks) and the return of each is known. The return of a lost
 * line is 0; any other return must be in the platform's record.
 */
export function isReturnRecorded({ lines }: Order): boolean {
  return lines.length > 0 && lines.every((line) => returnOf(line, null).returned !== null)
}

/**
 * Returns true if the return of a pick (line) of a settled order cannot be read. The sums of the
 * order are then unknown.
 */
export function isReturnUnread({ isSettled, lines }: Order): boolean {
  return isSettled && lines.some((line) => line.isReturnUnread === true)
}

/**
 * Returns the return minus the stake. Null if the return is missing, or if it is unknown whether
 * the return includes the stake.
 */
export function netOf(line: OrderLine, payout: string | null): Money | null {
  const { returned, kind } = returnOf(line, payout)
  return returned === null || kind === 'recorded' ? null : subtract(returned, line.stake)
}

/**
 * Returns the multiple of the stake that a winning pick (line) pays; null if the platform has not
 * published it.
 */
export type PayoutOf = (line: OrderLine) => string | null

export type Totals = ReturnType<typeof totalsOf>

/**
 * Returns the sums of the settled orders. `pending` is the sum of the stakes of the other orders.
 */
export function totalsOf(orders: readonly Order[], payoutOf: PayoutOf) {
  const settledOrders = orders.filter(({ isSettled }) => isSettled)
  const returns = settledOrders.flatMap(({ lines }) => lines.map((line) => returnOf(line, payoutOf(line))))
  const staked = sum(settledOrders.map(({ total }) => total))
  const returned = sum(returns.map((lineReturn) => lineReturn.returned ?? ZERO))
  const isReturnMissing =
    returns.some((lineReturn) => lineReturn.returned === null) || settledOrders.some(({ lines }) => lines.length === 0)
  return {
    staked,
    returned,
    net: subtract(returned, staked),
    pending: sum(orders.filter(({ isSettled }) => !isSettled).map(({ total }) => total)),
    /**
     * True if `returned` and `net` are unreliable, because a return is missing or it is unknown
     * whether a return includes the stake.
     */
    isPartial: isReturnMissing || returns.some(({ kind }) => kind === 'recorded'),
    /**
     * True if a settled order has a line (a pick) with a missing return, or has no lines in the
     * platform's record.
     */
    isReturnMissing,
  }
}

/**
 * Returns a text that is equal for orders that the platform's record cannot distinguish (reading
 * 86). The text stays the same when an order is settled.
 */
export function fingerprintOf(order: Order): string {
  return [order.gameName, order.period, ...order.lines.map(lineFingerprintOf)].join('|')
}

export function lineFingerprintOf({ type, stake, placedAt }: OrderLine): string {
  return `${type}${stake}${placedAt}`
}

/**
 * Returns the time at which the order was placed, by its first pick. If this time is missing,
 * returns the time of the order's last change; '' if both are missing.
 */
export function placedAtOf(order: Order): string {
  return order.lines[0]?.placedAt || order.updatedAt
}

/**
 * Returns the server's date of placing an order (reading 79). For a time with a zone, returns the
 * date on this device (reading 101).
 */
export function dayOf(order: Order): string {
  return dayOfTime(placedAtOf(order))
}
