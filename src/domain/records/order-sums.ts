import type { Order, OrderLine } from '@/api/orders'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayOfTime } from '@/lib/server-day'

/**
 * Reads a recorded return as with the stake, without it, or as recorded (reading 47).
 * @returns `returned` with the stake, unless `kind` is 'recorded'; null while pending or not
 * recorded
 */
export function returnOf(
  line: OrderLine,
  payout: string | null,
): { returned: Money | null; kind: 'gross' | 'net' | 'recorded' } {
  if (line.outcome === 'lost') return { returned: ZERO, kind: 'gross' }
  const recorded = line.recordedReturn
  if (line.outcome === 'pending' || recorded === null) return { returned: null, kind: 'recorded' }
  if (payout !== null) {
    const gross = multiply(line.stake, payout)
    if (compare(recorded, gross) === 0) return { returned: recorded, kind: 'gross' }
    if (compare(recorded, subtract(gross, line.stake)) === 0) return { returned: gross, kind: 'net' }
  }
  return { returned: recorded, kind: 'recorded' }
}

/** Whether the record has the return of every line. */
export function isReturnRecorded({ lines }: Order): boolean {
  return lines.length > 0 && lines.every((line) => returnOf(line, null).returned !== null)
}

/** Whether the return of a won line cannot be read: the order's sums are then unknown. */
export function isReturnUnread({ isSettled, lines }: Order): boolean {
  return isSettled && lines.some((line) => line.isReturnUnread === true)
}

/** The return less the stake; null if it is unknown whether the return includes the stake. */
export function netOf(line: OrderLine, payout: string | null): Money | null {
  const { returned, kind } = returnOf(line, payout)
  return returned === null || kind === 'recorded' ? null : subtract(returned, line.stake)
}

/** The multiple of the stake that a won line returns; null if it is not published. */
export type PayoutOf = (line: OrderLine) => string | null

export type Totals = ReturnType<typeof totalsOf>

/** Sums of the settled orders; `pending` is the sum of the stakes of the others. */
export function totalsOf(orders: readonly Order[], payoutOf: PayoutOf) {
  const settled = orders.filter(({ isSettled }) => isSettled)
  const returns = settled.flatMap(({ lines }) => lines.map((line) => returnOf(line, payoutOf(line))))
  const staked = sum(settled.map(({ total }) => total))
  const returned = sum(returns.map((each) => each.returned ?? ZERO))
  const isReturnMissing =
    returns.some((each) => each.returned === null) || settled.some(({ lines }) => lines.length === 0)
  return {
    staked,
    returned,
    net: subtract(returned, staked),
    pending: sum(orders.filter(({ isSettled }) => !isSettled).map(({ total }) => total)),
    /** `returned` and `net` are unreliable: a return is missing, or only known as recorded. */
    isPartial: isReturnMissing || returns.some(({ kind }) => kind === 'recorded'),
    /** The record has no return at all for some line, or no lines for some order. */
    isUntold: isReturnMissing,
  }
}

/** Equal for orders that the record cannot distinguish (reading 86), settled or not. */
export function fingerprintOf(order: Order): string {
  return [order.gameName, order.period, ...order.lines.map(lineFingerprintOf)].join('|')
}

export function lineFingerprintOf({ type, stake, placedAt }: OrderLine): string {
  return `${type}${stake}${placedAt}`
}

/** The time of the last change if the lines have none; '' if neither is given. */
export function placedAtOf(order: Order): string {
  return order.lines[0]?.placedAt || order.updatedAt
}

/** The server's date (reading 79); of an instant, the date on this device (reading 101). */
export function dayOf(order: Order): string {
  return dayOfTime(placedAtOf(order))
}
