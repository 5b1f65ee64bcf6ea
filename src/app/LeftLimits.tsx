import { useEffect, useSyncExternalStore } from 'react'
import { onServerDate, serverClockVersion } from '@/lib/server-clock'
import { keysBeginningWith } from '@/lib/storage'
import { useIsLoggedIn } from '@/session/use-session'
import { keptCode } from '@/shared/load-code'

const code = keptCode(() => import('@/shared/limits/end-own'))

/**
 * Removes own limits that an erasure of this device had to leave, once they are proven to be over.
 * A member's own stay as they are.
 */
export function LeftLimits({ memberId }: { memberId: string | undefined }) {
  const isVisitor = !useIsLoggedIn()
  const version = useSyncExternalStore(onServerDate, serverClockVersion)
  useEffect(() => {
    // Nothing ends before a time is proven, and what was begun begins with its time.
    if ((memberId === undefined && !isVisitor) || version === 0) return
    const left = keysBeginningWith('tiga.limits.').filter((key) => key !== `tiga.limits.${memberId}`)
    if (left.length === 0) return
    code.forget()
    code
      .load()
      .then(({ dropEnded }) => dropEnded(memberId ?? null))
      .catch(() => undefined)
  }, [memberId, isVisitor, version])
  return null
}
