import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { likenessOf, placedAtOf } from '@/shared/order-sums'
import { withKeys } from '@/shared/with-keys'

/** `at` is server time, as sent. */
export type Entry =
  | { kind: 'order'; key: string; at: string; order: Order }
  | { kind: 'withdrawal'; key: string; at: string; withdrawal: Withdrawal }

/** Newest first; entries without a time come last. */
export function joinEntries(orders: readonly Order[], withdrawals: readonly Withdrawal[]): Entry[] {
  const entries = [
    ...orders.map((order) => ({ kind: 'order' as const, at: placedAtOf(order), order })),
    ...withdrawals.map((withdrawal) => ({ kind: 'withdrawal' as const, at: withdrawal.submittedAt, withdrawal })),
  ]
  // All times have one format, so their texts sort as they do.
  const newestFirst = entries.sort((left, right) => (left.at === right.at ? 0 : left.at < right.at ? 1 : -1))
  return withKeys(newestFirst, (entry) =>
    entry.kind === 'order' ? `o|${likenessOf(entry.order)}` : `w|${entry.at}|${entry.withdrawal.amount}`,
  )
}

export type EntryFilter = 'all' | 'orders' | 'pending' | 'settled' | 'withdrawals'

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

/** The day of entries without a time is ''. */
export function entriesByDay(entries: readonly Entry[]): { day: string; entries: Entry[] }[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = entry.at.slice(0, 10)
    const ofDay = days.get(day)
    if (ofDay === undefined) days.set(day, [entry])
    else ofDay.push(entry)
  }
  return [...days].map(([day, entries]) => ({ day, entries }))
}

export function ordersOf(entries: readonly Entry[]): Order[] {
  return entries.flatMap((entry) => (entry.kind === 'order' ? [entry.order] : []))
}

export function withdrawalsOf(entries: readonly Entry[]): Withdrawal[] {
  return entries.flatMap((entry) => (entry.kind === 'withdrawal' ? [entry.withdrawal] : []))
}
