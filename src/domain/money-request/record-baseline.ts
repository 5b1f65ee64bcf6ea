import type { QueryClient } from '@tanstack/react-query'
import { ApiError, isWithoutAnswer } from '@/api/errors'
import { listingFrom, countUnreadable, type Listing } from '@/api/listing'
import { readOrdersNow, type NewOrder, type Order } from '@/api/orders'
import { readWithdrawalsNow, type Withdrawal } from '@/api/wallet'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { readTime } from '@/lib/server-day'
import type { MoneyRequest, MoneyRequestKind } from './request'
import type { MoneyStore } from './money-store'

/**
 * Returns a function that reads the record from the platform and lists the entries that match a
 * request, each as the time at which the platform dated it, which never changes. The listing counts
 * the rows that could not be read: any of them may be the request. Null if no record lists requests
 * of this kind.
 */
export type ReaderOf = (request: MoneyRequest) => (() => Promise<Listing<string>>) | null

/** Reads orders and withdrawals. No record of the platform lists top-ups (reading 63). */
export function recordReader(queryClient: QueryClient): ReaderOf {
  return (request) => {
    switch (request.kind) {
      case 'order':
        return async () => {
          const orders = await readOrdersNow(queryClient)
          return listingFrom([orders], matchingOrders(orders, request))
        }
      case 'withdrawal':
        return async () => {
          const withdrawals = await readWithdrawalsNow(queryClient)
          return listingFrom([withdrawals], matchingWithdrawals(withdrawals, request.amount))
        }
      case 'topUp':
        return null
    }
  }
}

/**
 * The time of each order in the record with the same game, period, options and stake per pick; ''
 * if the platform gave none.
 */
export function matchingOrders(
  orders: readonly Order[],
  order: Pick<NewOrder, 'gameId' | 'period' | 'types' | 'perNote'>,
): string[] {
  const sorted = (types: readonly string[]) => [...types].sort().join(',')
  return orders
    .filter(
      ({ period, lines }) =>
        period === order.period &&
        sorted(lines.map(({ type }) => type)) === sorted(order.types) &&
        lines.every(({ gameId, stake }) => gameId === order.gameId && compare(stake, order.perNote) === 0),
    )
    .map(({ lines }) => lines[0]?.placedAt ?? '')
}

/** The time of each withdrawal of this amount in the record; '' if the platform gave none. */
export function matchingWithdrawals(withdrawals: readonly Withdrawal[], amount: Money): string[] {
  return withdrawals
    .filter((withdrawal) => compare(withdrawal.amount, amount) === 0)
    .map(({ submittedAt }) => submittedAt)
}

/**
 * Counts the entries of `now` that are not in `before`. Comparing the lengths would be wrong: the
 * record may show only the last few entries. Entries have no id (reading 86), so equal entries are
 * matched one to one.
 */
function countNew(before: readonly string[], now: readonly string[]): number {
  // An older build stored times in the platform's format, so they are read again.
  const known = before.map(readTime)
  return now.filter((entry) => {
    const index = known.indexOf(entry)
    if (index === -1) return true
    known.splice(index, 1)
    return false
  }).length
}

/**
 * Compares the matching entries before and after a request was sent. Only a new entry shows that
 * the platform accepted it.
 * @param before null if the record was not known before sending
 * @returns `found`: exactly one new entry; `missing`: none; `partial`: none, but some rows could
 * not be read; `unclear`: several new entries, or any entry if `before` is null
 */
export function compareEntries(
  before: readonly string[] | null,
  now: Listing<string>,
): 'found' | 'missing' | 'unclear' | 'partial' {
  const newCount = countNew(before ?? [], now)
  if (newCount === 0) return countUnreadable(now) > 0 ? 'partial' : 'missing'
  return before !== null && newCount === 1 ? 'found' : 'unclear'
}

/**
 * Counts the new entries that match an accepted request: several if the browser sent it again by
 * itself (reading 104).
 * @returns null if the record does not show it: some rows could not be read and no entry is new, or
 * there are entries and `before` is null
 */
export function countNewMatches(before: readonly string[] | null, now: Listing<string>): number | null {
  switch (compareEntries(before, now)) {
    case 'missing':
      return 0
    case 'found':
      return 1
    case 'unclear':
      return before === null ? null : countNew(before, now)
    case 'partial':
      return null
  }
}

/** A baseline expires after this: another device may have sent a request since. */
const FRESH_MS = 60_000

/**
 * Keeps the record's matching entries from before a request is sent. They expire after a minute,
 * and as soon as another request of the kind has a message. A message about a refusal does not
 * count, because a refused request adds no entry to the record.
 */
export function createBaseline(store: MoneyStore, kind: MoneyRequestKind, readerOf: ReaderOf) {
  let latest: { at: number; since: number; outcomes: readonly string[]; entries: string[] | null } | null = null

  const outcomes = () => {
    const ofKind = store.messages
      .list()
      .filter(({ news }) => 'request' in news && news.request.kind === kind && news.outcome !== 'refused')
    // A message that cannot be read may be an outcome, too.
    return [...ofKind, ...store.messages.unreadable()].map(({ id }) => id)
  }
  /** Checks two clocks: `elapsed` stops while a phone sleeps, and anybody may set the device's. */
  const isFresh = ({ at, since }: { at: number; since: number }) => {
    const ageMs = store.now() - at
    return ageMs >= 0 && ageMs <= FRESH_MS && store.elapsed() - since <= FRESH_MS
  }

  return {
    /**
     * Reads the baseline again; an earlier reading no longer counts. A failed reading has no
     * entries.
     * @returns false if no answer arrived
     */
    read: async (request: MoneyRequest): Promise<boolean> => {
      const times = { at: store.now(), since: store.elapsed() }
      const reading: NonNullable<typeof latest> = { ...times, outcomes: outcomes(), entries: null }
      latest = reading
      let isAnswered = true
      const entries = await readerOf(request)?.().catch((error: unknown) => {
        isAnswered = !(error instanceof ApiError && isWithoutAnswer(error))
        return null
      })
      reading.entries = entries && countUnreadable(entries) === 0 ? entries : null
      return isAnswered
    },
    /** Null if nothing was read, if the record could not be read in full, or if it has expired. */
    entries: (): string[] | null => {
      const known = latest?.outcomes ?? []
      if (latest === null || outcomes().some((id) => !known.includes(id))) return null
      return isFresh(latest) ? latest.entries : null
    },
    /** True if a baseline was read and is older than a minute. */
    isStale: (): boolean => latest !== null && !isFresh(latest),
  }
}
