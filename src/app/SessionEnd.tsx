import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMember } from '@/parts/member'
import { paths } from '@/paths'
import { sessionStore } from '@/session/store'
import { useSession } from '@/session/use-session'
import { notify } from '@/ui/feedback'
import { routeOf } from './routes'

/**
 * Leads the member on when a session ends: after log-out to Me, after an authentication error or an account taken offline to
 * Login (original section 4). What the last member's calls left behind is cleared first.
 */
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

  useEffect(() => {
    if (ending === null) return
    clearMemberData(queryClient)
    const here = location.pathname + location.search
    const isGuarded = routeOf(location.pathname)?.access === 'member'
    switch (ending.reason) {
      case 'loggedOut':
        void navigate(paths.mine(), { replace: true })
        break
      case 'expired':
        notify(ending.message)
        void navigate(paths.login(), { replace: true, state: isGuarded ? { returnTo: here } : null })
        break
      case 'inactive':
        notify(t('accountInactive'))
        void navigate(paths.login(), { replace: true })
        break
      case 'otherTab':
        if (isGuarded && token === null) void navigate(paths.login(), { replace: true })
        break
    }
    sessionStore.dispatch({ type: 'endingHandled' })
  }, [ending, token, location, navigate, queryClient, t])
  return null
}

/** Keeps what belongs to nobody: games, videos, the platform. */
function clearMemberData(queryClient: ReturnType<typeof useQueryClient>): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'member' || queryKey[0] === 'orders' || queryKey[0] === 'wallet',
  })
}
