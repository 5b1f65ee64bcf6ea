export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** `now` returns epoch ms. */
export interface Clock {
  now(): number
}

/** Reads `Date` on each call, so that fake timers of a test also stop the world. */
export const wallClock: Clock = { now: () => Date.now() }

export interface AdjustableClock extends Clock {
  /** Stops the clock at epoch ms; null follows the wall clock again. */
  hold(at: number | null): void
  advance(ms: number): void
}

export function adjustableClock(heldAt: number | null = null): AdjustableClock {
  let held = heldAt
  const now = (): number => held ?? wallClock.now()
  return {
    now,
    hold: (at) => {
      held = at
    },
    advance: (ms) => {
      held = now() + ms
    },
  }
}

/** UTC, "2026-11-20 13:05:09". */
export function serverTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
