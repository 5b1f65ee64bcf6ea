let heard: { at: number; elapsed: number } | null = null
let isDateless = false

/**
 * Of each answer. A platform on another host may hide its date; one that has told it before is
 * believed still.
 * @param date the `Date` header
 */
export function hearServerDate(date: unknown): void {
  const at = Date.parse(String(date))
  if (!Number.isNaN(at)) heard = { at, elapsed: performance.now() }
  isDateless = heard === null
}

/**
 * Epoch ms by the platform's clock, which nobody sets from this device; null as long as no answer
 * has told it. It counts on by a clock that never jumps: where that one sleeps it is late, never
 * early.
 */
export function serverNow(): number | null {
  return heard === null ? null : heard.at + performance.now() - heard.elapsed
}

/** Answers came, and none told a date: nothing but this device's clock is left. */
export function tellsNoDate(): boolean {
  return isDateless
}

/** As in a page that has just been opened. */
export function forgetServerDate(): void {
  heard = null
  isDateless = false
}
