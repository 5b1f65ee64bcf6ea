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
  kind: 'toppedUp' | 'withdrawn' | 'staked' | 'returned' | 'settled' | 'open'
  amount: Money
}

/** How an order counts in a figure. */
export interface Share {
  /** Null: it is no part of the figure. */
  amountOf: (order: Order, payoutOf: PayoutOf) => Money | null
  /** A gain or a loss, which is written with its sign. */
  isNet: boolean
  /** Counts what came back, of which at times the record alone is known (reading 47). */
  isOfReturns: boolean
}

const ifSettled = (amountOf: (order: Order, payoutOf: PayoutOf) => Money) => (order: Order, payoutOf: PayoutOf) =>
  order.isSettled ? amountOf(order, payoutOf) : null
const netOfOrder = (order: Order, payoutOf: PayoutOf) => totalsOf([order], payoutOf).net

export const SHARES = {
  staked: { amountOf: ifSettled(({ total }) => total), isNet: false, isOfReturns: false },
  returned: {
    amountOf: ifSettled((order, payoutOf) => totalsOf([order], payoutOf).returned),
    isNet: false,
    isOfReturns: true,
  },
  net: { amountOf: ifSettled(netOfOrder), isNet: true, isOfReturns: true },
  open: { amountOf: ({ isSettled, total }) => (isSettled ? null : total), isNet: false, isOfReturns: false },
  /** Open stakes as a net counts them. */
  outstanding: {
    amountOf: ({ isSettled, total }) => (isSettled ? null : subtract(ZERO, total)),
    isNet: true,
    isOfReturns: false,
  },
  allStaked: { amountOf: ({ total }) => total, isNet: false, isOfReturns: false },
  netAndOpen: {
    amountOf: (order, payoutOf) => (order.isSettled ? netOfOrder(order, payoutOf) : subtract(ZERO, order.total)),
    isNet: true,
    isOfReturns: true,
  },
} as const satisfies Record<string, Share>

/** A figure and what it is the sum of. */
export interface BreakdownFigure {
  /** Of its own on the screen. */
  id: string
  name: string
  /** What stands on the screen, if it is more than the name and the amount. */
  words?: string
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
  /** Stakes of the listed orders that no net counts yet. */
  stillOpen?: Money | undefined
  /** The share tells which of the orders count. Null: no list tells of it. */
  entries: { orders: readonly Order[]; share: Share } | { withdrawals: readonly Withdrawal[] } | null
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

/** Null for an order that is no part of the figure. */
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
  if (isListed) return entries !== null && hasSeveral(entries, payoutOf)
  if (!isZero(amount) || entries === null) return !isZero(amount)
  if ('withdrawals' in entries) return entries.withdrawals.length > 0
  return entries.orders.some((order) => !isZero(entries.share.amountOf(order, payoutOf) ?? ZERO))
}

function hasSeveral(entries: NonNullable<BreakdownFigure['entries']>, payoutOf: PayoutOf): boolean {
  if ('withdrawals' in entries) return entries.withdrawals.length > 1
  const counts = (order: Order) => entries.share.amountOf(order, payoutOf) !== null
  const first = entries.orders.findIndex(counts)
  return first >= 0 && entries.orders.slice(first + 1).some(counts)
}

/** The net of orders that are settled. */
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

export type ReportFigure = 'net' | 'open' | 'staked' | 'returned' | 'paidIn' | 'toppedUp' | 'withdrawn'

export interface ReportBreakdown {
  amount: Money
  parts: BreakdownPart[]
  /** How the orders of the record count in it; null: no list tells of it. */
  lines: Share | 'withdrawals' | null
}

/**
 * What a figure of the platform's is made of. Whether the platform counts open stakes is taken from
 * the record where the two agree; else they are thought to be in it.
 * @param check null while the record is not known, or not whole
 */
export function reportBreakdown(figure: ReportFigure, report: Report, check: OrdersCheck | null): ReportBreakdown {
  const { staked, won, toppedUp, withdrawn } = report
  const net = subtract(won, staked)
  const open = check?.countsOpen === true ? check.open : ZERO
  const isSettledOnly = check !== null && !check.countsOpen && compare(staked, subtract(check.staked, check.open)) === 0
  switch (figure) {
    case 'net':
      return {
        amount: net,
        parts: isZero(open)
          ? returnedLessStaked(won, staked)
          : [
              { kind: 'settled', amount: settledTotals(report, check).net },
              { kind: 'open', amount: subtract(ZERO, open) },
            ],
        lines: isSettledOnly ? SHARES.net : SHARES.netAndOpen,
      }
    case 'open':
      return { amount: subtract(ZERO, open), parts: [], lines: SHARES.outstanding }
    case 'staked':
      return { amount: staked, parts: [], lines: isSettledOnly ? SHARES.staked : SHARES.allStaked }
    case 'returned':
      return { amount: won, parts: [], lines: SHARES.returned }
    case 'paidIn':
      return {
        amount: subtract(toppedUp, withdrawn),
        parts: [
          { kind: 'toppedUp', amount: toppedUp },
          { kind: 'withdrawn', amount: subtract(ZERO, withdrawn) },
        ],
        lines: null,
      }
    case 'toppedUp':
      return { amount: toppedUp, parts: [], lines: null }
    case 'withdrawn':
      return { amount: withdrawn, parts: [], lines: 'withdrawals' }
  }
}
