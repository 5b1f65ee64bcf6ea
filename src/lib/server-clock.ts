let heard: { at: number; elapsed: number } | null = null

/**
 * Of each answer. A platform on another host may hide its date; then the last one that told it
 * still counts.
 * @param date the `Date` header
 */
export function hearServerDate(date: unknown): void {
  const at = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (!Number.isNaN(at)) heard = { at, elapsed: performance.now() }
}

/**
 * Epoch ms by the platform's clock, which nobody sets from this device; null as long as no answer
 * has told it. It counts on by a clock that never jumps: where that one sleeps it is late, never
 * early.
 */
export function serverNow(): number | null {
  return heard === null ? null : heard.at + performance.now() - heard.elapsed
}

export function forgetServerDate(): void {
  heard = null
}
