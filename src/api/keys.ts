import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { currentSessionNumber } from './caller'
import { ApiError } from './errors'

export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

/**
 * Marks queries as out of date, so that the queries that the screen uses are fetched again. Called
 * after a change, even if the platform has refused the change.
 */
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

/**
 * Returns a query key that contains the number of the current session. A later session has other
 * keys, so it never finds the cached answers of this session.
 */
export function memberKey<const Parts extends readonly unknown[]>(
  ...parts: Parts
): readonly ['member', number, ...Parts] {
  return ['member', currentSessionNumber(), ...parts]
}

/**
 * Returns the options of a query that needs a session. A screen of a former session may still run
 * the query, although the current token is the next member's. The query function then throws an
 * ApiError of the kind `cancelled`.
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

/**
 * Returns true if a key is neither public nor of the given session. A key without an owner counts
 * as a former session's, so that no answer outlives a session.
 */
export function isOfFormerSession([owner, number]: readonly unknown[], session: number): boolean {
  return owner !== 'public' && !(owner === 'member' && number === session)
}

// Values for the `staleTime` of a query, in ms. A screen that opens fetches an answer again if the
// answer is older than this value. A refresh, a poll and a change fetch the answer at any age.

/**
 * For money, orders and draws. Long enough that a tap, the screen that it opens and the late parts
 * of that screen share one answer. Too short for two visits to a screen to share an answer.
 */
export const LIVE = 2_000

/**
 * For data that the platform's staff may change: notices, Home, the bank account, withdrawal rules.
 */
export const RECENT = 30_000

/**
 * For data that hardly changes within a visit, for example names, payouts and addresses of streams.
 */
export const SETTLED = 300_000

/**
 * For lists of videos. An empty list goes stale; a filled list never does, and only
 * `restartVideoList` loads it again.
 */
export const IMMUTABLE_ONCE_FILLED =
  <Data>(isFilled: (data: Data | undefined) => boolean) =>
  ({ state }: { state: { data: Data | undefined } }) =>
    isFilled(state.data) ? 'static' : RECENT

/**
 * A query with this value is fetched at each use. For the outcome of a request, and for answers on
 * which money depends.
 */
export const ALWAYS_STALE = 0

type StaleTime = typeof LIVE | typeof RECENT | typeof SETTLED
