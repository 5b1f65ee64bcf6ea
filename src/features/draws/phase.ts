/** Only the look: the server alone refuses, at 0 (reading 87). */
const CLOSING_SECONDS = 5
/** When the countdown crosses this, 'Order successful' is shown (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

export type Phase = 'open' | 'closing' | 'closed' | 'waiting' | 'blocked'

/** @param secondsLeft null: not known, and then the platform's word for the open period stands */
export function phaseOf(secondsLeft: number | null, isAwaited: boolean, isBlocked: boolean): Phase {
  if (isBlocked) return 'blocked'
  if (secondsLeft === 0) return isAwaited ? 'waiting' : 'closed'
  return secondsLeft !== null && secondsLeft <= CLOSING_SECONDS ? 'closing' : 'open'
}

/** Throttled timers may skip the very second (reading 42). */
export function crossesNotice(previous: number | null, current: number | null): boolean {
  if (previous === null || current === null) return false
  return previous > ORDER_NOTICE_SECONDS && current <= ORDER_NOTICE_SECONDS && current > 0
}
