import * as v from 'valibot'
import { type ProvenTime, provenNow } from '@/lib/server-clock'
import { dateOf } from '@/lib/server-day'
import { storedPerMember } from '@/lib/stored-per-member'

/** Interval at which play time is stored. */
export const TICK_MS = 5000
/** After a longer gap the page has slept, and it is unknown how long the draw was visible. */
export const MAX_TICK_GAP_MS = 3 * TICK_MS
/** The clocks of two pages differ by less than this. */
const MAX_CLOCK_DIFFERENCE_MS = 1000
/** Two days: an answer of another server may still carry the date of the day before. */
const DAYS_KEPT = 2
const DAY_MS = 86_400_000

const schema = v.object({
  /** Epoch ms up to which a tab has counted: another visible tab must not count it again. */
  until: v.number(),
  /** Ms for which draws were visible, by the platform's date (GMT), as "2026-11-21". */
  days: v.record(v.string(), v.number()),
  /** Ms counted while no date was proven. They are added to the next proven day. */
  untold: v.optional(v.number(), 0),
  /** Ms for which draws were visible since the last reality check was answered. */
  sinceCheck: v.optional(v.number(), 0),
})

export type PlayTime = v.InferOutput<typeof schema>

/** A span of `ms` that ends at `to`, in which a draw was visible. */
export interface VisibleSpan {
  /** Epoch ms by a monotonic clock: the start of the page and the time elapsed since. */
  to: number
  ms: number
}

export const NOTHING_PLAYED: PlayTime = { until: 0, days: {}, untold: 0, sinceCheck: 0 }
/** Stands for an unreadable record: a whole day, counted on the next proven day. */
const UNREADABLE: PlayTime = { until: 0, days: {}, untold: DAY_MS, sinceCheck: 0 }

/** False for a day or more, which stands for an unreadable record. */
export function isPlayedKnown(ms: number): boolean {
  return ms < DAY_MS
}

/** Rounded down. */
export function wholeMinutes(ms: number): number {
  return Math.floor(ms / 60_000)
}

/** Ms of the span that no tab has counted yet. @param until the time counted up to, in epoch ms */
export function uncountedMs(until: number, { to, ms }: VisibleSpan): number {
  const seen = ms > MAX_TICK_GAP_MS ? TICK_MS : Math.max(0, ms)
  // `until` is in the future: the clock was set back, so the whole span is new.
  return until - to > MAX_CLOCK_DIFFERENCE_MS ? seen : Math.min(seen, Math.max(0, to - until))
}

/**
 * Adds the uncounted part of a span, to the day of `now`.
 * @param now null: no date is proven, so that it is kept in `untold` for the next proven day
 */
export function addPlayed(kept: PlayTime, span: VisibleSpan, now: ProvenTime | null): PlayTime {
  const seen = uncountedMs(kept.until, span)
  const ms = kept.untold + seen
  const sinceCheck = kept.sinceCheck + seen
  const isClockBack = kept.until - span.to > MAX_CLOCK_DIFFERENCE_MS
  const until = isClockBack ? span.to : Math.max(kept.until, span.to)
  if (now === null) return { until, days: kept.days, untold: ms, sinceCheck }
  const today = dayOf(now)
  const days = Object.entries({ ...kept.days, [today]: (kept.days[today] ?? 0) + ms })
    .filter(([day]) => day <= today)
    .sort(([left], [right]) => right.localeCompare(left))
  return { until, days: Object.fromEntries(days.slice(0, DAYS_KEPT)), untold: 0, sinceCheck }
}

function dayOf(now: ProvenTime): string {
  return dateOf(Math.floor(now / DAY_MS))
}

/** Ms played on the platform's day, or on the last known day if no date is proven. */
export function playedOn({ days, untold }: PlayTime, now: ProvenTime | null): number {
  const [last = ''] = Object.keys(days).sort().reverse()
  return (days[now === null ? last : dayOf(now)] ?? 0) + untold
}

/** Survives a log-out; otherwise a log-out would reset the day's total. */
const playTimeRecord = storedPerMember<PlayTime>('playTime', schema, { none: NOTHING_PLAYED, unreadable: UNREADABLE })

/** Ms for which this device has shown a draw to the member today. */
export function playedToday(memberId: string): number {
  return playedOn(playTimeRecord.read(memberId), provenNow())
}

/** Stores a span, without the part that another tab has counted. */
export function recordPlayed(memberId: string, span: VisibleSpan): void {
  playTimeRecord.write(memberId, addPlayed(playTimeRecord.read(memberId), span, provenNow()))
}

/** Key written and removed by a tab that erases this device, to notify the other tabs. */
export const ERASING = 'tiga.erasing'

/**
 * Counts play time while the page is visible.
 * @param onPlayed called after each count
 * @returns stops counting
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
  // Another tab erases this device: time not stored yet must not be stored after that.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ERASING) visibleSince = null
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

/** Choices of play time between two reality checks, in minutes; 0: no checks. */
export const CHECK_CHOICES = [15, 30, 60, 0] as const

type CheckMinutes = (typeof CHECK_CHOICES)[number]

/** Minutes if nothing was chosen, and the shortest choice if the stored one is unreadable. */
const CHECK_DEFAULTS = { none: 30, unreadable: 15 } as const

/** Survives a log-out, as the play time does. */
const checkEvery = storedPerMember<CheckMinutes>('realityCheck', v.picklist(CHECK_CHOICES), CHECK_DEFAULTS)

export const readCheckMinutes = checkEvery.read
export const chooseCheckMinutes = checkEvery.write

/** In ms. A log-out does not reset it. */
export function playedSinceCheck(memberId: string): number {
  return playTimeRecord.read(memberId).sinceCheck
}

/** True once a reality check is due: no order is sent until it is answered. */
export function isCheckDue(memberId: string): boolean {
  const every = readCheckMinutes(memberId)
  return every > 0 && playedSinceCheck(memberId) >= every * 60_000
}

export function answerCheck(memberId: string): void {
  playTimeRecord.write(memberId, { ...playTimeRecord.read(memberId), sinceCheck: 0 })
}
