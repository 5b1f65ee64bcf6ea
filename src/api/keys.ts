import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { currentSession } from './caller'
import { ApiError } from './errors'

export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

/** Invalidates queries after a change. Also used after a refusal. */
export function invalidate(client: QueryClient, ...queries: readonly { queryKey: QueryKey }[]): void {
  for (const { queryKey } of queries) void client.invalidateQueries({ queryKey })
}

export function publicQuery<T>(
  parts: readonly (string | null)[],
  ask: (signal: AbortSignal) => Promise<T>,
  staleTime: Age,
) {
  return queryOptions({ staleTime, queryKey: publicKey(...parts), queryFn: ({ signal }) => ask(signal) })
}

/** Contains the session's number, so that a later session cannot find the cached answer. */
export function memberKey<const Parts extends readonly unknown[]>(
  ...parts: Parts
): readonly ['member', number, ...Parts] {
  return ['member', currentSession(), ...parts]
}

/**
 * A query that needs a session. A screen of a former session may still fetch it, but with the token
 * of the next member: then its function throws an ApiError of the kind `cancelled`.
 */
export function memberQuery<T>(parts: readonly string[], ask: (signal: AbortSignal) => Promise<T>, staleTime: Age) {
  const session = currentSession()
  return queryOptions({
    staleTime,
    queryKey: memberKey(...parts),
    queryFn: ({ signal }) => {
      if (session !== currentSession()) throw new ApiError('cancelled', 'the session of this query is over')
      return ask(signal)
    },
  })
}

/** True also for keys without an owner, so that no answer outlives a session. */
export function isOfFormerSession([owner, number]: readonly unknown[], session: number): boolean {
  return owner !== 'public' && !(owner === 'member' && number === session)
}

// The `staleTime` of each query, in ms: a screen that opens fetches an older answer again. A
// refresh, a poll and a change ignore it.

/**
 * Money, orders and draws. Long enough that a press, the screen it opens and the late parts of that
 * screen share an answer. Too short for two visits to share one.
 */
export const LIVE = 2_000

/** Data that the platform's staff may change: notices, Home, the bank account, withdrawal rules. */
export const RECENT = 30_000

/** Names, people, payouts and the addresses of streams, which hardly change within a visit. */
export const SETTLED = 300_000

/** A list of videos goes stale only while empty; `restartVideoList` loads a filled one again. */
export const IMMUTABLE_ONCE_FILLED =
  <Data>(isFilled: (data: Data | undefined) => boolean) =>
  ({ state }: { state: { data: Data | undefined } }) =>
    isFilled(state.data) ? 'static' : RECENT

/** Always fetches: for the outcome of a request, or if money depends on the answer. */
export const ALWAYS_STALE = 0

type Age = typeof LIVE | typeof RECENT | typeof SETTLED
