import type { BegunTime, ProvenTime } from '@/lib/server-clock'
import { DAY_MS, UNTOLD } from './limit'

/** In days. */
export const BREAKS = { day: 1, week: 7, days30: 30, weeks6: 42 } as const

export type BreakLength = keyof typeof BREAKS

export const BREAK_LENGTHS = Object.keys(BREAKS) as BreakLength[]

const HOUR_MS = 3_600_000
const LONGEST_MS = Math.max(...Object.values(BREAKS)) * DAY_MS

export interface Break {
  /** Epoch ms; `UNTOLD` until the platform tells when it has begun. */
  breakUntil: number | null
  /** Of an untold one: how long it lasts, and when at the earliest it ends. */
  breakAsked: { ms: number; atLeast: number } | null
}

/** Epoch ms. */
export function endOfBreak(length: BreakLength, now: number): number {
  return now + BREAKS[length] * DAY_MS
}

/** Never shorter than the one that holds; from when, the platform tells. */
export function takeBreak(held: Break, length: BreakLength): Break {
  const { ms, atLeast } = askedOf(held)
  return { breakUntil: UNTOLD, breakAsked: { ms: Math.max(ms, BREAKS[length] * DAY_MS), atLeast } }
}

export function begunBreak(held: Break, begun: BegunTime): Break {
  if (held.breakUntil !== UNTOLD) return held
  return { breakUntil: endIfBegun(held, begun), breakAsked: null }
}

/** Epoch ms. */
export function endIfBegun(held: Break, begun: number): number {
  const { ms, atLeast } = askedOf(held)
  return Math.max(atLeast, begun + ms)
}

/** Of an untold one of which nobody can read how long it was to last, the longest there is. */
function askedOf({ breakUntil, breakAsked }: Break): NonNullable<Break['breakAsked']> {
  if (breakUntil !== UNTOLD) return { ms: 0, atLeast: breakUntil ?? 0 }
  return breakAsked ?? { ms: LONGEST_MS, atLeast: 0 }
}

/**
 * Until when the draws are closed; null: they are not.
 * @param now null: no time is proven, and no break ends
 */
export function breakAt(until: number | null, now: ProvenTime | null): number | null {
  return now === null || now < (until ?? 0) ? until : null
}

/**
 * One that would end before the one that holds, or as good as then, is not offered.
 * @param now of what is shown
 */
export function isWorthwhile(length: BreakLength, held: Break, now: number): boolean {
  return endOfBreak(length, now) - endIfBegun(held, now) >= HOUR_MS
}
