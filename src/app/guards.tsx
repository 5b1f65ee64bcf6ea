import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isOfAnotherMember, useBack, useEntryState } from '@/kit/history'
import { withoutMemberParams, paths } from '@/paths'
import type { Access } from '@/routes'
import { useSession } from '@/session/store'
import { Splash } from './Boot'

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  switch (access) {
    case 'public':
      return children
    case 'member':
      return <MembersOnly>{children}</MembersOnly>
    case 'anonymous':
      return <AnonymousOnly>{children}</AnonymousOnly>
  }
}

/** Mounts the screen again for each session, and keeps the last member's entries from the next. */
function MembersOnly({ children }: { children: ReactNode }) {
  const { number, token, ending } = useSession()
  const location = useLocation()
  // The code of the next screen may take a while to load.
  if (ending !== null) return <Splash />
  const here = location.pathname + location.search
  const forAny = withoutMemberParams(here)
  if (token === null) return <Navigate to={paths.login()} replace state={{ returnTo: forAny }} />
  // Back may lead to an entry of the last member.
  if (here !== forAny && isOfAnotherMember(location.state)) return <Navigate to={forAny} replace />
  return <Fragment key={number}>{children}</Fragment>
}

/**
 * Members who open the page while logged in go back, or Home if there is no history (reading 14).
 * Members who log in here or in another tab go to the screen that led to Login, or to Me
 * (reading 17).
 */
function AnonymousOnly({ children }: { children: ReactNode }) {
  const isLoggedIn = useSession().token !== null
  const [wasLoggedIn] = useState(isLoggedIn)
  const { returnTo = paths.mine() } = useEntryState()
  const navigate = useNavigate()
  const back = useEffectEvent(useBack(paths.home()))
  useEffect(() => {
    if (!isLoggedIn) return
    if (wasLoggedIn) back()
    else void navigate(returnTo, { replace: true })
  }, [isLoggedIn, wasLoggedIn, returnTo, navigate])
  return wasLoggedIn ? <Splash /> : children
}
