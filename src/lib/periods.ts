import { createStore } from 'zustand/vanilla'
import { dayNumber } from './server-day'

/** "20261121-0467" → "2026-11-21"; null if the period does not begin with a date. */
export function dayOfPeriod(period: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)\D?\d+$/.exec(period) ?? []
  const day = parts.join('-')
  return dayNumber(day) === null ? null : day
}

/** The seconds of a day: no game draws more often. */
const MAX_PERIODS_PER_DAY = 86_400

/**
 * Whether the platform may use this number again on another day, as it does if it numbers the
 * periods of each day from 1. A number that contains its date, or is higher than a day can have
 * periods, is never used again. See reading 109.
 */
export function mayComeAgain(period: string): boolean {
  return /^\D{0,20}\d+$/.test(period) && Number(digitsAtEnd(period)) <= MAX_PERIODS_PER_DAY
}

export function isNext(period: string, previous: string): boolean {
  return Number(digitsAtEnd(period)) === Number(digitsAtEnd(previous)) + 1
}

/** Not by /\d+$/, which is quadratic and takes seconds on a very long period. */
export function digitsAtEnd(text: string): string {
  return text.split(/\D/).pop() ?? ''
}

/** Two answers about one closing may differ by so much: they have whole seconds. */
const SAME_CLOSING_MS = 2000

interface PeriodClosing {
  period: string
  closesAt: number | null
}

/** Times are epoch ms. `closesAt` is null if this answer does not say it. */
interface GameAnswer {
  gameId: string
  openPeriod: string
  closesAt: number | null
}

/**
 * Reconciles the closing times that several calls report. All countdowns of a period then show the
 * same second. A period that stays closed keeps the time at which it closed. See reading 87.
 */
export function createClosings() {
  const games = createStore<ReadonlyMap<string, PeriodClosing>>(() => new Map())
  return {
    /** @returns closing of the open period, in epoch ms; null if there is none or it is unknown */
    agree: ({ gameId, openPeriod, closesAt }: GameAnswer, now: number): number | null => {
      if (openPeriod === '') return null
      const known = games.getState().get(gameId)
      const agreed = known?.period === openPeriod ? reconcileClosing(known.closesAt, closesAt, now) : closesAt
      if (known?.period !== openPeriod || agreed !== known.closesAt)
        games.setState(new Map(games.getState()).set(gameId, { period: openPeriod, closesAt: agreed }), true)
      return agreed
    },
    /** The known closing, in epoch ms; null if unknown, or if the game has a newer period. */
    closingOf: (gameId: string, period: string): number | null => {
      const round = games.getState().get(gameId)
      return round?.period === period ? round.closesAt : null
    },
    /** Whether any call has named an open period of the game. */
    knows: (gameId: string): boolean => games.getState().has(gameId),
    /** A map by game, which is replaced at each change. */
    all: games.getState,
    subscribe: games.subscribe,
  }
}

function reconcileClosing(known: number | null, reported: number | null, now: number): number | null {
  if (known === null || reported === null) return reported ?? known
  if (reported <= now) return Math.min(known, reported)
  return Math.abs(reported - known) <= SAME_CLOSING_MS ? known : reported
}

/** A result appears a moment after its period has closed. */
const MIN_POLL_MS = 1200
const MAX_BACKOFF_MS = 60_000
/** setTimeout overflows at 2^31 ms (24.8 days) and fires at once. */
const MAX_TIMER_MS = 60 * 60_000

/** Exponential backoff up to 60 s: waits as long as the calls have already been in vain. */
export function backoffMs(failingForMs: number, minMs: number): number {
  return Math.min(MAX_BACKOFF_MS, Math.max(minMs, failingForMs))
}

/**
 * Decides when to ask for results again: soon after the next closing, with backoff for a period
 * that has closed without a result, and after a minute for a period whose closing is unknown.
 * @param closings when each awaited period closes or closed, in epoch ms; null: unknown
 * @param answeredAt when the last answer or failure arrived, in epoch ms
 * @returns ms until the next call; false without any awaited period
 */
export function nextPoll({
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
  // A dead server answers for no period, so a period that closes next must not shorten the backoff.
  const known = closings.filter((closing) => closing !== null)
  const awaited = isFailing && known.length > 0 ? [Math.min(...known)] : known
  const times = awaited.map((closing) =>
    closing > answeredAt ? closing + MIN_POLL_MS : answeredAt + backoffMs(answeredAt - closing, MIN_POLL_MS),
  )
  if (known.length < closings.length) times.push(answeredAt + MAX_BACKOFF_MS)
  return Math.min(MAX_TIMER_MS, Math.max(MIN_POLL_MS, Math.min(...times) - now))
}
