import { createStore } from 'zustand/vanilla'

/**
 * Epoch ms by the platform's clock, which nobody sets from this device: it is at least as late as
 * that. Only this may end, remove or count down what protects a member; the device's clock, a bare
 * number, may only be shown.
 */
export type ProvenTime = number & { readonly __brand: 'ProvenTime' }

/** Epoch ms by the platform's clock, at which something had begun: it counts from there. */
export type ConfirmedStart = number & { readonly __brand: 'ConfirmedStart' }

/** A date, and elapsed ms of this page when it came. */
interface DateSample {
  at: number
  elapsed: number
}

interface ServerClock {
  /** Of the last answers that told a date, the newest last. */
  latestDates: readonly DateSample[]
  /** What counts on: the earliest of several dates in a row. */
  proven: DateSample | null
  /** The last answer has told the same time as another one, and as the one that counts on. */
  isConfirmed: boolean
  /** Of the two last requests whose answers told a date: that, and when they were sent. */
  lastSentDates: readonly { at: number; sent: number }[]
  /** Answers came, and none told a date. */
  isHidden: boolean
  /** Of each member, what waits for its beginning, and since when in elapsed ms of this page. */
  pendingStarts: ReadonlyMap<string, { startKey: string; since: number }>
}

const INITIAL_CLOCK: ServerClock = {
  latestDates: [],
  proven: null,
  isConfirmed: false,
  lastSentDates: [],
  isHidden: false,
  pendingStarts: new Map(),
}

/**
 * `version`: another one once a time is proven, once answers tell none, and once what waits has
 * begun.
 */
const clock = createStore<ServerClock & { version: number }>(() => ({ ...INITIAL_CLOCK, version: 0 }))

/** Two servers that are right differ by less, with the way of their answers. */
const MAX_CLOCK_SKEW_MS = 60_000
/** A date outside is none: no platform was asked before, and no right clock is there soon. */
const FIRST_DATE = Date.UTC(2025, 0)
const END_OF_DATES = Date.UTC(2100, 0)
/** So many answers prove a time. */
const MIN_SAMPLES = 2
/** So many in a row must not tell an earlier one: of several servers one may be wrong. */
const MAX_SAMPLES = 3

const offsetOf = ({ at, elapsed }: DateSample) => at - elapsed

/**
 * Of each answer of the API that could be read. A time that has been proven never runs backwards:
 * an answer may have been long under way.
 * @param date the `Date` header; null where there is none
 * @param sent when its request was sent, by `performance.now()`
 * @param came when it came, by the same: it may have waited for the code that reads it
 */
export function recordServerDate(date: string | null, sent: number, came = performance.now()): void {
  const before = clock.getState()
  const at = Date.parse(date ?? '')
  const now = at >= FIRST_DATE && at < END_OF_DATES ? withDate(before, { at, elapsed: came }, sent) : before
  const isHidden = now.latestDates.length === 0
  const isAwaited = [...now.pendingStarts.values()].some(
    ({ since }) => latestDateAfter(now.lastSentDates, since) !== null,
  )
  const isFirst = before.proven === null && now.proven !== null
  const isNews = isFirst || isAwaited || isHidden !== before.isHidden
  clock.setState({ ...now, isHidden, version: before.version + (isNews ? 1 : 0) })
}

function withDate(before: ServerClock, one: DateSample, sent: number): ServerClock {
  const isSame = (other: DateSample) => Math.abs(offsetOf(other) - offsetOf(one)) <= MAX_CLOCK_SKEW_MS
  const heard = [...before.latestDates, one].slice(-MAX_SAMPLES)
  const told = [...before.lastSentDates, { at: one.at, sent }]
    .sort((left, right) => right.sent - left.sent)
    .slice(0, MIN_SAMPLES)
  const earliest = heard.reduce((first, next) => (offsetOf(next) < offsetOf(first) ? next : first))
  const isLater = before.proven === null || offsetOf(earliest) > offsetOf(before.proven)
  const proven = heard.length >= MIN_SAMPLES && isLater ? earliest : before.proven
  const isConfirmed = before.latestDates.some(isSame) && proven !== null && isSame(proven)
  return { ...before, latestDates: heard, lastSentDates: told, proven, isConfirmed }
}

/** The later date of two answers that were asked for after that; null until both are there. */
function latestDateAfter(told: ServerClock['lastSentDates'], since: number): number | null {
  const isThere = told.length === MIN_SAMPLES && told.every(({ sent }) => sent > since)
  return isThere ? Math.max(...told.map(({ at }) => at)) : null
}

/**
 * Null until two answers have told it: it is the earliest that the last answers told, so that one
 * server whose clock is ahead ends nothing. One whose clock is behind holds it back only until some
 * answers in a row come from others. Its clock never jumps: it is late after a sleep, not early.
 */
export function provenNow(): ProvenTime | null {
  const { proven } = clock.getState()
  return proven === null ? null : (Math.floor(offsetOf(proven) + performance.now()) as ProvenTime)
}

/**
 * `provenNow`, if the last answer agrees with it: a server may be hours behind, or the page may
 * have slept. What was seen at a time that is late seems to be of a later day.
 */
export function confirmedNow(): ProvenTime | null {
  return clock.getState().isConfirmed ? provenNow() : null
}

/**
 * Null until two answers are there that were asked for after `what` was first named here: their
 * dates are not before that, however long this page or its device may have slept. The later one
 * counts: one server may be behind.
 * @param owner whoever begins it; another thing of theirs takes its place
 * @param startKey null: nothing of theirs waits any more
 * @param minimum epoch ms, proven when it began: both answers may be of a server that is behind
 */
export function confirmedStart(owner: string, startKey: string | null, minimum: number): ConfirmedStart | null {
  const { lastSentDates, pendingStarts: before } = clock.getState()
  const known = before.get(owner)
  const since = known !== undefined && known.startKey === startKey ? known.since : performance.now()
  const later = startKey === null ? null : latestDateAfter(lastSentDates, since)
  const waiting = new Map(before)
  waiting.delete(owner)
  if (startKey !== null && later === null) waiting.set(owner, { startKey, since })
  clock.setState({ pendingStarts: waiting })
  // A date has no parts of a second.
  return later === null ? null : (Math.max(later + 1000, minimum) as ConfirmedStart)
}

/** For what is shown alone. Epoch ms: this device's clock has to do until a time is proven. */
export function displayNow(): number {
  return provenNow() ?? Date.now()
}

/** Answers came, and none told a date. */
export function isDateHidden(): boolean {
  return clock.getState().isHidden
}

export function serverClockVersion(): number {
  return clock.getState().version
}

/** Hears of each new version. */
export function onServerDate(listener: () => void): () => void {
  return clock.subscribe(({ version }, before) => {
    if (version !== before.version) listener()
  })
}

/** As in a page that has just been opened. */
export function forgetServerDate(): void {
  clock.setState(INITIAL_CLOCK)
}
