export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** A clock whose `now` returns epoch ms. */
export interface Clock {
  now(): number
}

/** The device's clock. It reads `Date` at each call, so that fake timers of a test apply to it. */
export const wallClock: Clock = { now: () => Date.now() }

export interface AdjustableClock extends Clock {
  /** Stops the clock at `at` (epoch ms). With null, the clock follows the wall clock again. */
  hold(at: number | null): void
  /** Moves the clock ahead by `ms`, and stops it there. */
  advance(ms: number): void
}

/** Returns a clock that is stopped at `heldAt` (epoch ms), or follows the wall clock if null. */
export function adjustableClock(heldAt: number | null = null): AdjustableClock {
  let stoppedAt = heldAt
  const now = (): number => stoppedAt ?? wallClock.now()
  return {
    now,
    hold: (at) => {
      stoppedAt = at
    },
    advance: (ms) => {
      stoppedAt = now() + ms
    },
  }
}

/** Writes epoch ms as a time in UTC: "2026-11-20 13:05:09". */
export function formatMockTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
