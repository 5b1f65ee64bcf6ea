/** Where a world gets its time from, in epoch milliseconds. */
export interface Clock {
  now(): number
}

/** The wall clock, read anew on each call so that a test which holds `Date` holds the world too. */
export const wallClock: Clock = { now: () => Date.now() }

export interface AdjustableClock extends Clock {
  /** Stands still at this instant; null lets it follow the wall clock again. */
  hold(at: number | null): void
  /** Holds the clock `ms` later than it shows now. */
  advance(ms: number): void
}

/** A clock for tests and control routes: the wall clock until it is held. */
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

/** Epoch milliseconds as the server writes times: "2026-11-20 13:05:09", in UTC. */
export function serverTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
