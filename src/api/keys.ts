import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { currentSessionNumber } from './caller'
import { ApiError } from './errors'

export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

/** Marks answers as stale after a change, even a refused one. Shown answers are fetched again. */
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

/** True if a key is neither public nor of `session`. The answer under the key must be dropped. */
export function isOfFormerSession([owner, number]: readonly unknown[], session: number): boolean {
  return owner !== 'public' && !(owner === 'member' && number === session)
}

// Values for the `staleTime` of a query, in ms. When a screen opens, it fetches an answer again if
// the answer is older than this. A refresh, a poll or a change fetches an answer of any age again.

/** For money, orders and draws. A new screen can reuse an answer that the tap before it fetched. */
export const LIVE_STALE_MS = 2_000

/** For data that the platform's staff may change: notices, Home, bank account, withdrawal rules. */
export const RECENT_STALE_MS = 30_000

/** For data that hardly changes within a visit: names, payouts, addresses of streams. */
export const SETTLED_STALE_MS = 300_000

/** For lists of videos. Only an empty list goes stale; `restartVideoList` reloads any list. */
export const STATIC_ONCE_FILLED =
  <Data>(isFilled: (data: Data | undefined) => boolean) =>
  ({ state }: { state: { data: Data | undefined } }) =>
    isFilled(state.data) ? 'static' : RECENT_STALE_MS

/** Fetches at each use: for the outcome of a request, and for answers on which money depends. */
export const ALWAYS_STALE = 0

type StaleTime = typeof LIVE_STALE_MS | typeof RECENT_STALE_MS | typeof SETTLED_STALE_MS
