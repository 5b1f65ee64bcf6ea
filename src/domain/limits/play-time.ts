import * as v from 'valibot'
import { type ProvenTime, provenNow } from '@/lib/server-clock'
import { dateOf } from '@/lib/server-day'
import { storedPerMember } from '@/lib/stored-per-member'

/** The interval at which play time is stored, in ms. */
export const TICK_MS = 5000
/**
 * Ms. A longer gap between two counts means that the page has slept: the visible time is unknown.
 */
export const MAX_TICK_GAP_MS = 3 * TICK_MS
/**
 * The clocks of two pages differ by this many ms at most. A larger difference means that the
 * device's clock was set back.
 */
const MAX_CLOCK_DIFFERENCE_MS = 1000
/** Two days are kept, because another server may still answer with the date of the day before. */
const DAYS_KEPT = 2
const DAY_MS = 86_400_000

const playTimeSchema = v.object({
  /** Epoch ms up to which a tab has counted. Other visible tabs must not count that time again. */
  until: v.number(),
  /** Ms for which draws were visible, by the platform's date (GMT), as "2026-11-21". */
  days: v.record(v.string(), v.number()),
  /** Ms counted while the platform's date was unknown, to be added to the next known date. */
  untold: v.optional(v.number(), 0),
  /**
   * Ms for which draws were visible since the member last answered a reality check (the sheet that
   * shows the play time).
   */
  sinceCheck: v.optional(v.number(), 0),
})

export type PlayTime = v.InferOutput<typeof playTimeSchema>

/** A time during which a draw was visible. */
export interface VisibleSpan {
  /** The end, in epoch ms by a monotonic clock: the page's start plus the time elapsed since. */
  to: number
  ms: number
}

export const NOTHING_PLAYED: PlayTime = { until: 0, days: {}, untold: 0, sinceCheck: 0 }
/**
 * Replaces an unreadable stored play time. A whole day then counts as played, so that
 * `isPlayTimeKnown` returns false.
 */
const UNREADABLE_PLAY_TIME: PlayTime = { until: 0, days: {}, untold: DAY_MS, sinceCheck: 0 }

/** False for a day or more: the stored play time is then unreadable (`UNREADABLE_PLAY_TIME`). */
export function isPlayTimeKnown(ms: number): boolean {
  return ms < DAY_MS
}

/** Returns full minutes, rounded down. */
export function wholeMinutes(ms: number): number {
  return Math.floor(ms / 60_000)
}

/**
 * Returns the ms of a span that no tab has counted yet. A span longer than `MAX_TICK_GAP_MS` counts
 * as `TICK_MS`, because the page has slept meanwhile.
 * @param until epoch ms up to which tabs have counted
 */
export function uncountedMs(until: number, { to, ms }: VisibleSpan): number {
  const visibleMs = ms > MAX_TICK_GAP_MS ? TICK_MS : Math.max(0, ms)
  // If `until` is in the future, the clock was set back, and the whole span is new.
  return until - to > MAX_CLOCK_DIFFERENCE_MS ? visibleMs : Math.min(visibleMs, Math.max(0, to - until))
}

/**
 * Adds the uncounted part of a span, and the time in `untold`, to the day of `now`.
 * @param now null while the platform's date is uncertain: then the part is added to `untold`
 */
export function addPlayed(playTime: PlayTime, span: VisibleSpan, now: ProvenTime | null): PlayTime {
  const newMs = uncountedMs(playTime.until, span)
  const ms = playTime.untold + newMs
  const sinceCheck = playTime.sinceCheck + newMs
  const isClockBack = playTime.until - span.to > MAX_CLOCK_DIFFERENCE_MS
  const until = isClockBack ? span.to : Math.max(playTime.until, span.to)
  if (now === null) return { until, days: playTime.days, untold: ms, sinceCheck }
  const today = dayOf(now)
  const days = Object.entries({ ...playTime.days, [today]: (playTime.days[today] ?? 0) + ms })
    .filter(([day]) => day <= today)
    .sort(([left], [right]) => right.localeCompare(left))
  return { until, days: Object.fromEntries(days.slice(0, DAYS_KEPT)), untold: 0, sinceCheck }
}

function dayOf(now: ProvenTime): string {
  return dateOf(Math.floor(now / DAY_MS))
}

/**
 * Returns the ms played on the platform's day, plus the time in `untold`.
 * @param now null while the platform's date is uncertain: then the last stored day is used
 */
export function playedMsOn({ days, untold }: PlayTime, now: ProvenTime | null): number {
  const [lastDay = ''] = Object.keys(days).sort().reverse()
  return (days[now === null ? lastDay : dayOf(now)] ?? 0) + untold
}

/** Kept at log-out, because a log-out would otherwise reset the day's total. */
const playTimeRecord = storedPerMember<PlayTime>('playTime', playTimeSchema, {
  none: NOTHING_PLAYED,
  unreadable: UNREADABLE_PLAY_TIME,
})

export function msPlayedToday(memberId: string): number {
  return playedMsOn(playTimeRecord.read(memberId), provenNow())
}

/** Stores a span, without the part that another tab has counted. */
export function recordPlayed(memberId: string, span: VisibleSpan): void {
  playTimeRecord.write(memberId, addPlayed(playTimeRecord.read(memberId), span, provenNow()))
}

/** A tab that erases the device's data writes and removes this key, to notify the other tabs. */
export const ERASING_KEY = 'tiga.erasing'

/**
 * Counts play time while the page is visible. `onPlayed` is called after each count.
 * @returns a function that stops the counting
 */
export function countPlayTime(memberId: string, onPlayed: () => void): () => void {
  let visibleSince: number | null = null
  const count = () => {
    if (visibleSince === null) return
    const now = performance.now()
    recordPlayed(memberId, { to: performance.timeOrigin + now, ms: now - visibleSince })
    visibleSince = now
    onPlayed()
  }
  const pause = () => {
    count()
    visibleSince = null
  }
  const onVisibility = () => {
    if (document.visibilityState !== 'visible') return pause()
    visibleSince ??= performance.now()
  }
  // If another tab erases the device's data, play time that is not stored yet is dropped.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ERASING_KEY) visibleSince = null
  }
  const timer = setInterval(count, TICK_MS)
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', onVisibility)
  onVisibility()
  return () => {
    pause()
    clearInterval(timer)
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', onVisibility)
  }
}

/** The choices of minutes of play time between two reality checks; 0 for no checks. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 0] as const

type CheckMinutes = (typeof REALITY_CHECK_MINUTES)[number]

/** Minutes. `none`: nothing was chosen. `unreadable`: the stored choice cannot be read. */
const DEFAULT_CHECK_MINUTES = { none: 30, unreadable: 15 } as const

/** The member's choice is kept at log-out. */
const checkMinutesRecord = storedPerMember<CheckMinutes>(
  'realityCheck',
  v.picklist(REALITY_CHECK_MINUTES),
  DEFAULT_CHECK_MINUTES,
)

export const readRealityCheckMinutes = checkMinutesRecord.read
export const chooseRealityCheckMinutes = checkMinutesRecord.write

/** A log-out does not reset this time. */
export function msPlayedSinceCheck(memberId: string): number {
  return playTimeRecord.read(memberId).sinceCheck
}

/**
 * Returns whether the member must answer a reality check (the sheet that shows the play time). No
 * order is sent until then.
 */
export function isRealityCheckDue(memberId: string): boolean {
  const intervalMinutes = readRealityCheckMinutes(memberId)
  return intervalMinutes > 0 && msPlayedSinceCheck(memberId) >= intervalMinutes * 60_000
}

export function answerRealityCheck(memberId: string): void {
  playTimeRecord.write(memberId, { ...playTimeRecord.read(memberId), sinceCheck: 0 })
}
