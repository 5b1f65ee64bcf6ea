import type { ReactNode } from 'react'
import type { Order } from '@/api/orders'
import type { Report } from '@/api/wallet'
import { subtract, sum } from '@/lib/money/sums'
import { isZero, ZERO, type Money } from '@/lib/money/text'
import { dayOf, totalsOf, type PayoutOf } from '../records/order-sums'
import { settledTotals, type OrdersCheck } from '../records/report-checks'
import type { Keyed } from '../records/entries'
import type { QueryState } from '../query/query-state'
import type { OrderLineDetails } from '../records/use-order-line-details'

// What a net is the sum of. All amounts are what a part or a line adds; a minus takes away.

export interface BreakdownPart {
  kind: 'staked' | 'returned'
  amount: Money
}

export interface BreakdownFigure {
  /** Of its own on the screen. */
  id: string
  name: string
  /** The day or month that the figure is of, if its name does not say it. */
  of?: string | undefined
  amount: Money
  /** Whose figure it is; the records' own, unless said otherwise. */
  lead?: string
  /** They sum to the amount. */
  parts: readonly BreakdownPart[]
  /** What it is compared with, or leaves out. */
  beside?: readonly { name: string; value: ReactNode }[]
  /** Of these it is the net, as far as they are settled; undefined for an average. */
  orders?: readonly Order[]
  /** What the orders come from, where it may be on its way or lost. */
  query?: QueryState
  /** The figure is the platform's own: its orders are held against it. */
  isHeld?: boolean
  /** Entries that are missing in the list. */
  unreadable?: number
  isFiltered?: boolean
  /** Its orders stand on the screen: the sheet does not list them again. */
  isListed?: boolean
  facts: OrderLineDetails
  /** Epoch ms, where its orders come from this device's copy; that of the orders by default. */
  asOf?: number | null
}

export interface BreakdownLine {
  key: string
  order: Order
  /** By the server's dates; empty without one. */
  day: string
  net: Money
  /** Its return is as recorded: whether the stake is part of it is not known (reading 47). */
  isRecorded: boolean
}

/** Null for an order that is not settled. */
export function breakdownLine({ key, ...order }: Keyed<Order>, payoutOf: PayoutOf): BreakdownLine | null {
  if (!order.isSettled) return null
  const { net, isPartial } = totalsOf([order], payoutOf)
  return { key, order, day: dayOf(order), net, isRecorded: isPartial }
}

export function sumOfLines(lines: readonly BreakdownLine[]): Money {
  return sum(lines.map(({ net }) => net))
}

/** A sum of nothing, and a single order that stands on the screen, unfold into nothing more. */
export function unfolds({ amount, orders = [], isListed = false, facts: { payoutOf } }: BreakdownFigure): boolean {
  if (isListed) return orders.filter(({ isSettled }) => isSettled).length > 1
  return !isZero(amount) || orders.some((order) => !isZero(totalsOf([order], payoutOf).net))
}

export function returnedLessStaked(returned: Money, staked: Money): BreakdownPart[] {
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
  return {
    net,
    parts: returnedLessStaked(report.won, staked),
    /** Of the platform's stakes. */
    open: subtract(report.staked, staked),
  }
}
