import { createStore } from 'zustand/vanilla'
import { dayNumber } from './server-day'

/** "2026-11-21" of "20261121-0467"; null where no day begins the period. */
export function dayOfPeriod(period: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)\D?\d+$/.exec(period) ?? []
  const day = parts.join('-')
  return dayNumber(day) === null ? null : day
}

/** No day has more seconds, and so no more rounds. */
const MAX_PERIODS_PER_DAY = 86_400

/**
 * Whether a platform may number its rounds anew each day: then "0480" is another round tomorrow. A
 * number that tells its day, or is too high for a day, is one round for good.
 */
export function mayComeAgain(period: string): boolean {
  return /^\D{0,20}\d+$/.test(period) && Number(digitsAtEnd(period)) <= MAX_PERIODS_PER_DAY
}

export function isNext(period: string, previous: string): boolean {
  return Number(digitsAtEnd(period)) === Number(digitsAtEnd(previous)) + 1
}

/** A pattern that looks for the end from each digit would take seconds on a long period. */
export function digitsAtEnd(text: string): string {
  return text.split(/\D/).pop() ?? ''
}

/** Estimates of one closing differ by the second that the platform counts in, and the way. */
const SAME_CLOSING_MS = 2000

interface PeriodClosing {
  period: string
  closesAt: number | null
}

/** Times are epoch ms; null where this answer does not say. */
interface GameAnswer {
  gameId: string
  openPeriod: string
  closesAt: number | null
}

/**
 * One closing for each period, whichever call told of it, so that all countdowns of a period show
 * the same second. A period that is still closed keeps the time at which it closed.
 */
export function createClosings() {
  const games = createStore<ReadonlyMap<string, PeriodClosing>>(() => new Map())
  return {
    /** @returns when the period closes, in epoch ms; null where none is open, or no call told it */
    agree: ({ gameId, openPeriod, closesAt }: GameAnswer, now: number): number | null => {
      if (openPeriod === '') return null
      const known = games.getState().get(gameId)
      const agreed = known?.period === openPeriod ? reconcileClosing(known.closesAt, closesAt, now) : closesAt
      if (known?.period !== openPeriod || agreed !== known.closesAt)
        games.setState(new Map(games.getState()).set(gameId, { period: openPeriod, closesAt: agreed }), true)
      return agreed
    },
    /** What the last answer told, in epoch ms; null where the period is not the game's newest. */
    closingOf: (gameId: string, period: string): number | null => {
      const round = games.getState().get(gameId)
      return round?.period === period ? round.closesAt : null
    },
    /** Whether any call has told of a round of the game. */
    knows: (gameId: string): boolean => games.getState().has(gameId),
    /** Another one after each change. */
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
/** A browser takes a timer of more than 24 days for one of no time. */
const MAX_TIMER_MS = 60 * 60_000

/** As long again as it has been in vain, so that each wait is twice the one before, up to 60 s. */
export function backoffMs(failingForMs: number, shortestMs: number): number {
  return Math.min(MAX_BACKOFF_MS, Math.max(shortestMs, failingForMs))
}

/**
 * @param closings when each period closes or closed, in epoch ms; a closed one is waited for, and
 *   one whose closing is not known (null) is asked for every minute
 * @param answeredAt when the last answer, or failure, came, in epoch ms
 * @returns ms until the next call; false where nothing is waited for
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
  // Where no answer comes, it comes for none of them: what closes next must not be asked for
  // sooner.
  const known = closings.filter((closing) => closing !== null)
  const awaited = isFailing && known.length > 0 ? [Math.min(...known)] : known
  const times = awaited.map((closing) =>
    closing > answeredAt ? closing + MIN_POLL_MS : answeredAt + backoffMs(answeredAt - closing, MIN_POLL_MS),
  )
  if (known.length < closings.length) times.push(answeredAt + MAX_BACKOFF_MS)
  return Math.min(MAX_TIMER_MS, Math.max(MIN_POLL_MS, Math.min(...times) - now))
}
