/** Only the look: the server alone refuses, at 0 (reading 87). */
const CLOSING_SECONDS = 5
/** When the countdown crosses this, 'Order successful' is shown (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

/** What is said beside the clock; an open round needs no word. */
export type Phase = 'closing' | 'closed' | null

/** @param secondsLeft null: not known, and then the platform's word for the open period stands */
export function phaseOf(secondsLeft: number | null): Phase {
  if (secondsLeft === null || secondsLeft > CLOSING_SECONDS) return null
  return secondsLeft === 0 ? 'closed' : 'closing'
}

/** Throttled timers may skip the very second (reading 42). */
export function crossesNotice(previous: number | null, current: number | null): boolean {
  if (previous === null || current === null) return false
  return previous > ORDER_NOTICE_SECONDS && current <= ORDER_NOTICE_SECONDS && current > 0
}
