import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { keyOf, placedAtOf } from '@/shared/order-sums'

/** `at` is server time, as sent. */
export type Entry =
  | { kind: 'order'; key: string; at: string; order: Order }
  | { kind: 'withdrawal'; key: string; at: string; withdrawal: Withdrawal }

/**
 * Newest first; entries without a time come last. Nothing has an id, so equal entries get a number
 * (reading 86).
 */
export function joinEntries(orders: readonly Order[], withdrawals: readonly Withdrawal[]): Entry[] {
  const entries: Entry[] = [
    ...orders.map((order): Entry => ({ kind: 'order', key: `o|${keyOf(order)}`, at: placedAtOf(order), order })),
    ...withdrawals.map((withdrawal): Entry => ({
      kind: 'withdrawal',
      key: `w|${withdrawal.submittedAt}|${withdrawal.amount}`,
      at: withdrawal.submittedAt,
      withdrawal,
    })),
  ]
  // All times have one format, so their texts sort as they do.
  const sorted = entries.sort((left, right) => (left.at === right.at ? 0 : left.at < right.at ? 1 : -1))
  return numberAlike(sorted)
}

/** Counts from the oldest on, so that a new entry changes no other's key. */
function numberAlike(entries: readonly Entry[]): Entry[] {
  const seen = new Map<string, number>()
  const numbered = entries.toReversed().map((entry) => {
    const number = (seen.get(entry.key) ?? 0) + 1
    seen.set(entry.key, number)
    return number === 1 ? entry : { ...entry, key: `${entry.key}|${number}` }
  })
  return numbered.toReversed()
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
