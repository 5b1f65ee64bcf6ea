import * as v from 'valibot'
import { storedEntries } from '@/lib/storage'

/**
 * Reads only the times of stored requests. The first load needs no more: whether a reload would cut
 * off a request, and whether a request may be open. `request.ts` reads the rest and loads later.
 */

const epochMs = v.number()

export const requestTimes = {
  sentAt: epochMs,
  /** Epoch ms. No answer is expected after this time. */
  answerBy: epochMs,
  /** True once the outcome counts as unknown, because no usable answer will arrive. */
  isLost: v.fallback(v.boolean(), false),
}

const times = v.object(requestTimes)

const stored = storedEntries(
  'requests',
  v.object({ memberId: v.fallback(v.nullable(v.string()), null), ...requestTimes }),
)

/**
 * True while the answer may still arrive. False if the device's clock was set back to before
 * `sentAt`, because the clock then says nothing about the answer.
 */
export function isInFlight({ isLost, sentAt, answerBy }: v.InferOutput<typeof times>, now: number): boolean {
  return !isLost && sentAt <= now && now < answerBy
}

/**
 * True if this device stores a pending request of the member. An entry that names no member counts
 * as a request of every member.
 */
export function isMoneyRequestOpen(memberId: string): boolean {
  return [...stored.list(), ...stored.unreadable()].some(
    (entry) => entry.memberId === null || entry.memberId === memberId,
  )
}

/** True while a request in any tab may still be answered: a reload of its tab would cut it off. */
export function isMoneyRequestInFlight(): boolean {
  return stored.list().some((pending) => isInFlight(pending, Date.now()))
}
