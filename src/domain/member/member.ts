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
 * The cached member, never fetched: for parts that load after their screen and would otherwise
 * fetch the member again. Screens fetch it with `useMember`, and `SessionEnd` does on every screen.
 */
export function useCachedMember() {
  // Subscribes to the session, which is part of the query key.
  useSession()
  return useQuery({ ...accountQueries.member(), enabled: false })
}

/**
 * The id by which this device stores the data of the member, known even before the first answer;
 * null for a visitor.
 */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useCachedMember()
  if (token === null) return null
  return member?.id ?? presentMemberId()
}

/**
 * True from registration until the session ends. Me shows rows for beginners while it is true and
 * the report is empty.
 */
export const newMember = memberRecord('isNew', v.boolean(), false)

export function usePlatform() {
  return useQuery(platformQueries.base()).data
}

/** True in a mock build without an answer; any other build relies on the platform only. */
export function isDemo({ isMock }: Pick<Config, 'isMock'>, base: Pick<Platform, 'isDemo'> | undefined): boolean {
  return isMock || base?.isDemo === true
}
