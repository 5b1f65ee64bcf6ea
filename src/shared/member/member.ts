import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/api/account'
import { useIsLoggedIn, useSession, presentMemberId } from '@/session/store'
import { platformQueries, type Platform } from '@/api/platform'
import type { Config } from '@/config'

export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  return useQuery({ ...accountQueries.member(), enabled: isLoggedIn })
}

/**
 * The member as they are known, without asking: for parts that come after their screen, and by then
 * would ask again. Screens ask, and `SessionEnd` does whatever the screen is.
 */
export function useKnownMember() {
  // The key is the session's: each session has its own member.
  useSession()
  return useQuery({ ...accountQueries.member(), enabled: false })
}

/**
 * Whose entries on this device are meant, also while the member's data have not loaded.
 * @returns null for a visitor
 */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useKnownMember()
  if (token === null) return null
  return member?.id ?? presentMemberId()
}

export function usePlatform() {
  return useQuery(platformQueries.base()).data
}

/**
 * Credits are worth nothing, which every screen with money says. A mock build knows it without an
 * answer; any other build believes the platform alone.
 * @param base undefined while base info is loading or has failed
 */
export function isDemo({ isMock }: Pick<Config, 'isMock'>, base: Pick<Platform, 'isDemo'> | undefined): boolean {
  return isMock || base?.isDemo === true
}
