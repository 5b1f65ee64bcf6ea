import * as v from 'valibot'
import { storedEntries } from '@/lib/storage'

/**
 * Reads only the times and the member of the stored money requests. The app's first load needs no
 * more to say whether a reload would lose the answer to a request, and whether a request may be
 * open. `request.ts` reads the other fields and is loaded later.
 */

const epochMs = v.number()

export const requestTimes = {
  sentAt: epochMs,
  /** Epoch ms. No answer is expected after this time. */
  answerBy: epochMs,
  /** True if the outcome counts as unknown, because no usable answer will arrive. */
  isLost: v.fallback(v.boolean(), false),
}

const timesSchema = v.object(requestTimes)

const storedRequests = storedEntries(
  'requests',
  v.object({ memberId: v.fallback(v.nullable(v.string()), null), ...requestTimes }),
)

/**
 * Returns true while the platform's answer may still arrive. False if the device's clock was set
 * back to before `sentAt`: that clock does not show whether an answer may still arrive.
 */
export function isInFlight({ isLost, sentAt, answerBy }: v.InferOutput<typeof timesSchema>, now: number): boolean {
  return !isLost && sentAt <= now && now < answerBy
}

/**
 * Returns true if this device stores a pending request of the member. A stored entry without a
 * member counts as a request of every member.
 */
export function isMoneyRequestOpen(memberId: string): boolean {
  return [...storedRequests.list(), ...storedRequests.unreadable()].some(
    (entry) => entry.memberId === null || entry.memberId === memberId,
  )
}

/**
 * Returns true while a request sent from any tab may still be answered. A reload of that tab would
 * lose the answer.
 */
export function isMoneyRequestInFlight(): boolean {
  return storedRequests.list().some((pending) => isInFlight(pending, Date.now()))
}
