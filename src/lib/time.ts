import { createStore } from './store'

/** Arguments in epoch ms; rounded up, so that "1" shows until the end. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** "02:40", "1:02:03": of a countdown, which keeps its width. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0')
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${String(minutes).padStart(2, '0')}:${rest}`
}

/** "2:40", "1:02:03": of a video, its length or a place in it. */
export function formatVideoTime(seconds: number): string {
  return formatDuration(seconds).replace(/^0/, '')
}

/** Epoch ms (reading 87). The server counted `seconds` half a round trip before its answer came. */
export function deadlineFrom(answer: { receivedAt: number; roundTripMs: number; seconds: number }): number {
  return answer.receivedAt + answer.seconds * 1000 - answer.roundTripMs / 2
}

/** "2026-11-21 09:00:20" by this device's clock: the platform's is unknown. */
export function utcText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}

/** For what may never answer. @throws Error once `ms` have passed without an answer */
export function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Epoch ms by the platform's clock, which nobody sets from this device: it is at least as late as
 * that. Only this may end, remove or count down what protects a member; the device's clock, a bare
 * number, may only be shown.
 */
export type ProvenTime = number & { readonly __brand: 'ProvenTime' }

/** Epoch ms by the platform's clock, at which something had begun: it counts from there. */
export type BegunTime = number & { readonly __brand: 'BegunTime' }

/** The date that counts on; elapsed ms of this page when it came. */
let heard: { at: number; elapsed: number } | null = null
/** The last answer has told the same time as the one that counts on. */
let isConfirmed = false
/** The last request whose answer told a date, and elapsed ms of this page when it was sent. */
let told: { at: number; sent: number } | null = null
let isHidden = false
/** Of each member, what waits for its beginning, and since when in elapsed ms of this page. */
const waiting = new Map<string, { what: string; since: number }>()
/** Another one once a time is proven, once answers tell none, and once what waits has begun. */
const version = createStore(0)

/** Two servers that are right differ by less, with the way of their answers. */
const SAME_MS = 60_000

/**
 * Of each answer of the API that could be read. A platform that has told its date is believed on,
 * and its time never runs backwards: an answer may have been long under way.
 * @param date the `Date` header; null where there is none
 * @param sent when its request was sent, by `performance.now()`
 * @param came when it came, by the same: it may have waited for the code that reads it
 */
export function hearServerDate(date: string | null, sent: number, came = performance.now()): void {
  const before = provenNow()
  const wasHidden = isHidden
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) {
    isConfirmed = before !== null && Math.abs(at - before) <= SAME_MS
    if (heard === null || at - came > heard.at - heard.elapsed) heard = { at, elapsed: came }
    if (told === null || sent > told.sent) told = { at, sent }
  }
  isHidden = heard === null
  const isAwaited = [...waiting.values()].some(({ since }) => told !== null && told.sent > since)
  const isFirst = before === null && heard !== null
  if (!isFirst && !isAwaited && isHidden === wasHidden) return
  version.set(version.get() + 1)
}

/** Null until an answer has told it. Its clock never jumps: it is late after a sleep, not early. */
export function provenNow(): ProvenTime | null {
  return heard === null ? null : (Math.floor(heard.at + performance.now() - heard.elapsed) as ProvenTime)
}

/**
 * `provenNow`, if the last answer agrees with it: a server may be hours behind, or the page may
 * have slept. What was seen at a time that is late seems to be of a later day.
 */
export function confirmedNow(): ProvenTime | null {
  return isConfirmed ? provenNow() : null
}

/**
 * Null until an answer is there that was asked for after `what` was first named here: its date is
 * not before that, however long this page or its device may have slept.
 * @param whose whoever begins it; another thing of theirs takes its place
 * @param what null: nothing of theirs waits any more
 * @param atLeast epoch ms, proven when it began: the answer may be of a server that is behind
 */
export function begunBefore(whose: string, what: string | null, atLeast: number): BegunTime | null {
  const before = waiting.get(whose)
  waiting.delete(whose)
  if (what === null) return null
  const since = before?.what === what ? before.since : performance.now()
  // A date has no parts of a second.
  if (told !== null && told.sent > since) return Math.max(told.at + 1000, atLeast) as BegunTime
  waiting.set(whose, { what, since })
  return null
}

/** By how many ms this device's clock is ahead of the platform's; undefined if none is proven. */
export function clockOffset(): number | undefined {
  const proven = provenNow()
  return proven === null ? undefined : Date.now() - proven
}

/** The way of an answer, and a page that slept, are no change of the clock. */
const MIN_CLOCK_CHANGE_MS = 10_000

/**
 * By how many ms the device's clock was set forward since a time was written down by it; 0 where
 * nobody can tell.
 * @param offset `clockOffset` as it was then
 */
export function clockChangeSince(offset: number | undefined): number {
  const now = clockOffset()
  const change = now === undefined || offset === undefined ? 0 : now - offset
  return Math.abs(change) < MIN_CLOCK_CHANGE_MS ? 0 : change
}

/** For what is shown alone. Epoch ms: this device's clock has to do until a time is proven. */
export function shownNow(): number {
  return provenNow() ?? Date.now()
}

/** Answers came, and none told a date. */
export function isDateHidden(): boolean {
  return isHidden
}

export const serverClockVersion = version.get
export const onServerDate = version.subscribe

/** As in a page that has just been opened. */
export function forgetServerDate(): void {
  heard = null
  isConfirmed = false
  told = null
  isHidden = false
  waiting.clear()
}
