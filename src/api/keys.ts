import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { currentSessionNumber } from './caller'
import { ApiError } from './errors'

export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

/** Queries on the screen are fetched again. Called after a change, even a refused one. */
export function invalidate(client: QueryClient, ...queries: readonly { queryKey: QueryKey }[]): void {
  for (const { queryKey } of queries) void client.invalidateQueries({ queryKey })
}

export function publicQuery<T>(
  parts: readonly (string | null)[],
  runQuery: (signal: AbortSignal) => Promise<T>,
  staleTime: StaleTime,
) {
  return queryOptions({ staleTime, queryKey: publicKey(...parts), queryFn: ({ signal }) => runQuery(signal) })
}

/** The key has the session's number, so that no later session finds the answers of this one. */
export function memberKey<const Parts extends readonly unknown[]>(
  ...parts: Parts
): readonly ['member', number, ...Parts] {
  return ['member', currentSessionNumber(), ...parts]
}

/**
 * Options of a query that needs a session. The query throws an ApiError of the kind `cancelled` if
 * a screen of a former session still runs it, because the current token is the next member's.
 */
export function memberQuery<T>(
  parts: readonly string[],
  runQuery: (signal: AbortSignal) => Promise<T>,
  staleTime: StaleTime,
) {
  const session = currentSessionNumber()
  return queryOptions({
    staleTime,
    queryKey: memberKey(...parts),
    queryFn: ({ signal }) => {
      if (session !== currentSessionNumber()) throw new ApiError('cancelled', 'the session of this query is over')
      return runQuery(signal)
    },
  })
}

/** Returns true if a key is neither public nor of the given session. Its answer must be dropped. */
export function isOfFormerSession([owner, number]: readonly unknown[], session: number): boolean {
  return owner !== 'public' && !(owner === 'member' && number === session)
}

// Values for the `staleTime` of a query, in ms. A screen that opens fetches an older answer again.
// A refresh, a poll and a change fetch an answer of any age.

/** For money, orders and draws. A tap and its screen share one answer, but two visits do not. */
export const LIVE = 2_000

/** For data that the platform's staff may change: notices, Home, bank account, withdrawal rules. */
export const RECENT = 30_000

/** For data that hardly changes within a visit: names, payouts, addresses of streams. */
export const SETTLED = 300_000

/** For lists of videos. An empty list goes stale; only `restartVideoList` reloads a filled list. */
export const IMMUTABLE_ONCE_FILLED =
  <Data>(isFilled: (data: Data | undefined) => boolean) =>
  ({ state }: { state: { data: Data | undefined } }) =>
    isFilled(state.data) ? 'static' : RECENT

/** Fetches at each use: for the outcome of a request, and for answers on which money depends. */
export const ALWAYS_STALE = 0

type StaleTime = typeof LIVE | typeof RECENT | typeof SETTLED
