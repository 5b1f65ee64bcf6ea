/** Rounded up, so that "1" shows until the end; 0 after it. Arguments in epoch ms. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** "02:40", "1:02:03": a countdown, whose width stays the same. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0')
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${String(minutes).padStart(2, '0')}:${rest}`
}

/** "2:40", "1:02:03": the length of a video, or a position in it. */
export function formatVideoTime(seconds: number): string {
  return formatDuration(seconds).replace(/^0/, '')
}

/** Epoch ms (reading 87): the server counted half a round trip before its answer arrived. */
export function deadlineFrom(answer: { receivedAt: number; roundTripMs: number; seconds: number }): number {
  return answer.receivedAt + answer.seconds * 1000 - answer.roundTripMs / 2
}

/** Epoch ms → "2026-11-21 09:00:20" in UTC. */
export function utcText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
