import * as v from 'valibot'
import { storedEntries } from '@/lib/storage'

/**
 * This file reads only the times and the member of stored money requests, because the checks of the
 * app's first load need no more. `request.ts` reads the other fields and is loaded later.
 */

const epochMsSchema = v.number()

export const requestTimeFields = {
  sentAt: epochMsSchema,
  /** Epoch ms. No answer is expected after this time. */
  answerBy: epochMsSchema,
  /** True if the outcome counts as unknown, because no usable answer will arrive. */
  isLost: v.fallback(v.boolean(), false),
}

const requestTimesSchema = v.object(requestTimeFields)

/** The stored requests, read only as far as their times and their member. */
export const storedRequests = storedEntries(
  'requests',
  v.object({ memberId: v.fallback(v.nullable(v.string()), null), ...requestTimeFields }),
)

/**
 * True while the platform's answer may still arrive. False if the device's clock was set back to
 * before `sentAt`, because that clock cannot show whether an answer may arrive.
 */
export function isInFlight(
  { isLost, sentAt, answerBy }: v.InferOutput<typeof requestTimesSchema>,
  now: number,
): boolean {
  return !isLost && sentAt <= now && now < answerBy
}

/**
 * True if a pending or unreadable request of the member is stored. A stored entry without a member
 * counts as a request of every member.
 */
export function isMoneyRequestOpen(memberId: string): boolean {
  return [...storedRequests.list(), ...storedRequests.unreadable()].some(
    (entry) => entry.memberId === null || entry.memberId === memberId,
  )
}

/** True while any tab may still receive an answer. A reload of that tab would lose the answer. */
export function isMoneyRequestInFlight(): boolean {
  return storedRequests.list().some((pending) => isInFlight(pending, Date.now()))
}
