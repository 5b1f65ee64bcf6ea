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

/** Never fetches: for parts that load after their screen, which has fetched the member already. */
export function useCachedMember() {
  // Subscribes to the session, which is part of the query key.
  useSession()
  return useQuery({ ...accountQueries.member(), enabled: false })
}

/** The id of the stored data of the member, known before any answer; null for a visitor. */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useCachedMember()
  if (token === null) return null
  return member?.id ?? presentMemberId()
}

/** True from registration to the end of the session: Me then has rows for beginners. */
export const newMember = memberRecord('isNew', v.boolean(), false)

export function usePlatform() {
  return useQuery(platformQueries.base()).data
}

/** True in a mock build without an answer; any other build relies on the platform only. */
export function isDemo({ isMock }: Pick<Config, 'isMock'>, base: Pick<Platform, 'isDemo'> | undefined): boolean {
  return isMock || base?.isDemo === true
}
