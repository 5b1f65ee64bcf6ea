/** Where a finger met the picture. */
export interface Touch {
  /** In ms. */
  at: number
  /** From 0 at the picture's left edge to 1 at its right one. */
  x: number
}

export interface Tap extends Touch {
  isMouse: boolean
}

export type Zone = 'back' | 'middle' | 'forward'

/** `single` shows or hides the controls; `again` is the rest of a double tap that means nothing. */
export type TapMeaning = 'single' | 'again' | 'back' | 'forward'

export const DOUBLE_TAP_MS = 300

/** The thirds of the picture. */
export function zoneOf(x: number): Zone {
  return x < 1 / 3 ? 'back' : x > 2 / 3 ? 'forward' : 'middle'
}

/**
 * The second of two quick taps on an outer third is a step, and so is each that follows as quickly.
 * In the middle it means nothing, so that a double tap does not take back what its first tap did.
 */
export function meaningOf(tap: Touch, last: Touch | null): TapMeaning {
  const zone = zoneOf(tap.x)
  if (last === null || tap.at - last.at > DOUBLE_TAP_MS || zoneOf(last.x) !== zone) return 'single'
  return zone === 'middle' ? 'again' : zone
}
