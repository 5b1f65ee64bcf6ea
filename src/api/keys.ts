import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { currentSession } from './caller'
import { ApiError } from './errors'

export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

/** After a change, also one that was refused: what may not hold any more. */
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

/** Holds the session's number, so that no later session finds the answer. */
export function memberKey<const Parts extends readonly unknown[]>(
  ...parts: Parts
): readonly ['member', number, ...Parts] {
  return ['member', currentSession(), ...parts]
}

/**
 * What only a member's screen asks for. A screen of a former session may still ask, and the token
 * would be the next member's. @throws ApiError `cancelled` then
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

/** Also of what somebody forgot to mark, the next member never sees an answer. */
export function isOfFormerSession([owner, number]: readonly unknown[], session: number): boolean {
  return owner !== 'public' && !(owner === 'member' && number === session)
}

// How old an answer may be, in ms, before a screen that opens asks for it anew: `staleTime` of
// every query. A refresh, a poll and a change ask whatever the age.

/**
 * Money, orders and draws. Long enough for the press of a finger and its screen, and for the parts
 * of a screen that arrive one by one, to share an answer; too short for two visits.
 */
export const LIVE = 2_000

/** What the platform's people may change: notices, Home, the bank account, withdrawal rules. */
export const RECENT = 30_000

/** Names, people, odds and the addresses of streams: they hardly change within a visit. */
export const SETTLED = 300_000

/** Asked for anew by `restartVideoList` alone, but for an answer of nothing: that grows old. */
export const IMMUTABLE_ONCE_FILLED =
  <Data>(isFilled: (data: Data | undefined) => boolean) =>
  ({ state }: { state: { data: Data | undefined } }) =>
    isFilled(state.data) ? 'static' : RECENT

/** Where an older answer would not do: an outcome is looked for, or money depends on it. */
export const ALWAYS_STALE = 0

type Age = typeof LIVE | typeof RECENT | typeof SETTLED
