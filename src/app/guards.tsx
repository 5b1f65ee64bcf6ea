import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isOfAnotherMember, useBack, useEntryState } from '@/kit/history'
import { withoutMemberParams, paths } from '@/paths'
import type { ScreenAccess } from '@/routes'
import { useSession } from '@/session/store'
import { Splash } from './Boot'

export function Guard({ access, children }: { access: ScreenAccess; children: ReactNode }) {
  switch (access) {
    case 'public':
      return children
    case 'member':
      return <MembersOnly>{children}</MembersOnly>
    case 'anonymous':
      return <AnonymousOnly>{children}</AnonymousOnly>
  }
}

/**
 * Mounts the screen again for each session. A history entry of another member is replaced by an
 * entry without that member's data.
 */
function MembersOnly({ children }: { children: ReactNode }) {
  const { number, token, ending } = useSession()
  const location = useLocation()
  // The splash is shown until the next screen opens.
  if (ending !== null) return <Splash />
  const currentAddress = location.pathname + location.search
  const sharedAddress = withoutMemberParams(currentAddress)
  if (token === null) return <Navigate to={paths.login()} replace state={{ returnTo: sharedAddress }} />
  // Back may lead to a history entry of the member who was logged in before.
  if (currentAddress !== sharedAddress && isOfAnotherMember(location.state))
    return <Navigate to={sharedAddress} replace />
  return <Fragment key={number}>{children}</Fragment>
}

/**
 * Members who open Log-in or Register are sent back, or to Home without a history (reading 14).
 * Members who log in, here or in another tab, are sent to the screen that led to Log-in, or
 * otherwise to the screen Me (reading 17).
 */
function AnonymousOnly({ children }: { children: ReactNode }) {
  const isLoggedIn = useSession().token !== null
  const [wasLoggedIn] = useState(isLoggedIn)
  const { returnTo = paths.mine() } = useEntryState()
  const navigate = useNavigate()
  const goBack = useEffectEvent(useBack(paths.home()))
  useEffect(() => {
    if (!isLoggedIn) return
    if (wasLoggedIn) goBack()
    else void navigate(returnTo, { replace: true })
  }, [isLoggedIn, wasLoggedIn, returnTo, navigate])
  return wasLoggedIn ? <Splash /> : children
}
