import { useState } from 'react'
import { lazyPart } from '@/kit/load/lazy-part'
import { useSessionMemberId } from '@/domain/member/member'
import { isInFlight, storedRequests } from '@/domain/money-request/in-flight'
import styles from './OpenOutcome.module.css'

/** This code is loaded separately, because the outcome of a request is rarely unknown. */
const OutcomeStrip = lazyPart(() => import('./OutcomeStrip'), { failureFallback: () => null })

/**
 * True if no answer to a stored request of the member can arrive any more. Its outcome is then
 * unknown, unless the platform's record shows the request.
 */
function mayOutcomeBeUnknown(memberId: string): boolean {
  return storedRequests.list().some((pending) => pending.memberId === memberId && !isInFlight(pending, Date.now()))
}

/**
 * Shows a link to the member's requests if the outcome of one was unknown when the screen opened.
 * An outcome that becomes unknown later adds no link, because the link would move the screen below.
 */
export function OpenOutcome() {
  const memberId = useSessionMemberId()
  const [isOpen] = useState(() => memberId !== null && mayOutcomeBeUnknown(memberId))
  if (!isOpen || memberId === null) return null
  return (
    <div className={styles['place']}>
      <OutcomeStrip memberId={memberId} />
    </div>
  )
}
