import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { hasHistory } from '@/shared/use-back'
import { paths } from '@/paths'
import { useSession } from '@/session/use-session'
import { unreachable } from '@/lib/invariant'
import type { Access } from './routes'

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  switch (access) {
    case 'public':
      return children
    case 'member':
      return <MembersOnly>{children}</MembersOnly>
    case 'anonymous':
      return <AnonymousOnly>{children}</AnonymousOnly>
    default:
      return unreachable(access)
  }
}

/** Nothing guarded is drawn, not for a frame: without a token the screen is replaced by Login, which leads back here after. */
function MembersOnly({ children }: { children: ReactNode }) {
  const { token, ending } = useSession()
  const location = useLocation()
  if (token !== null) return children
  // A session that has just ended is led on by SessionEnd, which knows why.
  if (ending !== null) return null
  return <Navigate to={paths.login()} replace state={{ returnTo: location.pathname + location.search }} />
}

/** Who is logged in already goes back, or Home where there is no history (reading 14). A log-in done here leads on by itself. */
function AnonymousOnly({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const [wasLoggedIn] = useState(token !== null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!wasLoggedIn) return
    if (hasHistory()) void navigate(-1)
    else void navigate(paths.home(), { replace: true })
  }, [wasLoggedIn, navigate])
  return wasLoggedIn ? null : children
}
