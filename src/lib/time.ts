/**
 * Returns the seconds until the deadline, rounded up, so that a countdown shows "1" until the end.
 * Returns 0 after the deadline. Both times are epoch ms.
 */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Writes a countdown: "02:40", "1:02:03". Minutes have two digits, so that the width is stable. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const secondText = String(Math.floor(seconds % 60)).padStart(2, '0')
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${secondText}`
    : `${String(minutes).padStart(2, '0')}:${secondText}`
}

/** Writes the length of a video, or a position in the video: "2:40", "1:02:03". */
export function formatVideoTime(seconds: number): string {
  return formatDuration(seconds).replace(/^0/, '')
}

/**
 * Returns epoch ms. The server is assumed to have counted the remaining `seconds` half a round trip
 * before its answer arrived (reading 87).
 */
export function deadlineFrom(answer: { receivedAt: number; roundTripMs: number; seconds: number }): number {
  return answer.receivedAt + answer.seconds * 1000 - answer.roundTripMs / 2
}

/** Writes epoch ms as a time in UTC: "2026-11-21 09:00:20". */
export function formatUtc(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
