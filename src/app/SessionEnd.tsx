import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPublicKey } from '@/api/keys'
import { useMember } from '@/shared/use-member'
import { paths } from '@/paths'
import type { SessionEnding } from '@/session/session'
import { sessionStore } from '@/session/store'
import { useSession } from '@/session/use-session'
import { notify } from '@/ui/feedback'
import { routeOf } from './routes'

export function SessionEnd() {
  const { token, ending } = useSession()
  const { data: member } = useMember()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const { t } = useTranslation('common')

  useEffect(() => {
    if (token !== null && member?.isActive === false) sessionStore.dispatch({ type: 'foundInactive', token })
  }, [token, member])

  const told = useRef<SessionEnding | null>(null)
  useEffect(() => {
    if (ending === null) return
    const isGuarded = routeOf(location.pathname)?.access === 'member'
    if (told.current !== ending) {
      told.current = ending
      clearMemberData(queryClient, token !== null)
      if (ending.reason === 'expired') notify(ending.message)
      if (ending.reason === 'inactive') notify(t('accountInactive'))
    }
    const target = targetOf(ending, isGuarded && token === null)
    if (target === null || location.pathname === target) {
      // Until the navigation is done, the guard must not redirect.
      sessionStore.dispatch({ type: 'endingHandled' })
      return
    }
    const returnTo = ending.reason === 'expired' && isGuarded ? location.pathname + location.search : undefined
    void navigate(target, { replace: true, state: { returnTo } })
  }, [ending, token, location, navigate, queryClient, t])
  return null
}

function targetOf(ending: SessionEnding, isLockedOut: boolean): string | null {
  switch (ending.reason) {
    case 'loggedOut':
      return paths.mine()
    case 'expired':
    case 'inactive':
      return paths.login()
    case 'otherTab':
      return isLockedOut ? paths.login() : null
  }
}

/**
 * If another member is logged in already, refetches what is on the screen: a query that is only
 * removed would go on showing the last member's data.
 */
function clearMemberData(queryClient: QueryClient, isSomebodyElse: boolean): void {
  queryClient.getMutationCache().clear()
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !isPublicKey(queryKey)
  if (isSomebodyElse) void queryClient.resetQueries({ predicate })
  else queryClient.removeQueries({ predicate })
}
