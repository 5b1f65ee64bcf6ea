import { listingFrom, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { add } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import type { Steps } from '@/lib/steps'
import { byDay, type OfDay } from '@/shared/by-day'
import { dayOf, likenessOf, placedAtOf, totalsOf, type PayoutOf } from '@/shared/order-sums'
import { withKeys } from '@/shared/with-keys'

/** `at` is server time, as sent. */
export type Entry =
  | { kind: 'order'; key: string; at: string; order: Order }
  | { kind: 'withdrawal'; key: string; at: string; withdrawal: Withdrawal }

/** Newest first; entries without a time come last. What neither list could read is counted. */
export function joinEntries(orders: Listing<Order>, withdrawals: Listing<Withdrawal>): Listing<Entry> {
  const entries = [
    ...orders.map((order) => ({ kind: 'order' as const, at: placedAtOf(order), order })),
    ...withdrawals.map((withdrawal) => ({ kind: 'withdrawal' as const, at: withdrawal.submittedAt, withdrawal })),
  ]
  // All times have one format, so their texts sort as they do.
  const newestFirst = entries.sort((left, right) => (left.at === right.at ? 0 : left.at < right.at ? 1 : -1))
  const keyed: Entry[] = withKeys(newestFirst, (entry) =>
    entry.kind === 'order' ? `o|${likenessOf(entry.order)}` : `w|${entry.at}|${entry.withdrawal.amount}`,
  )
  return listingFrom([orders, withdrawals], keyed)
}

export const ENTRY_FILTERS = ['all', 'orders', 'pending', 'settled', 'withdrawals'] as const

export type EntryFilter = (typeof ENTRY_FILTERS)[number]

/**
 * Pending and settled apply to orders only: few states of withdrawals are understood (reading 78).
 */
export function filterEntries(entries: readonly Entry[], filter: EntryFilter): Entry[] {
  switch (filter) {
    case 'all':
      return [...entries]
    case 'orders':
      return entries.filter(({ kind }) => kind === 'order')
    case 'withdrawals':
      return entries.filter(({ kind }) => kind === 'withdrawal')
    case 'pending':
    case 'settled':
      return entries.filter((it) => it.kind === 'order' && it.order.isSettled === (filter === 'settled'))
  }
}

/**
 * The net of all settled orders up to the end of each day. Null where it is not known: an order has
 * no date, or a return is only as recorded (reading 47).
 */
export function* runningNet(entries: readonly Entry[], payoutOf: PayoutOf): Steps<Map<string, Money> | null> {
  const orders = ordersOf(entries)
  if (totalsOf(orders, payoutOf).isPartial || orders.some((order) => dayOf(order) === '')) return null
  yield
  const running = new Map<string, Money>()
  let total = ZERO
  for (const { day, rows: ofDay } of entriesByDay(entries).reverse()) {
    total = add(total, totalsOf(ordersOf(ofDay), payoutOf).net)
    running.set(day, total)
    yield
  }
  return running
}

/** The day of entries without a time is ''. */
export function entriesByDay(entries: readonly Entry[]): OfDay<Entry>[] {
  return byDay(entries, ({ at }) => at.slice(0, 10))
}

export function ordersOf(entries: readonly Entry[]): Order[] {
  return entries.flatMap((entry) => (entry.kind === 'order' ? [entry.order] : []))
}

export function withdrawalsOf(entries: readonly Entry[]): Withdrawal[] {
  return entries.flatMap((entry) => (entry.kind === 'withdrawal' ? [entry.withdrawal] : []))
}
