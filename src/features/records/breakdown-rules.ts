import type { ReactNode } from 'react'
import type { Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { sum } from '@/lib/money/sums'
import { isZero, type Money } from '@/lib/money/text'
import type { Copied } from '@/shared/copies/use-copied'
import type { Keyed } from '@/shared/records/entries'
import { dayOf, totalsOf, type PayoutOf } from '@/shared/records/order-sums'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'

/** A net that unfolds into what it is made of: what was returned, less what was staked. */
export interface BreakdownFigure {
  name: string
  amount: Money
  returned: Money
  staked: Money
  /** What it is compared with, or leaves out. */
  beside: readonly { name: string; value: ReactNode }[]
  /** Of these it is the net, as far as they are settled. */
  orders: readonly Order[]
  /** Entries that are missing among them. */
  unreadable: number
  isFiltered?: boolean
  /**
   * Of the platform's own figure: where its orders come from, and the time of a copied figure, in
   * epoch ms. Missing for the sum of orders that stand on the screen: no sheet lists them again.
   */
  platform?: { query: Copied<Listing<Order>>; asOf: number | null }
  facts: OrderLineDetails
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
export function unfolds({ amount, orders, platform, facts: { payoutOf } }: BreakdownFigure): boolean {
  if (platform === undefined) return orders.filter(({ isSettled }) => isSettled).length > 1
  return !isZero(amount) || orders.some((order) => !isZero(totalsOf([order], payoutOf).net))
}
