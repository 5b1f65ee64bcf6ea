import { createStore } from 'zustand/vanilla'

/**
 * Epoch ms that the platform's clock has reached or passed. Only this type may end, remove or count
 * down the member's own limits and breaks, because nobody can set that clock on this device. The
 * compiler refuses a time of the device's clock, which is a plain number.
 */
export type ProvenTime = number & { readonly __brand: 'ProvenTime' }

/** Epoch ms by the platform's clock, from which a break or a higher limit counts (reading 93). */
export type ConfirmedStart = number & { readonly __brand: 'ConfirmedStart' }

/** The date of an answer in epoch ms, and `performance.now()` when the answer arrived. */
interface DateSample {
  at: number
  elapsed: number
}

interface ServerClock {
  /** Dates of the last `MAX_SAMPLES` answers that had a date, the newest last. */
  latestDates: readonly DateSample[]
  /** The sample from which `provenNow` counts on; null while `provenNow` returns null. */
  proven: DateSample | null
  /** True if the last date agrees, within a minute, with an earlier date and with `proven`. */
  isConfirmed: boolean
  /**
   * The two latest requests whose answer had a date: `at` is that date, `sent` is
   * `performance.now()` when the request was sent.
   */
  lastSentDates: readonly { at: number; sent: number }[]
  /** True if answers have arrived and none of them had a valid date. */
  isHidden: boolean
  /**
   * By member id: an event, such as the start of a break, whose time is not confirmed by the dates
   * of answers yet. `startKey` identifies the event. `since` is `performance.now()` at the first
   * call of `confirmedStart` with this `startKey`.
   */
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
 * `version` changes when `provenNow` first returns a time, when `isHidden` changes, and when a
 * start in `pendingStarts` can be confirmed.
 */
const clock = createStore<ServerClock & { version: number }>(() => ({ ...INITIAL_CLOCK, version: 0 }))

/** Two correct servers' clocks differ by at most this time, travel times of answers included. */
const MAX_CLOCK_SKEW_MS = 60_000
/** Dates before `FIRST_DATE` or from `END_OF_DATES` on are ignored: no correct clock shows them. */
const FIRST_DATE = Date.UTC(2025, 0)
const END_OF_DATES = Date.UTC(2100, 0)
/** Number of answers with a date that are needed before `provenNow` returns a time. */
const MIN_SAMPLES = 2
/**
 * Number of the latest dates that are kept. `provenNow` follows the earliest of them, because one
 * server may be ahead.
 */
const MAX_SAMPLES = 3

const offsetOf = ({ at, elapsed }: DateSample) => at - elapsed

/**
 * Records the date of an answer of the API. `provenNow` is never set back: a date that seems
 * earlier may come from an answer that travelled for longer.
 * @param date the `Date` header; null if there is none
 * @param sent `performance.now()` when the request was sent
 * @param arrivedAt `performance.now()` when the answer arrived: earlier than the call if the answer
 * waited for the code that reads it
 */
export function recordServerDate(date: string | null, sent: number, arrivedAt = performance.now()): void {
  const previous = clock.getState()
  const at = Date.parse(date ?? '')
  const next =
    at >= FIRST_DATE && at < END_OF_DATES ? addDateSample(previous, { at, elapsed: arrivedAt }, sent) : previous
  const isHidden = next.latestDates.length === 0
  const canConfirmStart = [...next.pendingStarts.values()].some(
    ({ since }) => latestDateAfter(next.lastSentDates, since) !== null,
  )
  const isFirstProven = previous.proven === null && next.proven !== null
  const mustNotify = isFirstProven || canConfirmStart || isHidden !== previous.isHidden
  clock.setState({ ...next, isHidden, version: previous.version + (mustNotify ? 1 : 0) })
}

function addDateSample(previous: ServerClock, sample: DateSample, sent: number): ServerClock {
  const agreesWithSample = (other: DateSample) => Math.abs(offsetOf(other) - offsetOf(sample)) <= MAX_CLOCK_SKEW_MS
  const latestDates = [...previous.latestDates, sample].slice(-MAX_SAMPLES)
  const lastSentDates = [...previous.lastSentDates, { at: sample.at, sent }]
    .sort((left, right) => right.sent - left.sent)
    .slice(0, MIN_SAMPLES)
  const earliestSample = latestDates.reduce((first, next) => (offsetOf(next) < offsetOf(first) ? next : first))
  const isLater = previous.proven === null || offsetOf(earliestSample) > offsetOf(previous.proven)
  const proven = latestDates.length >= MIN_SAMPLES && isLater ? earliestSample : previous.proven
  const isConfirmed = previous.latestDates.some(agreesWithSample) && proven !== null && agreesWithSample(proven)
  return { ...previous, latestDates, lastSentDates, proven, isConfirmed }
}

/** Returns the later of the two dates if both requests were sent after `since`; otherwise null. */
function latestDateAfter(dates: ServerClock['lastSentDates'], since: number): number | null {
  const areBothSentAfter = dates.length === MIN_SAMPLES && dates.every(({ sent }) => sent > since)
  return areBothSentAfter ? Math.max(...dates.map(({ at }) => at)) : null
}

/**
 * Returns the platform's time; null until two answers have had a date. It follows the earliest of
 * the last three dates, so one server that is ahead ends no break. It counts on by
 * `performance.now()`: a sleep of the device may leave it behind, but never ahead.
 */
export function provenNow(): ProvenTime | null {
  const { proven } = clock.getState()
  return proven === null ? null : (Math.floor(offsetOf(proven) + performance.now()) as ProvenTime)
}

/**
 * Returns `provenNow()`, but null unless the date of the last answer agrees with `provenNow()` and
 * with the date of an earlier answer. After a sleep of the device, or if a server is behind,
 * `provenNow()` may be hours behind. Records of today would then seem to come from a later day.
 */
export function confirmedNow(): ProvenTime | null {
  return clock.getState().isConfirmed ? provenNow() : null
}

/**
 * Returns the confirmed start of a break, a raise of a limit or a top-up. It is null until two
 * requests that were sent after the first call with this `startKey` are answered. The later of the
 * two answers' dates counts: one server may be behind, and the result must not be before the real
 * start.
 * @param owner id of the member. Each member has one pending start. Another `startKey` replaces it.
 * @param startKey identifies the start; null if the member has no pending start
 * @param minimum epoch ms: `provenNow()` when the start was requested; 0 if it was null. The result
 * is never earlier, even if both answers come from a server that is behind.
 */
export function confirmedStart(owner: string, startKey: string | null, minimum: number): ConfirmedStart | null {
  const { lastSentDates, pendingStarts } = clock.getState()
  const pendingStart = pendingStarts.get(owner)
  const since =
    pendingStart !== undefined && pendingStart.startKey === startKey ? pendingStart.since : performance.now()
  const laterDate = startKey === null ? null : latestDateAfter(lastSentDates, since)
  const updatedStarts = new Map(pendingStarts)
  updatedStarts.delete(owner)
  if (startKey !== null && laterDate === null) updatedStarts.set(owner, { startKey, since })
  clock.setState({ pendingStarts: updatedStarts })
  // A `Date` header has whole seconds, rounded down, so a second is added.
  return laterDate === null ? null : (Math.max(laterDate + 1000, minimum) as ConfirmedStart)
}

/** Epoch ms for display: `provenNow()`, or the device's time while `provenNow()` is null. */
export function displayNow(): number {
  return provenNow() ?? Date.now()
}

/** True if answers have arrived and none of them had a valid date. */
export function isDateHidden(): boolean {
  return clock.getState().isHidden
}

export function serverClockVersion(): number {
  return clock.getState().version
}

/** Calls the listener when `version` changes. @returns a function that ends the subscription */
export function onServerDate(listener: () => void): () => void {
  return clock.subscribe(({ version }, before) => {
    if (version !== before.version) listener()
  })
}

/** For tests: restores the state of a page that has just been opened. */
export function forgetServerDate(): void {
  clock.setState(INITIAL_CLOCK)
}
