import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import type { RowGroup } from '@/kit/long-list/rows'
import { fingerprintOf } from './order-sums'
import { fingerprintOf as withdrawalLikenessOf } from './withdrawals'

export function isOrderOf(order: Pick<Order, 'period' | 'lines'>, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}

/** By its key the sheet of an order or a withdrawal is named. */
export type Keyed<Entry> = Entry & { key: string }

export function keyedOrders(orders: readonly Order[]): Keyed<Order>[] {
  return withKeys(orders, (order) => `o|${fingerprintOf(order)}`)
}

export function keyedWithdrawals(withdrawals: readonly Withdrawal[]): Keyed<Withdrawal>[] {
  return withKeys(withdrawals, (withdrawal) => `w|${withdrawalLikenessOf(withdrawal)}`)
}

/**
 * Gives each entry of a list a key of its own. Orders and withdrawals have no id (reading 86), so
 * alike ones are numbered from the oldest: a newer one changes no key.
 */
export function withKeys<Entry extends object>(
  newestFirst: readonly Entry[],
  likenessOf: (entry: Entry) => string,
): Keyed<Entry>[] {
  const likenesses = newestFirst.map(likenessOf)
  const left = new Map<string, number>()
  for (const likeness of likenesses) left.set(likeness, (left.get(likeness) ?? 0) + 1)
  return newestFirst.map((entry, index) => {
    const likeness = likenesses[index] ?? ''
    const number = left.get(likeness) ?? 0
    left.set(likeness, number - 1)
    return { ...entry, key: `${likeness}|${number}` }
  })
}

/** The key of each is its day; in the order of the rows. */
export function groupByDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): RowGroup<Row>[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row)
    const ofDay = days.get(day)
    if (ofDay === undefined) days.set(day, [row])
    else ofDay.push(row)
  }
  return [...days].map(([key, rows]) => ({ key, rows }))
}
