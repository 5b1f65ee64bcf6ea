/**
 * Whole seconds until `deadline`, both in epoch ms; rounded up, so that "1" shows until the end.
 */
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
 * The moment in epoch ms at which a period closes (reading 87). The server counted `seconds` when
 * it answered, half a round trip before the answer came in.
 */
export function deadlineFrom(answer: { receivedAt: number; roundTripMs: number; seconds: number }): number {
  return answer.receivedAt + answer.seconds * 1000 - answer.roundTripMs / 2
}
