import { serverNow, tellsNoDate } from '@/lib/server-clock'
import { changeOwn, followClock, readOwn, type OwnLimits } from './store'

const NOTED_EVERY_MS = 60_000

/**
 * Epoch ms by which limits and breaks hold: the platform's clock, and this device's as long as no
 * answer has told that one.
 */
export function present(): number {
  return serverNow() ?? Date.now()
}

/** What holds of a member now; for a tap, not for a render. */
export function ownNow(memberId: string): { own: OwnLimits; now: number } {
  const now = present()
  if (readOwn(memberId).limits.length === 0 && readOwn(memberId).breakUntil === null)
    return { own: readOwn(memberId), now }
  return { own: changeOwn(memberId, tellsNoDate() ? (own) => followed(own, now) : unfollowed), now }
}

function followed(own: OwnLimits, now: number): OwnLimits {
  const { seenAt } = own
  return seenAt !== null && now >= seenAt && now - seenAt < NOTED_EVERY_MS ? own : followClock(own, now)
}

/** The platform tells its date: this device's clock says nothing any more. */
function unfollowed(own: OwnLimits): OwnLimits {
  return own.seenAt === null || serverNow() === null ? own : { ...own, seenAt: null }
}
