import { createStore } from 'zustand/vanilla'

/**
 * Epoch ms by the platform's clock, which cannot be set on this device. The platform's clock shows
 * this time or a later one. Only this type may end, remove or count down a protection of the
 * member. The device's clock, a bare number, may only be shown.
 */
export type ProvenTime = number & { readonly __brand: 'ProvenTime' }

/** Epoch ms by the platform's clock at which a break or limit had begun: it counts from there. */
export type ConfirmedStart = number & { readonly __brand: 'ConfirmedStart' }

/** The date of an answer in epoch ms, and `performance.now()` when the answer arrived. */
interface DateSample {
  at: number
  elapsed: number
}

interface ServerClock {
  /** Dates of the last `MAX_SAMPLES` answers that had one, the newest last. */
  latestDates: readonly DateSample[]
  /** The sample from which the proven time counts on. Null: no time is proven yet. */
  proven: DateSample | null
  /** The last date agrees with an earlier one and with `proven`. */
  isConfirmed: boolean
  /** The last two requests with a dated answer: that date, and `performance.now()` at sending. */
  lastSentDates: readonly { at: number; sent: number }[]
  /** Answers have arrived, and none had a date. */
  isHidden: boolean
  /** By member: the start that awaits its confirmation, and since when (`performance.now()`). */
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
 * `version` changes when a time is first proven, when dates become hidden or visible, and when a
 * pending start can be confirmed.
 */
const clock = createStore<ServerClock & { version: number }>(() => ({ ...INITIAL_CLOCK, version: 0 }))

/** Two correct servers differ by less, travel times included. */
const MAX_CLOCK_SKEW_MS = 60_000
/** A date outside this range is ignored: no correct clock shows it. */
const FIRST_DATE = Date.UTC(2025, 0)
const END_OF_DATES = Date.UTC(2100, 0)
/** Answers that are needed to prove a time. */
const MIN_SAMPLES = 2
/** The proven time is the earliest of so many last dates: one server may be ahead. */
const MAX_SAMPLES = 3

const offsetOf = ({ at, elapsed }: DateSample) => at - elapsed

/**
 * Records the date of an answer of the API. A proven time never runs backwards, because a later
 * answer may have travelled for longer.
 * @param date the `Date` header; null if there is none
 * @param sent `performance.now()` when the request was sent
 * @param arrivedAt `performance.now()` when the answer arrived. It is earlier than this call if the
 *   answer waited for the code that reads it.
 */
export function recordServerDate(date: string | null, sent: number, arrivedAt = performance.now()): void {
  const previous = clock.getState()
  const at = Date.parse(date ?? '')
  const next = at >= FIRST_DATE && at < END_OF_DATES ? withDate(previous, { at, elapsed: arrivedAt }, sent) : previous
  const isHidden = next.latestDates.length === 0
  const isAwaited = [...next.pendingStarts.values()].some(
    ({ since }) => latestDateAfter(next.lastSentDates, since) !== null,
  )
  const isFirst = previous.proven === null && next.proven !== null
  const isNews = isFirst || isAwaited || isHidden !== previous.isHidden
  clock.setState({ ...next, isHidden, version: previous.version + (isNews ? 1 : 0) })
}

function withDate(previous: ServerClock, sample: DateSample, sent: number): ServerClock {
  const isSame = (other: DateSample) => Math.abs(offsetOf(other) - offsetOf(sample)) <= MAX_CLOCK_SKEW_MS
  const latestDates = [...previous.latestDates, sample].slice(-MAX_SAMPLES)
  const lastSentDates = [...previous.lastSentDates, { at: sample.at, sent }]
    .sort((left, right) => right.sent - left.sent)
    .slice(0, MIN_SAMPLES)
  const earliest = latestDates.reduce((first, next) => (offsetOf(next) < offsetOf(first) ? next : first))
  const isLater = previous.proven === null || offsetOf(earliest) > offsetOf(previous.proven)
  const proven = latestDates.length >= MIN_SAMPLES && isLater ? earliest : previous.proven
  const isConfirmed = previous.latestDates.some(isSame) && proven !== null && isSame(proven)
  return { ...previous, latestDates, lastSentDates, proven, isConfirmed }
}

/** The later date of the two last requests; null unless both were sent after `since`. */
function latestDateAfter(dates: ServerClock['lastSentDates'], since: number): number | null {
  const areAfter = dates.length === MIN_SAMPLES && dates.every(({ sent }) => sent > since)
  return areAfter ? Math.max(...dates.map(({ at }) => at)) : null
}

/**
 * The platform's time; null until two answers have shown it. It follows the earliest of the latest
 * dates, so one server whose clock is ahead ends nothing. A server whose clock is behind delays it
 * only until three answers in a row come from other servers. It counts by `performance.now()`,
 * which never jumps: after a sleep the time may be late, never early.
 */
export function provenNow(): ProvenTime | null {
  const { proven } = clock.getState()
  return proven === null ? null : (Math.floor(offsetOf(proven) + performance.now()) as ProvenTime)
}

/**
 * `provenNow` if the last answer agrees with it; otherwise null. A server may be hours behind, or
 * the page may have slept. By a clock that is late, an entry of today seems to be of a later day.
 */
export function confirmedNow(): ProvenTime | null {
  return clock.getState().isConfirmed ? provenNow() : null
}

/**
 * A time by which `startKey` has begun. Null until two requests that were sent after the first call
 * with this key have been answered with a date: their dates are not before that call, however long
 * the page or the device has slept. The later date counts, because one server may be behind.
 * @param owner id of the member. Each has one pending start: another key replaces it.
 * @param startKey identifies the start; null: the member has none that is pending
 * @param minimum epoch ms, proven when it began; the lower bound if both answers come from a server
 *   that is behind
 */
export function confirmedStart(owner: string, startKey: string | null, minimum: number): ConfirmedStart | null {
  const { lastSentDates, pendingStarts } = clock.getState()
  const known = pendingStarts.get(owner)
  const since = known !== undefined && known.startKey === startKey ? known.since : performance.now()
  const later = startKey === null ? null : latestDateAfter(lastSentDates, since)
  const updated = new Map(pendingStarts)
  updated.delete(owner)
  if (startKey !== null && later === null) updated.set(owner, { startKey, since })
  clock.setState({ pendingStarts: updated })
  // A `Date` header has whole seconds, rounded down.
  return later === null ? null : (Math.max(later + 1000, minimum) as ConfirmedStart)
}

/** Epoch ms, only for display: this device's clock until a time is proven. */
export function displayNow(): number {
  return provenNow() ?? Date.now()
}

export function isDateHidden(): boolean {
  return clock.getState().isHidden
}

export function serverClockVersion(): number {
  return clock.getState().version
}

/** Calls the listener at each new version. @returns ends the subscription */
export function onServerDate(listener: () => void): () => void {
  return clock.subscribe(({ version }, before) => {
    if (version !== before.version) listener()
  })
}

/** For tests: restores the state of a page that has just been opened. */
export function forgetServerDate(): void {
  clock.setState(INITIAL_CLOCK)
}
