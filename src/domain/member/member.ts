import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { accountQueries } from '@/api/account'
import { memberRecord, presentMemberId, useIsLoggedIn, useSession } from '@/session/store'
import { type Platform, platformQueries } from '@/api/platform'
import type { Config } from '@/config'

export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  return useQuery({ ...accountQueries.member(), enabled: isLoggedIn })
}

/**
 * The member as they are known, without asking: for parts that come after their screen, and by then
 * would ask again. Screens ask, and `SessionEnd` does whatever the screen is.
 */
export function useCachedMember() {
  // The key is the session's: each session has its own member.
  useSession()
  return useQuery({ ...accountQueries.member(), enabled: false })
}

/** Whose entries on this device are meant, even before any answer; null for a visitor. */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useCachedMember()
  if (token === null) return null
  return member?.id ?? presentMemberId()
}

/** From registering until the session ends; the way to the odds goes with the first order. */
export const newMember = memberRecord('isNew', v.boolean(), false)

export function usePlatform() {
  return useQuery(platformQueries.base()).data
}

/** A mock build knows it without an answer; any other build believes the platform alone. */
export function isDemo({ isMock }: Pick<Config, 'isMock'>, base: Pick<Platform, 'isDemo'> | undefined): boolean {
  return isMock || base?.isDemo === true
}
