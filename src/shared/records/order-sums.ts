import type { Order, OrderLine } from '@/api/orders'
import { add, compare, multiply, subtract, sum } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import type { Report, Withdrawal } from '@/api/wallet'
import { isDone } from './withdrawals'

/** How a recorded return is read: with the stake, without it, or as recorded (reading 47). */
export type ReturnKind = 'gross' | 'net' | 'recorded'

export interface LineReturn {
  /** Includes the stake where that is known; null while pending or not recorded. */
  returned: Money | null
  kind: ReturnKind
}

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

/** What a line gained or lost; null while that is not known. */
export function netOf(line: OrderLine, payout: string | null): Money | null {
  const { returned, kind } = returnOf(line, payout)
  return returned === null || kind === 'recorded' ? null : subtract(returned, line.stake)
}

/** Gross return per unit staked; null where it is not published. */
export type PayoutOf = (line: OrderLine) => string | null

export interface Totals {
  /** Of settled orders; `pending` has the stakes of the others. */
  staked: Money
  returned: Money
  net: Money
  pending: Money
  isPartial: boolean
}

export function totalsOf(orders: readonly Order[], payoutOf: PayoutOf): Totals {
  const settled = orders.filter(({ isSettled }) => isSettled)
  const returns = settled.flatMap(({ lines }) => lines.map((line) => returnOf(line, payoutOf(line))))
  const staked = sum(settled.map(({ total }) => total))
  const returned = sum(returns.map((each) => each.returned ?? ZERO))
  return {
    staked,
    returned,
    net: subtract(returned, staked),
    pending: sum(orders.filter(({ isSettled }) => !isSettled).map(({ total }) => total)),
    isPartial: returns.some(({ kind }) => kind === 'recorded'),
  }
}

/** Equal for orders that the record cannot tell apart (reading 86). */
export function likenessOf(order: Order): string {
  return [order.gameName, order.period, ...order.lines.map(lineLikenessOf)].join('|')
}

export function lineLikenessOf({ type, stake, placedAt }: OrderLine): string {
  return `${type}${stake}${placedAt}`
}

/** Server time; that of the last change where the lines have none. Empty if neither is given. */
export function placedAtOf(order: Order): string {
  return order.lines[0]?.placedAt || order.updatedAt
}

/** In the server's own dates (reading 79). */
export function dayOf(order: Order): string {
  return placedAtOf(order).slice(0, 10)
}

export interface OrdersCheck {
  number: number
  staked: Money
  won: Money
  open: Money
  /** Whether the platform's total of stakes includes the open ones. */
  countsOpen: boolean
  agrees: boolean
}

export function checkOrders(report: Report, orders: readonly Order[], payoutOf: PayoutOf): OrdersCheck {
  const totals = totalsOf(orders, payoutOf)
  const staked = add(totals.staked, totals.pending)
  const countsOpen = same(report.staked, staked)
  return {
    number: orders.length,
    staked,
    won: totals.returned,
    open: totals.pending,
    countsOpen,
    agrees: same(report.won, totals.returned) && (countsOpen || same(report.staked, totals.staked)),
  }
}

interface SettledTotals {
  staked: Money
  net: Money
  /** Of the listed orders that no net counts yet. */
  open: Money
}

/**
 * The platform's totals as the records sum up: of settled orders, the open stakes apart.
 * @param check null where the record is not known, or not whole: the totals stay the platform's
 */
export function settledTotals({ staked, won }: Report, check: OrdersCheck | null): SettledTotals {
  const settled = subtract(staked, check?.countsOpen === true ? check.open : ZERO)
  return { staked: settled, net: subtract(won, settled), open: check?.open ?? ZERO }
}

/**
 * Which states the platform counts is unknown, so its total may lie anywhere between the good
 * withdrawals alone and all of them.
 */
export function withdrawalsAgree(withdrawn: Money, withdrawals: readonly Withdrawal[]): boolean {
  const amounts = (list: readonly Withdrawal[]) => sum(list.map(({ amount }) => amount))
  return compare(withdrawn, amounts(withdrawals.filter(isDone))) >= 0 && compare(withdrawn, amounts(withdrawals)) <= 0
}

function same(left: Money, right: Money): boolean {
  return compare(left, right) === 0
}
