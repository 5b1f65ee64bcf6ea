import * as v from 'valibot'
import { type ProvenTime, provenNow } from '@/lib/server-clock'
import { dateOf } from '@/lib/server-day'
import { storedPerMember } from '@/lib/stored-per-member'

/** How often what was played is written down. */
export const TICK_MS = 5000
/** After a longer silence the page has slept: nobody knows how much of it was seen. */
export const MAX_TICK_GAP_MS = 3 * TICK_MS
/** So far apart are the clocks of two pages. */
const APART_MS = 1000
/** An answer of another server may be of the day before. */
const DAYS_KEPT = 2
const DAY_MS = 86_400_000

const schema = v.object({
  /** Epoch ms: up to here a tab has counted, so that another one that is seen too does not. */
  until: v.number(),
  /** By date of the platform, "2026-11-21" (GMT): for how many ms draws were seen. */
  days: v.record(v.string(), v.number()),
  /** While no date was proven: these ms count on the day that is proven next. */
  untold: v.optional(v.number(), 0),
  /** For how many ms draws were seen since the last time check was answered. */
  sinceCheck: v.optional(v.number(), 0),
})

export type PlayTime = v.InferOutput<typeof schema>

/** A draw that was seen for `ms`, and until when. */
export interface VisibleSpan {
  /** Epoch ms by a clock that goes on evenly from when the page was opened. */
  to: number
  ms: number
}

export const NOTHING_PLAYED: PlayTime = { until: 0, days: {}, untold: 0, sinceCheck: 0 }
/** Of another build: as much as any limit lets through, on the day on which it is found. */
const UNREADABLE: PlayTime = { until: 0, days: {}, untold: DAY_MS, sinceCheck: 0 }

/** Whether it can have been played in a day: else nobody knows how much it was. */
export function isPlayedKnown(ms: number): boolean {
  return ms < DAY_MS
}

/** What has not passed yet is not counted. */
export function wholeMinutes(ms: number): number {
  return Math.floor(ms / 60_000)
}

/** How much of the span is not counted yet. */
export function uncounted(until: number, { to, ms }: VisibleSpan): number {
  const seen = ms > MAX_TICK_GAP_MS ? TICK_MS : Math.max(0, ms)
  // What is counted lies ahead: the clock was set back, and the span is a new one.
  return until - to > APART_MS ? seen : Math.min(seen, Math.max(0, to - until))
}

/** @param now null: no date is proven, and the day goes on */
export function addPlayed(kept: PlayTime, span: VisibleSpan, now: ProvenTime | null): PlayTime {
  const seen = uncounted(kept.until, span)
  const ms = kept.untold + seen
  const sinceCheck = kept.sinceCheck + seen
  const isClockBack = kept.until - span.to > APART_MS
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

/** What was played on the day of the platform, or on the last one that is known. */
export function playedOn({ days, untold }: PlayTime, now: ProvenTime | null): number {
  const [last = ''] = Object.keys(days).sort().reverse()
  return (days[now === null ? last : dayOf(now)] ?? 0) + untold
}

/** It survives a log-out, else a log-out would begin the day anew. */
const playTimeRecord = storedPerMember<PlayTime>('playTime', schema, { none: NOTHING_PLAYED, unreadable: UNREADABLE })

/** For how many ms the member has had a draw on the screen of this device today. */
export function playedToday(memberId: string): number {
  return playedOn(playTimeRecord.read(memberId), provenNow())
}

/** What another tab has counted is not counted again. */
export function recordPlayed(memberId: string, span: VisibleSpan): void {
  playTimeRecord.write(memberId, addPlayed(playTimeRecord.read(memberId), span, provenNow()))
}

/** Written and removed by a tab that erases this device, so that the others hear of it. */
export const ERASING = 'tiga.erasing'

/** While the page can be seen. @param onPlayed hears of each count @returns ends it */
export function countPlayTime(memberId: string, onPlayed: () => void): () => void {
  let seenSince: number | null = null
  const note = () => {
    if (seenSince === null) return
    const now = performance.now()
    recordPlayed(memberId, { to: performance.timeOrigin + now, ms: now - seenSince })
    seenSince = now
    onPlayed()
  }
  const pause = () => {
    note()
    seenSince = null
  }
  const follow = () => {
    if (document.visibilityState !== 'visible') return pause()
    seenSince ??= performance.now()
  }
  // Another tab erases this device: what is not yet written down must not come back afterwards.
  const forget = ({ key }: StorageEvent) => {
    if (key === ERASING) seenSince = null
  }
  const timer = setInterval(note, TICK_MS)
  window.addEventListener('storage', forget)
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', follow)
  follow()
  return () => {
    pause()
    clearInterval(timer)
    window.removeEventListener('storage', forget)
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', follow)
  }
}

/** Minutes of draws between one check and the next; 0: none. */
export const CHECK_CHOICES = [15, 30, 60, 0] as const

type CheckMinutes = (typeof CHECK_CHOICES)[number]

/** By default, and by the safest of another build's choices. */
const CHECK_DEFAULTS = { none: 30, unreadable: 15 } as const

/** It survives a log-out, as the time that it looks at does. */
const checkEvery = storedPerMember<CheckMinutes>('realityCheck', v.picklist(CHECK_CHOICES), CHECK_DEFAULTS)

export const readCheckMinutes = checkEvery.read
export const chooseCheckMinutes = checkEvery.write

/** In ms. A log-out between leaves it as it is. */
export function playedSinceCheck(memberId: string): number {
  return playTimeRecord.read(memberId).sinceCheck
}

/** Until it is answered no order leaves, whatever stands on the screen. */
export function isCheckDue(memberId: string): boolean {
  const every = readCheckMinutes(memberId)
  return every > 0 && playedSinceCheck(memberId) >= every * 60_000
}

export function answerCheck(memberId: string): void {
  playTimeRecord.write(memberId, { ...playTimeRecord.read(memberId), sinceCheck: 0 })
}
