import type { Order, OrderLine } from '@/api/orders'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayOfTime } from '@/lib/server-day'

/**
 * How a recorded return is read: with the stake, without it, or as recorded (reading 47).
 * @returns `returned` includes the stake where that is known; null while pending or not recorded
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

/** The record says of each line what came back. */
export function isReturnRecorded({ lines }: Order): boolean {
  return lines.length > 0 && lines.every((line) => returnOf(line, null).returned !== null)
}

/** A return of a win is told, and cannot be read: nothing is made of the order's sums. */
export function isReturnUnread({ isSettled, lines }: Order): boolean {
  return isSettled && lines.some((line) => line.isReturnUnread === true)
}

export function netOf(line: OrderLine, payout: string | null): Money | null {
  const { returned, kind } = returnOf(line, payout)
  return returned === null || kind === 'recorded' ? null : subtract(returned, line.stake)
}

/** Gross return per unit staked; null where it is not published. */
export type PayoutOf = (line: OrderLine) => string | null

export type Totals = ReturnType<typeof totalsOf>

/** Of settled orders; `pending` has the stakes of the others. */
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
    isPartial: isReturnMissing || returns.some(({ kind }) => kind === 'recorded'),
    /** Of some the record tells no return at all. */
    isUntold: isReturnMissing,
  }
}

/** Equal for orders that the record cannot tell apart (reading 86). */
export function fingerprintOf(order: Order): string {
  return [order.gameName, order.period, ...order.lines.map(lineFingerprintOf)].join('|')
}

export function lineFingerprintOf({ type, stake, placedAt }: OrderLine): string {
  return `${type}${stake}${placedAt}`
}

/** That of the last change where the lines have none. Empty if neither is given. */
export function placedAtOf(order: Order): string {
  return order.lines[0]?.placedAt || order.updatedAt
}

/** By the server's own date (reading 79); of an instant by this device's (reading 101). */
export function dayOf(order: Order): string {
  return dayOfTime(placedAtOf(order))
}
