import { createStore } from 'zustand/vanilla'
import { dayNumber } from './server-day'

/** "20261121-0467" → "2026-11-21". Null unless the number is a date followed by other digits. */
export function dayOfPeriod(period: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)\D?\d+$/.exec(period) ?? []
  const day = parts.join('-')
  return dayNumber(day) === null ? null : day
}

/** Limits the search to this many characters. A real period's number is shorter. */
const MAX_PERIOD_LENGTH = 100

/** Number of seconds in a day: no game draws more often than once a second. */
const MAX_PERIODS_PER_DAY = 86_400

/** A date in the number of a period: 20261121, 2026-11-21, or 261121 without a digit beside it. */
const DATE_PATTERN =
  /20\d\d\D?(?:0[1-9]|1[0-2])\D?(?:0[1-9]|[12]\d|3[01])|(?:^|\D)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\D/

/**
 * Returns true if the platform may use this number again on another day, because it counts the
 * periods of each day from 1: "0480", "K3-0480", "480期". A number with a date, or with last digits
 * too high for a day, is never used again. See reading 109.
 */
export function mayNumberRecur(period: string): boolean {
  const lastDigits = period.slice(-MAX_PERIOD_LENGTH).match(/\d+/g)?.at(-1)
  return (
    lastDigits !== undefined &&
    Number(lastDigits) <= MAX_PERIODS_PER_DAY &&
    !DATE_PATTERN.test(period.slice(0, MAX_PERIOD_LENGTH))
  )
}

export function isNextPeriod(period: string, previous: string): boolean {
  return Number(digitsAtEnd(period)) === Number(digitsAtEnd(previous)) + 1
}

/** Returns the digits at the end of a text. /\d+$/ would take seconds if a text is very long. */
export function digitsAtEnd(text: string): string {
  return text.split(/\D/).pop() ?? ''
}

/**
 * The closing times in two answers about the same period may differ by this time, because answers
 * count whole seconds.
 */
const SAME_CLOSING_MS = 2000

interface PeriodClosing {
  period: string
  closesAt: number | null
}

/** `closesAt` is epoch ms; null if the answer does not say when the period closes. */
interface GameAnswer {
  gameId: string
  openPeriod: string
  closesAt: number | null
}

/**
 * Returns a store that reconciles the closing times that several answers give for a period, so that
 * all countdowns of the period show the same second. While answers call the period closed, its
 * closing time never moves later. See reading 87.
 */
export function createClosings() {
  const closingByGame = createStore<ReadonlyMap<string, PeriodClosing>>(() => new Map())
  return {
    /** Records an answer. Returns the closing in epoch ms; null if unknown or no period is open. */
    agree: ({ gameId, openPeriod, closesAt }: GameAnswer, now: number): number | null => {
      if (openPeriod === '') return null
      const previous = closingByGame.getState().get(gameId)
      const agreedClosing =
        previous?.period === openPeriod ? reconcileClosing(previous.closesAt, closesAt, now) : closesAt
      if (previous?.period !== openPeriod || agreedClosing !== previous.closesAt)
        closingByGame.setState(
          new Map(closingByGame.getState()).set(gameId, { period: openPeriod, closesAt: agreedClosing }),
          true,
        )
      return agreedClosing
    },
    /** Returns epoch ms; null if the closing is unknown, or if another period is open by now. */
    closingOf: (gameId: string, period: string): number | null => {
      const newestClosing = closingByGame.getState().get(gameId)
      return newestClosing?.period === period ? newestClosing.closesAt : null
    },
    /** True if any answer has named an open period of the game. */
    knows: (gameId: string): boolean => closingByGame.getState().has(gameId),
    /** Each game's newest open period and its closing. Each change replaces the map. */
    all: closingByGame.getState,
    subscribe: closingByGame.subscribe,
  }
}

function reconcileClosing(known: number | null, reported: number | null, now: number): number | null {
  if (known === null || reported === null) return reported ?? known
  if (reported <= now) return Math.min(known, reported)
  return Math.abs(reported - known) <= SAME_CLOSING_MS ? known : reported
}

/** Minimum wait before a call. A result appears only a moment after its period has closed. */
const MIN_POLL_MS = 1200
const MAX_BACKOFF_MS = 60_000
/** Limits the wait, because setTimeout overflows at 2^31 ms (24.8 days) and then fires at once. */
const MAX_TIMER_MS = 60 * 60_000

/**
 * Returns the wait before the next attempt, from `minMs` to 60 s. It is as long as the failure has
 * lasted, so that the waits double.
 */
export function backoffMs(failingForMs: number, minMs: number): number {
  return Math.min(MAX_BACKOFF_MS, Math.max(minMs, failingForMs))
}

/**
 * Decides when to ask for results again: soon after the next closing, with backoff for a closed
 * period without a result, and after a minute for a period whose closing is unknown.
 * @param closings when each awaited period closes or closed, in epoch ms; null if unknown
 * @param answeredAt when the last answer or failure arrived, in epoch ms
 * @returns ms until the next call; false if no period is awaited
 */
export function msUntilNextPoll({
  closings,
  answeredAt,
  now,
  isFailing,
}: {
  closings: readonly (number | null)[]
  answeredAt: number
  now: number
  isFailing: boolean
}): number | false {
  if (closings.length === 0) return false
  // A failing server answers for no period, so only the earliest closing decides. A later closing
  // would shorten the backoff.
  const knownClosings = closings.filter((closing) => closing !== null)
  const awaitedClosings = isFailing && knownClosings.length > 0 ? [Math.min(...knownClosings)] : knownClosings
  const times = awaitedClosings.map((closing) =>
    closing > answeredAt ? closing + MIN_POLL_MS : answeredAt + backoffMs(answeredAt - closing, MIN_POLL_MS),
  )
  if (knownClosings.length < closings.length) times.push(answeredAt + MAX_BACKOFF_MS)
  return Math.min(MAX_TIMER_MS, Math.max(MIN_POLL_MS, Math.min(...times) - now))
}
