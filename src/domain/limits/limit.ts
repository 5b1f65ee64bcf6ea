import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { ConfirmedStart, ProvenTime } from '@/lib/server-clock'

/** Limits counted from the platform's list of the member's orders. */
export const ORDER_LIMIT_KINDS = ['stakedDay', 'staked7', 'staked30', 'lossDay', 'loss7', 'loss30'] as const

/** Limits counted from this device's top-ups, because the platform lists none (reading 63). */
export const TOP_UP_LIMIT_KINDS = ['topUpDay', 'topUp7', 'topUp30'] as const

/** All kinds of a member's own limits. Each kind has its own cap, and all caps apply together. */
export const LIMIT_KINDS = ['perOrder', ...ORDER_LIMIT_KINDS, ...TOP_UP_LIMIT_KINDS, 'playDay'] as const

export type LimitKind = (typeof LIMIT_KINDS)[number]

export type CountedLimitKind = Exclude<LimitKind, 'perOrder' | 'playDay'>

export const COUNTING_RULES: Readonly<Record<CountedLimitKind, { of: 'staked' | 'lost' | 'toppedUp'; days: number }>> =
  {
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
 * Replaces the time of a break, a raise or a top-up until the platform's clock confirms the start.
 * This value is the latest `Date`, so that every build treats it as a time in the future.
 */
export const TIME_PENDING = 8.64e15

/** How long after its confirmed start a higher cap, or the removal of a cap, takes effect. */
const RAISE_DELAY_MS = DAY_MS

export interface Limit {
  /** The cap until a pending raise takes effect, in minutes for play time. Null: no limit. */
  most: Money | null
  /** A pending raise. Its cap applies from `from` on, which is epoch ms or `TIME_PENDING`. */
  waiting: { most: Money | null; from: number } | null
}

export const NO_LIMIT: Limit = { most: null, waiting: null }

/**
 * Returns the cap that applies at `now`; null if there is no limit. While the server's time is
 * unknown (`now` is null), no raise takes effect.
 */
export function capAt({ most, waiting }: Limit, now: ProvenTime | null): Money | null {
  return waiting !== null && now !== null && now >= waiting.from ? waiting.most : most
}

/**
 * Returns the pending raise; null if there is none. While the server's time is unknown (`now` is
 * null), any raise is pending.
 */
export function pendingRaiseAt({ waiting }: Limit, now: ProvenTime | null): Limit['waiting'] {
  return waiting !== null && (now === null || now < waiting.from) ? waiting : null
}

/** Confirms the start of a pending raise. The raise takes effect 24 hours after that start. */
export function confirmRaiseAt(limit: Limit, startedAt: ConfirmedStart): Limit {
  const { most, waiting } = limit
  return waiting?.from === TIME_PENDING ? { most, waiting: { ...waiting, from: startedAt + RAISE_DELAY_MS } } : limit
}

/**
 * A lower cap takes effect at once. A higher cap, or no cap, is a pending raise until 24 hours
 * after the platform's clock confirms its start. Each request replaces an earlier pending raise. A
 * request for the present cap only cancels that raise.
 * @param requestedLimit null to remove the cap
 */
export function requestLimit(limit: Limit, requestedLimit: Money | null, now: ProvenTime | null): Limit {
  const cap = capAt(limit, now)
  if (requestedLimit === cap) return { most: cap, waiting: null }
  const isLower = requestedLimit !== null && (cap === null || compare(requestedLimit, cap) < 0)
  return isLower
    ? { most: requestedLimit, waiting: null }
    : { most: cap, waiting: { most: requestedLimit, from: TIME_PENDING } }
}

export function cancelRaise(limit: Limit, now: ProvenTime | null): Limit {
  return { most: capAt(limit, now), waiting: null }
}

export const BREAK_LENGTHS = ['day', 'week', 'days30', 'weeks6', 'months6', 'year'] as const

export type BreakLength = (typeof BREAK_LENGTHS)[number]

/** The lengths of breaks in days. Six months and a year get the most days that they can have. */
export const BREAK_DAYS: Readonly<Record<BreakLength, number>> = {
  day: 1,
  week: 7,
  days30: 30,
  weeks6: 42,
  months6: 184,
  year: 366,
}

/** Returns true for a break of six months or more, which the screen calls a self-exclusion. */
export function isSelfExclusion(length: BreakLength): boolean {
  return BREAK_DAYS[length] >= BREAK_DAYS.months6
}

const MAX_BREAK_MS = Math.max(...Object.values(BREAK_DAYS)) * DAY_MS

export interface Break {
  /** End in epoch ms; `TIME_PENDING` until the start is confirmed; null if there is no break. */
  breakUntil: number | null
  /**
   * Null, except while the start is not confirmed. Then `ms` is the duration, and `atLeast` is the
   * earliest end in epoch ms.
   */
  breakAsked: { ms: number; atLeast: number } | null
}

/** Returns the end of a break that starts at `now`, in epoch ms. */
export function endOfBreak(length: BreakLength, now: number): number {
  return now + BREAK_DAYS[length] * DAY_MS
}

/**
 * Returns the break with an unconfirmed start. It never ends before the present break (`current`).
 */
export function requestBreak(current: Break, length: BreakLength): Break {
  const { ms, atLeast } = requestedBreakOf(current)
  return { breakUntil: TIME_PENDING, breakAsked: { ms: Math.max(ms, BREAK_DAYS[length] * DAY_MS), atLeast } }
}

/** Confirms the start of a break, which then has a known end. */
export function confirmBreakAt(current: Break, startedAt: ConfirmedStart): Break {
  if (current.breakUntil !== TIME_PENDING) return current
  return { breakUntil: endIfStartedAt(current, startedAt), breakAsked: null }
}

/** Returns epoch ms, never before the earliest end of the break (`atLeast`). */
function endIfStartedAt(current: Break, startedAt: number): number {
  const { ms, atLeast } = requestedBreakOf(current)
  return Math.max(atLeast, startedAt + ms)
}

/**
 * Returns the duration and the earliest end. For a break with a known end, the duration is 0 and
 * the earliest end is the known one. An unreadable duration counts as the longest.
 */
function requestedBreakOf({ breakUntil, breakAsked }: Break): NonNullable<Break['breakAsked']> {
  if (breakUntil !== TIME_PENDING) return { ms: 0, atLeast: breakUntil ?? 0 }
  return breakAsked ?? { ms: MAX_BREAK_MS, atLeast: 0 }
}

/**
 * Returns the end of a break (`until`); null if there is no break or it is over. No break ends
 * while the server's time is unknown (`now` is null).
 */
export function breakEndAt(until: number | null, now: ProvenTime | null): number | null {
  return now === null || now < (until ?? 0) ? until : null
}

/**
 * True if a new break would end at least an hour later than the present one. `now` is the epoch ms
 * that the device displays, which may differ from the server's time.
 */
export function isWorthwhileBreak(length: BreakLength, current: Break, now: number): boolean {
  return endOfBreak(length, now) - endIfStartedAt(current, now) >= HOUR_MS
}
