import type { Order, OrderLine } from '@/api/orders'
import { add, compare, multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'

/** What the orders of a record come to, wherever it is shown: the task record, the report and the statement must never differ. */

/** How a recorded return is read (reading 47): with the stake in it, without it, or simply as recorded. */
export type ReturnKind = 'gross' | 'net' | 'recorded'

export interface LineReturn {
  /** What came back in all, stake included where that is known; null while pending or not recorded. */
  returned: Money | null
  kind: ReturnKind
}

/** `payout`: gross return per unit of this line's option, where it is published. */
export function returnOf(line: OrderLine, payout: string | null): LineReturn {
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

/** Gross return per unit staked on a line, where it is published. */
export type PayoutOf = (line: OrderLine) => string | null

export interface Totals {
  /** Of settled orders. */
  staked: Money
  returned: Money
  net: Money
  /** Stakes of orders not settled yet. */
  pending: Money
  /** Some return is only "as recorded": net may not be exact. */
  isPartial: boolean
}

export function totalsOf(orders: readonly Order[], payoutOf: PayoutOf): Totals {
  const settled = orders.filter(({ isSettled }) => isSettled)
  const returns = settled.flatMap(({ lines }) => lines.map((line) => returnOf(line, payoutOf(line))))
  const staked = sum(settled.map(({ total }) => total))
  const returned = returns.reduce((total, { returned }) => add(total, returned ?? ZERO), ZERO)
  return {
    staked,
    returned,
    net: subtract(returned, staked),
    pending: sum(orders.filter(({ isSettled }) => !isSettled).map(({ total }) => total)),
    isPartial: returns.some(({ kind }) => kind === 'recorded'),
  }
}

/** Orders have no id: what they are and when they were placed is their key (reading 86). */
export function keyOf(order: Order): string {
  return [
    order.gameName,
    order.period,
    ...order.lines.map(({ type, stake, placedAt }) => `${type}${stake}${placedAt}`),
  ].join('|')
}

/** Server time of the placing; of the last change where the lines carry none. Empty when the platform gives neither. */
export function placedAtOf(order: Order): string {
  return order.lines[0]?.placedAt || order.updatedAt
}

/** The day an order was placed, in the server's own dates (reading 79). */
export function dayOf(order: Order): string {
  return placedAtOf(order).slice(0, 10)
}
