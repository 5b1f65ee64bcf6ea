import { queryOptions } from '@tanstack/react-query'
import { currentSession } from './client'
import { ApiError } from './errors'
import type { Age } from './freshness'

export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
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

/**
 * A new session removes every query that is neither public nor its own, so the next member never
 * sees an answer that somebody forgot to mark.
 */
export function isOfFormerSession([owner, number]: readonly unknown[], session: number): boolean {
  return owner !== 'public' && !(owner === 'member' && number === session)
}
