import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import type { RowGroup } from '@/kit/long-list/rows'
import { fingerprintOf } from './order-sums'
import { fingerprintOf as withdrawalFingerprintOf } from './withdrawals'

export function isOrderOnPeriod(order: Pick<Order, 'period' | 'lines'>, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}

/** An entry of a list, such as an order, with a key that identifies the entry in the list. */
export type WithKey<Entry> = Entry & { key: string }

export function keyedOrders(orders: readonly Order[]): WithKey<Order>[] {
  return withKeys(orders, (order) => `o|${fingerprintOf(order)}`)
}

export function keyedWithdrawals(withdrawals: readonly Withdrawal[]): WithKey<Withdrawal>[] {
  return withKeys(withdrawals, (withdrawal) => `w|${withdrawalFingerprintOf(withdrawal)}`)
}

/**
 * Adds a key to each entry, because orders and withdrawals have no id (reading 86). Entries with
 * equal content are numbered from the oldest, so a newer entry changes no key.
 */
export function withKeys<Entry extends object>(
  newestFirst: readonly Entry[],
  contentOf: (entry: Entry) => string,
): WithKey<Entry>[] {
  const fingerprints = newestFirst.map(contentOf)
  const remainingCounts = new Map<string, number>()
  for (const fingerprint of fingerprints) remainingCounts.set(fingerprint, (remainingCounts.get(fingerprint) ?? 0) + 1)
  return newestFirst.map((entry, index) => {
    const fingerprint = fingerprints[index] ?? ''
    const copyNumber = remainingCounts.get(fingerprint) ?? 0
    remainingCounts.set(fingerprint, copyNumber - 1)
    return { ...entry, key: `${fingerprint}|${copyNumber}` }
  })
}

/** The key of a group is its day. Days and rows keep the sequence of the list. */
export function groupByDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): RowGroup<Row>[] {
  const rowsByDay = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row)
    const rowsOfSameDay = rowsByDay.get(day)
    if (rowsOfSameDay === undefined) rowsByDay.set(day, [row])
    else rowsOfSameDay.push(row)
  }
  return [...rowsByDay].map(([key, rows]) => ({ key, rows }))
}
