import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { ConfirmedStart, ProvenTime } from '@/lib/server-clock'

/** Counted from the platform's record of orders. */
export const ORDER_KINDS = ['stakedDay', 'staked7', 'staked30', 'lossDay', 'loss7', 'loss30'] as const

/** Counted from what was sent from this device: the platform has no list of it (reading 63). */
export const TOP_UP_KINDS = ['topUpDay', 'topUp7', 'topUp30'] as const

/** What a member may limit. Each has its own most; of several that apply, the lowest holds. */
export const LIMIT_KINDS = ['perOrder', ...ORDER_KINDS, ...TOP_UP_KINDS, 'playDay'] as const

export type LimitKind = (typeof LIMIT_KINDS)[number]

export type CountedKind = Exclude<LimitKind, 'perOrder' | 'playDay'>

export const COUNTED: Readonly<Record<CountedKind, { of: 'staked' | 'lost' | 'toppedUp'; days: number }>> = {
  stakedDay: { of: 'staked', days: 1 },
  staked7: { of: 'staked', days: 7 },
  staked30: { of: 'staked', days: 30 },
  lossDay: { of: 'lost', days: 1 },
  loss7: { of: 'lost', days: 7 },
  loss30: { of: 'lost', days: 30 },
  topUpDay: { of: 'toppedUp', days: 1 },
  topUp7: { of: 'toppedUp', days: 7 },
  topUp30: { of: 'toppedUp', days: 30 },
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/**
 * Stands for an instant that is counted from a beginning whose time the platform has still to tell.
 * It is the last one that a date can hold, so that whatever waits for it waits, in any build.
 */
export const TIME_PENDING = 8.64e15

/** From the wish for more, or for no limit, until it holds. */
const RAISE_MS = DAY_MS

export interface Limit {
  /** Null: none. Of play time it is in minutes. */
  most: Money | null
  /** What holds from an instant on, in epoch ms or `UNTOLD`. */
  waiting: { most: Money | null; from: number } | null
}

export const NO_LIMIT: Limit = { most: null, waiting: null }

/** @param now null: no time is proven, and nothing that waits begins to hold */
export function capAt({ most, waiting }: Limit, now: ProvenTime | null): Money | null {
  return waiting !== null && now !== null && now >= waiting.from ? waiting.most : most
}

export function pendingRaiseAt({ waiting }: Limit, now: ProvenTime | null): Limit['waiting'] {
  return waiting !== null && (now === null || now < waiting.from) ? waiting : null
}

/** A raise that was asked for waits from its beginning on. */
export function startLimitAt(limit: Limit, begun: ConfirmedStart): Limit {
  const { most, waiting } = limit
  return waiting?.from === TIME_PENDING ? { most, waiting: { ...waiting, from: begun + RAISE_MS } } : limit
}

/**
 * A lower limit holds at once, and ends what waits. A higher one, or none, waits for 24 hours,
 * which a second wish begins anew; from when, the platform tells.
 */
export function requestLimit(limit: Limit, requestedLimit: Money | null, now: ProvenTime | null): Limit {
  const most = capAt(limit, now)
  if (requestedLimit === most) return { most, waiting: null }
  const isLower = requestedLimit !== null && (most === null || compare(requestedLimit, most) < 0)
  return isLower
    ? { most: requestedLimit, waiting: null }
    : { most, waiting: { most: requestedLimit, from: TIME_PENDING } }
}

export function cancelRaise(limit: Limit, now: ProvenTime | null): Limit {
  return { most: capAt(limit, now), waiting: null }
}

/** In days. */
export const BREAK_LENGTHS = ['day', 'week', 'days30', 'weeks6', 'months6', 'year'] as const

export type BreakLength = (typeof BREAK_LENGTHS)[number]

/** Six months and a year are as long as the longest of them. */
export const BREAKS: Readonly<Record<BreakLength, number>> = {
  day: 1,
  week: 7,
  days30: 30,
  weeks6: 42,
  months6: 184,
  year: 366,
}

/** A break of six months or more is what others call a self-exclusion. */
export function isSelfExclusion(length: BreakLength): boolean {
  return BREAKS[length] >= BREAKS.months6
}

const MAX_BREAK_MS = Math.max(...Object.values(BREAKS)) * DAY_MS

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
export function requestBreak(held: Break, length: BreakLength): Break {
  const { ms, atLeast } = requestedBreakOf(held)
  return { breakUntil: TIME_PENDING, breakAsked: { ms: Math.max(ms, BREAKS[length] * DAY_MS), atLeast } }
}

export function startBreakAt(held: Break, begun: ConfirmedStart): Break {
  if (held.breakUntil !== TIME_PENDING) return held
  return { breakUntil: endIfBegun(held, begun), breakAsked: null }
}

/** Epoch ms. */
function endIfBegun(held: Break, begun: number): number {
  const { ms, atLeast } = requestedBreakOf(held)
  return Math.max(atLeast, begun + ms)
}

/** Of an untold one of which nobody can read how long it was to last, the longest there is. */
function requestedBreakOf({ breakUntil, breakAsked }: Break): NonNullable<Break['breakAsked']> {
  if (breakUntil !== TIME_PENDING) return { ms: 0, atLeast: breakUntil ?? 0 }
  return breakAsked ?? { ms: MAX_BREAK_MS, atLeast: 0 }
}

/**
 * When draws and top-ups open again; null: they are open. While no time is proven, no break ends.
 */
export function breakEndAt(until: number | null, now: ProvenTime | null): number | null {
  return now === null || now < (until ?? 0) ? until : null
}

/** Not one that ends before the one that holds, or as good as then. @param now as shown */
export function isWorthwhile(length: BreakLength, held: Break, now: number): boolean {
  return endOfBreak(length, now) - endIfBegun(held, now) >= HOUR_MS
}
