import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

/** How often what was played is written down. */
export const TICK_MS = 5000
/** After a longer silence the page has slept: nobody knows how much of it was seen. */
export const ASLEEP_MS = 3 * TICK_MS
/** The newest ones: a clock that was set forward and back finds its day again. */
export const DAYS_KEPT = 8

const schema = v.object({
  /** Epoch ms: up to here a tab has counted, so that another one that is seen too does not. */
  until: v.number(),
  /** By day of this device, "2026-11-21": for how many ms draws were seen. */
  days: v.record(v.string(), v.number()),
})

export type PlayTime = v.InferOutput<typeof schema>

/** A draw that was seen for `ms`, as no change of the clock touches them, and until when. */
export interface SeenSpan {
  /** Epoch ms. */
  to: number
  ms: number
}

export const NOTHING_PLAYED: PlayTime = { until: 0, days: {} }

/** How much of the span is not counted yet. */
export function uncounted(until: number, { to, ms }: SeenSpan): number {
  const seen = ms > ASLEEP_MS ? TICK_MS : Math.max(0, ms)
  // What is counted lies far ahead: the clock was set back, and the span is a new one.
  return until - to > ASLEEP_MS ? seen : Math.min(seen, Math.max(0, to - until))
}

/** A span over midnight belongs to both days. */
export function withPlayed({ until, days }: PlayTime, span: SeenSpan): PlayTime {
  const ms = uncounted(until, span)
  const today = dayOfDevice(span.to)
  const sinceMidnight = Math.min(ms, span.to - startOfDay(span.to))
  const added = { [dayOfDevice(startOfDay(span.to) - 1)]: ms - sinceMidnight, [today]: sinceMidnight }
  const sums = Object.entries(added).map(([day, more]) => [day, (days[day] ?? 0) + more] as const)
  const next = Object.entries({ ...days, ...Object.fromEntries(sums) }).filter(([, sum]) => sum > 0)
  const isClockBack = until - span.to > ASLEEP_MS
  return {
    until: isClockBack ? span.to : Math.max(until, span.to),
    days: Object.fromEntries(next.sort(([left], [right]) => right.localeCompare(left)).slice(0, DAYS_KEPT)),
  }
}

/** "2026-11-21" for a moment in epoch ms. */
export function dayOfDevice(at: number): string {
  const date = new Date(at)
  const twoDigits = (figure: number) => String(figure).padStart(2, '0')
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}

/** By member. It survives a log-out, else a log-out would begin the day anew. */
const record = storedRecord<Record<string, PlayTime>>('playTime', v.record(v.string(), schema), {})

/** For how many ms the member has had a draw on the screen of this device today. */
export function playedToday(memberId: string, now: number = Date.now()): number {
  return record.read()[memberId]?.days[dayOfDevice(now)] ?? 0
}

/** @returns how many ms of the span no tab had counted before */
export function notePlayed(memberId: string, span: SeenSpan): number {
  const all = record.read()
  const kept = all[memberId] ?? NOTHING_PLAYED
  record.write({ ...all, [memberId]: withPlayed(kept, span) })
  return uncounted(kept.until, span)
}

/**
 * Counts for as long as the page can be seen.
 * @param onStart hears when it comes into view
 * @param onPlayed hears of each time that was counted, in ms
 * @returns ends the counting
 */
export function countPlayTime(
  memberId: string,
  { onStart, onPlayed }: { onStart: () => void; onPlayed: (ms: number) => void },
): () => void {
  let seenSince: number | null = null
  const note = () => {
    if (seenSince === null) return
    const now = performance.now()
    const ms = notePlayed(memberId, { to: Date.now(), ms: now - seenSince })
    seenSince = now
    if (ms > 0) onPlayed(ms)
  }
  const pause = () => {
    note()
    seenSince = null
  }
  const follow = () => {
    if (document.visibilityState !== 'visible') return pause()
    if (seenSince !== null) return
    seenSince = performance.now()
    onStart()
  }
  const timer = setInterval(note, TICK_MS)
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', follow)
  follow()
  return () => {
    pause()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', follow)
  }
}
