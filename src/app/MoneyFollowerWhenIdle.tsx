import { useIdleImport } from '@/shared/use-idle'
import { useMember } from '@/shared/use-member'

/** Tells members on any screen what became of their money; no screen waits for it. */
export function MoneyFollowerWhenIdle() {
  const memberId = useMember().data?.id
  const follower = useIdleImport(() => import('./MoneyFollower'), memberId !== undefined)
  return follower === null || memberId === undefined ? null : <follower.default key={memberId} memberId={memberId} />
}
