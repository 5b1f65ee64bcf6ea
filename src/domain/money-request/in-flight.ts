import * as v from 'valibot'
import { storedEntries } from '@/lib/storage'

/**
 * The part of a stored request that the first load reads: it asks only whether a reload would cut
 * one off, and whether one may be open. `request.ts` reads the rest, and comes later.
 */

const epochMs = v.number()

export const requestTimes = {
  sentAt: epochMs,
  /** By then the answer has come, or none will. */
  answerBy: epochMs,
  /** The sender knows that no answer will come. */
  isLost: v.fallback(v.boolean(), false),
}

const times = v.object(requestTimes)

const stored = storedEntries(
  'requests',
  v.object({ memberId: v.fallback(v.nullable(v.string()), null), ...requestTimes }),
)

/** A clock that was set back says nothing about the answer: then it counts as missing. */
export function isInFlight({ isLost, sentAt, answerBy }: v.InferOutput<typeof times>, now: number): boolean {
  return !isLost && sentAt <= now && now < answerBy
}

/**
 * Whether this device keeps a request of the member's whose outcome is not known, or one that may
 * be: an entry that names nobody may be anybody's.
 */
export function isMoneyRequestOpen(memberId: string): boolean {
  return [...stored.list(), ...stored.unreadable()].some((one) => one.memberId === null || one.memberId === memberId)
}

/** Whether the answer to one may still come, in whatever tab: a reload would cut it off. */
export function isMoneyRequestInFlight(): boolean {
  return stored.list().some((pending) => isInFlight(pending, Date.now()))
}
