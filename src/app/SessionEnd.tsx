import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOfFormerSession } from '@/api/keys'
import { joinSentences } from '@/i18n/sentences'
import { isolateRightToLeft } from '@/lib/bidi'
import { dropDraftsOfOthers } from '@/kit/forms/drafts'
import { readEntryState, isOfAnotherMember } from '@/kit/history'
import { useMember } from '@/domain/member/member'
import { paths, withoutMemberParams } from '@/paths'
import { currentMemberId, type SessionEnding, memberIdRecord, sessionStore, useSession } from '@/session/store'
import { notify } from '@/ui/feedback'
import { routeOf } from '@/routes'

/**
 * Ends the session of an inactive account. After the end of any session, drops its data and opens
 * the next screen. A toast says that a session has expired or that the account is inactive.
 */
export function SessionEnd() {
  const { number, token, ending } = useSession()
  const { data: member, isStale } = useMember()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const { t } = useTranslation('common')

  // A member who is not online loses the session only on the withdrawal screen (reading 50).
  const isOfflineOnWithdraw = member?.isOnline === false && !isStale && location.pathname === paths.withdraw()
  const isInactive = member?.isActive === false || isOfflineOnWithdraw
  useEffect(() => {
    if (token === null || member === undefined) return
    memberIdRecord.write(member.id)
    dropDraftsOfOthers(member.id)
    if (isInactive) sessionStore.dispatch({ type: 'foundInactive', token })
  }, [token, member, isInactive])

  const lastMemberId = useRef('')
  useEffect(() => {
    lastMemberId.current = currentMemberId() || lastMemberId.current
  })

  const currentSession = useRef({ number, token })
  useEffect(() => {
    const previousSession = currentSession.current
    currentSession.current = { number, token }
    queryClient.getMutationCache().clear()
    queryClient.removeQueries({ predicate: ({ queryKey }) => isOfFormerSession(queryKey, number) })
    if (previousSession.number !== number && previousSession.token !== null) forgetPublicAnswers(queryClient)
  }, [queryClient, number, token])

  const announcedEnding = useRef<SessionEnding | null>(null)
  useEffect(() => {
    if (ending === null) return
    if (announcedEnding.current !== ending) {
      announcedEnding.current = ending
      // The platform's message may be in any language and direction, so it is isolated.
      if (ending.reason === 'expired')
        notify(joinSentences([t('errors.sessionOver'), isolateRightToLeft(ending.message)]))
      if (ending.reason === 'inactive') notify(t('accountInactive'))
    }
    const currentPath = location.pathname + location.search
    const memberOnlyPath = routeOf(location.pathname)?.access === 'member' ? withoutMemberParams(currentPath) : null
    const target = pathAfterEnding(ending, memberOnlyPath, token !== null)
    const hasNoMemberState = readEntryState(location.state).sheet === undefined && !isOfAnotherMember(location.state)
    const isAtTarget = currentPath === target && hasNoMemberState
    if (target === null || isAtTarget) {
      // Cleared only after the navigation: `ending` keeps the guard from redirecting meanwhile.
      sessionStore.dispatch({ type: 'endingHandled' })
      return
    }
    const returnTo = ending.reason === 'expired' ? (memberOnlyPath ?? undefined) : undefined
    void navigate(target, { replace: true, state: { returnTo, ended: lastMemberId.current } })
  }, [ending, token, location, navigate, t])
  return null
}

/**
 * Returns the path to open after the end of the session; null if the screen may stay open.
 * `memberOnlyPath` is the current path if only members may open it, otherwise null.
 */
function pathAfterEnding(ending: SessionEnding, memberOnlyPath: string | null, isLoggedIn: boolean): string | null {
  switch (ending.reason) {
    case 'loggedOut':
      return paths.mine()
    case 'expired':
    case 'inactive':
      return paths.login()
    case 'otherTab':
      // The next member gets the same path, without the last member's sheet and parameters.
      return memberOnlyPath === null || isLoggedIn ? memberOnlyPath : paths.login()
  }
}

/** Drops or refetches public answers, because their calls had the last member's token as well. */
function forgetPublicAnswers(queryClient: QueryClient): void {
  const isPublic = ({ queryKey: [owner] }: { queryKey: readonly unknown[] }) => owner === 'public'
  queryClient.removeQueries({ type: 'inactive', predicate: isPublic })
  // Public content on the screen stays there until its new answer arrives.
  void queryClient.invalidateQueries({ type: 'active', predicate: isPublic })
}
