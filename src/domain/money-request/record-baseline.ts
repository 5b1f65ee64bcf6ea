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
 * How to read the record afresh for the entries that match a request, each as what the platform
 * never changes of it, with the count of entries that could not be read: any of them may be the
 * request. Null where no record would hold it.
 */
export type ReaderOf = (request: MoneyRequest) => (() => Promise<Listing<string>>) | null

/** No record of the platform holds a top-up (reading 63). */
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

/** When each of the record's orders like this one was placed, by the platform's clock. */
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

/** When each of the record's withdrawals of this amount was sent, by the platform's clock. */
export function matchingWithdrawals(withdrawals: readonly Withdrawal[], amount: Money): string[] {
  return withdrawals
    .filter((withdrawal) => compare(withdrawal.amount, amount) === 0)
    .map(({ submittedAt }) => submittedAt)
}

/**
 * How many of the record's entries like a request are new. Never by a count of all: the record may
 * hold the last few entries only. Equal entries are told apart by their number. Entries have no id
 * (reading 86).
 */
function countNew(before: readonly string[], now: readonly string[]): number {
  // A note of an older build holds times as they were sent.
  const known = before.map(readTime)
  return now.filter((entry) => {
    const index = known.indexOf(entry)
    if (index === -1) return true
    known.splice(index, 1)
    return false
  }).length
}

/**
 * Compares the record's entries like a request before and after it was sent. Only a new entry shows
 * that it was taken.
 * @param before null where the record was not known
 * @returns `unclear`: too many alike; `partial`: not in what could be read of the record
 */
export function compareEntries(
  before: readonly string[] | null,
  now: Listing<string>,
): 'found' | 'missing' | 'unclear' | 'partial' {
  const fresh = countNew(before ?? [], now)
  if (fresh === 0) return countUnreadable(now) > 0 ? 'partial' : 'missing'
  return before !== null && fresh === 1 ? 'found' : 'unclear'
}

/**
 * Of a request that was accepted, how many new entries like it the record has: more than one where
 * a browser has sent it again by itself (reading 104).
 * @returns null where nobody can tell
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

/** An earlier reading of the record may be older than an order from another device. */
const FRESH_MS = 60_000

/**
 * What the record holds of matching requests before one is sent. It proves nothing once it is a
 * minute old, or once any request of the kind has had an outcome. A refusal puts nothing in it.
 */
export function createBaseline(store: MoneyStore, kind: MoneyRequestKind, readerOf: ReaderOf) {
  let latest: { at: number; since: number; outcomes: readonly string[]; entries: string[] | null } | null = null

  const outcomes = () => {
    const ofKind = store.messages
      .list()
      .filter(({ news }) => 'request' in news && news.request.kind === kind && news.outcome !== 'refused')
    // What cannot be read may be an outcome too.
    return [...ofKind, ...store.messages.unreadable()].map(({ id }) => id)
  }
  /** The page's clock stops while a phone sleeps, and anybody may set the device's. */
  const isFresh = ({ at, since }: { at: number; since: number }) => {
    const passed = store.now() - at
    return passed >= 0 && passed <= FRESH_MS && store.elapsed() - since <= FRESH_MS
  }

  return {
    /**
     * An earlier reading no longer counts. Resolves once the answer is there, or lost.
     * @returns false where no answer came
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
    /** Null where nothing was read, or where it proves nothing any more. */
    entries: (): string[] | null => {
      const known = latest?.outcomes ?? []
      if (latest === null || outcomes().some((id) => !known.includes(id))) return null
      return isFresh(latest) ? latest.entries : null
    },
    /** What was read has become too old. */
    isStale: (): boolean => latest !== null && !isFresh(latest),
  }
}
