import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { accountQueries } from '@/api/account'
import { memberRecord, currentMemberId, useIsLoggedIn, useSession } from '@/session/store'
import { type Platform, platformQueries } from '@/api/platform'
import type { Config } from '@/config'

export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  return useQuery({ ...accountQueries.member(), enabled: isLoggedIn })
}

/** Returns the query of the member from the cache, and never fetches the member. */
export function useCachedMember() {
  // This call subscribes to the session, which is part of the query key.
  useSession()
  return useQuery({ ...accountQueries.member(), enabled: false })
}

/** Returns the id of the member, even before the platform has answered; null for a visitor. */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useCachedMember()
  if (token === null) return null
  return member?.id ?? currentMemberId()
}

/**
 * True from registration to the member's first order or the end of the session. The screen Me then
 * has a link to the draws.
 */
export const newMemberRecord = memberRecord('isNew', v.boolean(), false)

/** Returns the platform's base info; undefined until it has loaded. */
export function usePlatform() {
  return useQuery(platformQueries.base()).data
}

/**
 * True if all amounts are demo credits: in a mock build, or if the platform's base info says so.
 */
export function isDemo({ isMock }: Pick<Config, 'isMock'>, base: Pick<Platform, 'isDemo'> | undefined): boolean {
  return isMock || base?.isDemo === true
}
