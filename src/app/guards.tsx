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

function MembersOnly({ children }: { children: ReactNode }) {
  const { token, ending } = useSession()
  const location = useLocation()
  if (token !== null) return children
  if (ending !== null) return null
  return <Navigate to={paths.login()} replace state={{ returnTo: location.pathname + location.search }} />
}

/** Goes back, or Home without history (reading 14). */
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
