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
 * Returns a function that lists the entries of the platform's record (its list of orders or
 * withdrawals) that match the request; null if there is no record of this kind. Each entry is given
 * as its time in the format of `readTime`, because the platform never changes that time. The
 * listing counts unreadable rows, because any of them may be the request.
 */
export type ReaderOf = (request: MoneyRequest) => (() => Promise<Listing<string>>) | null

/**
 * For a top-up, the returned function returns null: the platform has no record of top-ups (reading
 * 63).
 */
export function createRecordReader(queryClient: QueryClient): ReaderOf {
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

/** Returns the times of orders with the same game, period, options and stake; '' if missing. */
export function matchingOrders(
  orders: readonly Order[],
  order: Pick<NewOrder, 'gameId' | 'period' | 'types' | 'perNote'>,
): string[] {
  const joinSorted = (types: readonly string[]) => [...types].sort().join(',')
  return orders
    .filter(
      ({ period, lines }) =>
        period === order.period &&
        joinSorted(lines.map(({ type }) => type)) === joinSorted(order.types) &&
        lines.every(({ gameId, stake }) => gameId === order.gameId && compare(stake, order.perNote) === 0),
    )
    .map(({ lines }) => lines[0]?.placedAt ?? '')
}

/** Returns the time of each withdrawal of this amount; '' if the platform gave no time. */
export function matchingWithdrawals(withdrawals: readonly Withdrawal[], amount: Money): string[] {
  return withdrawals
    .filter((withdrawal) => compare(withdrawal.amount, amount) === 0)
    .map(({ submittedAt }) => submittedAt)
}

/**
 * Counts the entries of `now` that are not in `before`. A comparison of the lengths would be wrong:
 * the record may show only the newest entries. Entries have no id (reading 86), so each entry of
 * `before` matches at most one equal entry of `now`.
 */
function countNewEntries(before: readonly string[], now: readonly string[]): number {
  // An older build stored times in the platform's format; `readTime` converts them.
  const unmatchedTimes = before.map(readTime)
  return now.filter((entry) => {
    const matchIndex = unmatchedTimes.indexOf(entry)
    if (matchIndex === -1) return true
    unmatchedTimes.splice(matchIndex, 1)
    return false
  }).length
}

/**
 * Compares the matching entries before and after a request was sent.
 * @param before null if the entries before the request are unknown
 * @returns `found`: exactly one new entry; `missing`: no new entry; `partial`: no new entry, but
 * unreadable rows; `unclear`: several new entries, or any entry if `before` is null
 */
export function compareEntries(
  before: readonly string[] | null,
  now: Listing<string>,
): 'found' | 'missing' | 'unclear' | 'partial' {
  const newCount = countNewEntries(before ?? [], now)
  if (newCount === 0) return countUnreadable(now) > 0 ? 'partial' : 'missing'
  return before !== null && newCount === 1 ? 'found' : 'unclear'
}

/**
 * Counts the new entries for an accepted request. There are several if the browser sent the request
 * more than once by itself (reading 104).
 * @returns null if unknown: no new entry but unreadable rows, or any entry if `before` is null
 */
export function countNewMatches(before: readonly string[] | null, now: Listing<string>): number | null {
  switch (compareEntries(before, now)) {
    case 'missing':
      return 0
    case 'found':
      return 1
    case 'unclear':
      return before === null ? null : countNewEntries(before, now)
    case 'partial':
      return null
  }
}

/**
 * A baseline (the entries of the platform's record before a request) expires after this time,
 * because another device may send a request meanwhile.
 */
const MAX_BASELINE_AGE_MS = 60_000

/**
 * Creates the baseline, the entries of the platform's record before a request. The baseline expires
 * after a minute, or once a new message reports the outcome of another request of the same kind. A
 * message about a refusal does not count, because a refused request adds no entry to the record.
 */
export function createBaseline(store: MoneyStore, kind: MoneyRequestKind, readerOf: ReaderOf) {
  let latestSnapshot: { at: number; since: number; outcomes: readonly string[]; entries: string[] | null } | null = null

  const listOutcomeIds = () => {
    const messagesOfKind = store.messages
      .list()
      .filter(({ news }) => 'request' in news && news.request.kind === kind && news.outcome !== 'refused')
    // An unreadable message counts, too, because it may be about a request of this kind.
    return [...messagesOfKind, ...store.messages.unreadable()].map(({ id }) => id)
  }
  /**
   * Checks two clocks, because `elapsed` may stop while a phone sleeps, and the member may change
   * the device's clock.
   */
  const isFresh = ({ at, since }: { at: number; since: number }) => {
    const ageMs = store.now() - at
    return ageMs >= 0 && ageMs <= MAX_BASELINE_AGE_MS && store.elapsed() - since <= MAX_BASELINE_AGE_MS
  }

  return {
    /**
     * Reads the entries from the platform and replaces the earlier ones. After a failed read,
     * `entries` returns null.
     * @returns false if the platform did not answer
     */
    read: async (request: MoneyRequest): Promise<boolean> => {
      const times = { at: store.now(), since: store.elapsed() }
      const snapshot: NonNullable<typeof latestSnapshot> = { ...times, outcomes: listOutcomeIds(), entries: null }
      latestSnapshot = snapshot
      let isAnswered = true
      const entries = await readerOf(request)?.().catch((error: unknown) => {
        isAnswered = !(error instanceof ApiError && isWithoutAnswer(error))
        return null
      })
      snapshot.entries = entries && countUnreadable(entries) === 0 ? entries : null
      return isAnswered
    },
    /**
     * Null before the first read, if the last read failed or has not ended, if a row was
     * unreadable, or once the baseline has expired (by age, or by a new message; see
     * `createBaseline`).
     */
    entries: (): string[] | null => {
      const outcomeIdsAtRead = latestSnapshot?.outcomes ?? []
      if (latestSnapshot === null || listOutcomeIds().some((id) => !outcomeIdsAtRead.includes(id))) return null
      return isFresh(latestSnapshot) ? latestSnapshot.entries : null
    },
    /**
     * True if the last read is too old by the device's clock or by `elapsed`; false before the
     * first read.
     */
    isStale: (): boolean => latestSnapshot !== null && !isFresh(latestSnapshot),
  }
}
