/** Whole seconds until a deadline (epoch ms), rounded up so that "1" shows until the very end; 0 from then on. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Seconds as "mm:ss", or "h:mm:ss" from an hour on. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0')
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${String(minutes).padStart(2, '0')}:${rest}`
}

/**
 * The moment a period closes: the seconds the server gave count from when it answered, which is half a round trip before the
 * answer came in (PRODUCT, decision "Countdown").
 */
export function deadlineFrom(answer: { receivedAt: number; roundTripMs: number; seconds: number }): number {
  return answer.receivedAt + answer.seconds * 1000 - answer.roundTripMs / 2
}
