import { DAY_MS } from './limit'

/** In days. */
export const BREAKS = { day: 1, week: 7, days30: 30, weeks6: 42 } as const

export type BreakLength = keyof typeof BREAKS

export const BREAK_LENGTHS = Object.keys(BREAKS) as BreakLength[]

/** Epoch ms. */
export function endOfBreak(length: BreakLength, now: number): number {
  return now + BREAKS[length] * DAY_MS
}

/** Never shorter than the one that holds. */
export function takeBreak(until: number | null, length: BreakLength, now: number): number {
  return Math.max(until ?? 0, endOfBreak(length, now))
}

/** Until when the draws are closed; null: they are not. */
export function breakAt(until: number | null, now: number): number | null {
  return until !== null && now < until ? until : null
}

const HOUR_MS = 3_600_000

/** One that would end before the one that holds, or as good as then, is not offered. */
export function isWorthwhile(length: BreakLength, until: number | null, now: number): boolean {
  return until === null || endOfBreak(length, now) - until >= HOUR_MS
}
