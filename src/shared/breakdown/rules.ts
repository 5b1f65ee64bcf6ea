import type { Order } from '@/api/orders'
import type { Report, Withdrawal } from '@/api/wallet'
import { compare, subtract, sum } from '@/lib/money/sums'
import { isZero, ZERO, type Money } from '@/lib/money/text'
import { dayOf, totalsOf, type PayoutOf } from '../records/order-sums'
import { settledTotals, type OrdersCheck } from '../records/report-checks'
import { keyedWithdrawals, type Keyed } from '../records/entries'
import type { QueryState } from '../query/query-state'
import type { OrderLineDetails } from '../records/use-order-line-details'
import { isDone } from '../records/withdrawals'

// What a figure is the sum of. All amounts are what a part or a line adds; a minus takes away.

export interface BreakdownPart {
  kind: 'staked' | 'returned'
  amount: Money
}

/** How an order counts in a figure. */
export interface Share {
  /** Null: it is no part of the figure. */
  amountOf: (order: Order, payoutOf: PayoutOf) => Money | null
  /** Counts what came back, of which at times the record alone is known (reading 47). */
  isOfReturns: boolean
}

const netOfOrder = (order: Order, payoutOf: PayoutOf) => totalsOf([order], payoutOf).net

export const SHARES = {
  returned: {
    amountOf: (order, payoutOf) => (order.isSettled ? totalsOf([order], payoutOf).returned : null),
    isOfReturns: true,
  },
  net: { amountOf: (order, payoutOf) => (order.isSettled ? netOfOrder(order, payoutOf) : null), isOfReturns: true },
  open: { amountOf: ({ isSettled, total }) => (isSettled ? null : total), isOfReturns: false },
  netAndOpen: {
    amountOf: (order, payoutOf) => (order.isSettled ? netOfOrder(order, payoutOf) : subtract(ZERO, order.total)),
    isOfReturns: true,
  },
} as const satisfies Record<string, Share>

export interface BreakdownFigure {
  /** Of its own on the screen. */
  id: string
  name: string
  /** The day or month that the figure is of, if its name does not say it. */
  of?: string | undefined
  amount: Money
  isNet?: boolean
  /** What it is compared with. */
  beside?: { name: string; amount: Money } | undefined
  /** Whose figure it is; the records' own, unless said otherwise. */
  lead?: string
  /** They sum to the amount. Empty where nothing stands between the figure and its entries. */
  parts?: readonly BreakdownPart[]
  /** The share tells which of the orders count. */
  entries: { orders: readonly Order[]; share: Share } | { withdrawals: readonly Withdrawal[] }
  /** What the entries come from, where it may be on its way or lost. */
  query?: QueryState
  /** The figure is the platform's own: its entries are held against it. */
  isHeld?: boolean
  /** Entries that are missing in the list. */
  unreadable?: number
  isFiltered?: boolean
  /** Its entries stand on the screen too. */
  isListed?: boolean
  facts: OrderLineDetails
  /** Epoch ms, where its entries come from this device's copy; that of the orders by default. */
  asOf?: number | null
}

interface Line {
  key: string
  /** By the server's dates; empty without one. */
  day: string
  amount: Money
}

export interface OrderBreakdownLine extends Line {
  kind: 'order'
  order: Order
  /** Its return is as recorded: whether the stake is part of it is not known. */
  isRecorded: boolean
}

export type BreakdownLine = OrderBreakdownLine | (Line & { kind: 'withdrawal'; withdrawal: Withdrawal })

export function orderLine(
  { key, ...order }: Keyed<Order>,
  share: Share,
  payoutOf: PayoutOf,
): OrderBreakdownLine | null {
  const amount = share.amountOf(order, payoutOf)
  if (amount === null) return null
  const isRecorded = share.isOfReturns && totalsOf([order], payoutOf).isPartial
  return { kind: 'order', key, day: dayOf(order), amount, order, isRecorded }
}

export function withdrawalLines(withdrawals: readonly Withdrawal[]): BreakdownLine[] {
  return keyedWithdrawals(withdrawals).map(({ key, ...withdrawal }) => ({
    kind: 'withdrawal',
    key,
    day: withdrawal.submittedAt.slice(0, 10),
    amount: withdrawal.amount,
    withdrawal,
  }))
}

/** No sum is made of withdrawals of which nothing is known but their words (reading 78). */
export function isSummed(line: BreakdownLine): boolean {
  return line.kind === 'order' || isDone(line.withdrawal)
}

export function sumOfLines(lines: readonly BreakdownLine[]): Money {
  return sum(lines.filter(isSummed).map(({ amount }) => amount))
}

/** A sum of nothing, and a single entry that stands on the screen, unfold into nothing more. */
export function unfolds({ amount, entries, isListed = false, facts: { payoutOf } }: BreakdownFigure): boolean {
  if (isListed) return hasSeveral(entries, payoutOf)
  if (!isZero(amount)) return true
  if ('withdrawals' in entries) return entries.withdrawals.length > 0
  return entries.orders.some((order) => !isZero(entries.share.amountOf(order, payoutOf) ?? ZERO))
}

function hasSeveral(entries: BreakdownFigure['entries'], payoutOf: PayoutOf): boolean {
  if ('withdrawals' in entries) return entries.withdrawals.length > 1
  const counts = (order: Order) => entries.share.amountOf(order, payoutOf) !== null
  const first = entries.orders.findIndex(counts)
  return first >= 0 && entries.orders.slice(first + 1).some(counts)
}

export function netParts(orders: readonly Order[], payoutOf: PayoutOf): BreakdownPart[] {
  const { returned, staked } = totalsOf(orders, payoutOf)
  return returnedLessStaked(returned, staked)
}

function returnedLessStaked(returned: Money, staked: Money): BreakdownPart[] {
  return [
    { kind: 'returned', amount: returned },
    { kind: 'staked', amount: subtract(ZERO, staked) },
  ]
}

/**
 * The net result by the platform's totals. Stakes that await their outcome are no loss yet: they
 * are left out where the record shows that the totals include them.
 * @param check null while the record is not known, or not whole
 */
export function reportNet(report: Report, check: OrdersCheck | null) {
  const { staked, net } = settledTotals(report, check)
  const isExplained = check !== null && compare(staked, subtract(check.staked, check.open)) === 0
  return {
    net,
    parts: returnedLessStaked(report.won, staked),
    /** Of the platform's stakes. */
    open: subtract(report.staked, staked),
    share: isExplained ? SHARES.net : SHARES.netAndOpen,
  }
}
