import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { type Steps, atOnce, mapSteps } from '@/lib/steps'
import { likenessOf } from './order-sums'
import { likenessOf as withdrawalLikenessOf } from './withdrawals'

// The keys by which the sheets of orders and withdrawals are named.

/** Before alike ones are numbered. */
export function orderKeyOf(order: Order): string {
  return `o|${likenessOf(order)}`
}

export function keyedOrders(orders: readonly Order[]): (Order & { key: string })[] {
  return withKeys(orders, orderKeyOf)
}

export function keyedWithdrawals(withdrawals: readonly Withdrawal[]): (Withdrawal & { key: string })[] {
  return withKeys(withdrawals, (withdrawal) => `w|${withdrawalLikenessOf(withdrawal)}`)
}

/**
 * Gives each entry of a list a key of its own. Orders and withdrawals have no id (reading 86), so
 * alike ones are numbered from the oldest: a newer one changes no key.
 */
export function withKeys<Entry extends object>(
  newestFirst: readonly Entry[],
  likenessOf: (entry: Entry) => string,
): (Entry & { key: string })[] {
  return atOnce(keySteps(newestFirst, likenessOf))
}

/** The same for thousands of entries: the page may answer in between. */
export function* keySteps<Entry extends object>(
  newestFirst: readonly Entry[],
  likenessOf: (entry: Entry) => string,
): Steps<(Entry & { key: string })[]> {
  const left = new Map<string, number>()
  const likenesses = yield* mapSteps(newestFirst, likenessOf)
  for (const likeness of likenesses) left.set(likeness, (left.get(likeness) ?? 0) + 1)
  const entries = newestFirst.map((entry, index) => ({ entry, likeness: likenesses[index] ?? '' }))
  return yield* mapSteps(entries, ({ entry, likeness }) => {
    const number = left.get(likeness) ?? 0
    left.set(likeness, number - 1)
    return { ...entry, key: `${likeness}|${number}` }
  })
}

export interface OfDay<Row> {
  day: string
  rows: Row[]
}

/** In the order of the rows. */
export function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): OfDay<Row>[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row)
    const ofDay = days.get(day)
    if (ofDay === undefined) days.set(day, [row])
    else ofDay.push(row)
  }
  return [...days].map(([day, rows]) => ({ day, rows }))
}
