import { useEffect } from 'react'
import { keysBeginningWith } from '@/lib/storage'
import { useIsLoggedIn } from '@/session/use-session'
import { keptCode } from '@/shared/load-code'

const code = keptCode(() => import('@/shared/limits/end-own'))

/**
 * Removes own limits that an erasure of this device had to leave, once they are over. A member's
 * own stay as they are.
 */
export function LeftLimits({ memberId }: { memberId: string | undefined }) {
  const isVisitor = !useIsLoggedIn()
  useEffect(() => {
    if (memberId === undefined && !isVisitor) return
    const left = keysBeginningWith('tiga.limits.').filter((key) => key !== `tiga.limits.${memberId}`)
    if (left.length === 0) return
    code.forget()
    code
      .load()
      .then(({ dropEnded }) => dropEnded(memberId ?? null))
      .catch(() => undefined)
  }, [memberId, isVisitor])
  return null
}
