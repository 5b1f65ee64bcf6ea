import { createStore } from 'zustand/vanilla'
import { dayNumber } from './server-day'

/** "2026-11-21" of "20261121-0467"; null where no day begins the period. */
export function dayOfPeriod(period: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)\D?\d+$/.exec(period) ?? []
  const day = parts.join('-')
  return dayNumber(day) === null ? null : day
}

/** No day has more seconds, and so no more rounds. */
const MOST_A_DAY = 86_400

/**
 * Whether a platform may number its rounds anew each day: then "0480" is another round tomorrow. A
 * number that tells its day, or is too high for a day, is one round for good.
 */
export function mayComeAgain(period: string): boolean {
  return /^\D{0,20}\d+$/.test(period) && Number(digitsAtEnd(period)) <= MOST_A_DAY
}

export function isNext(period: string, before: string): boolean {
  return Number(digitsAtEnd(period)) === Number(digitsAtEnd(before)) + 1
}

/** A pattern that looks for the end from each digit would take seconds on a long period. */
export function digitsAtEnd(text: string): string {
  return text.split(/\D/).pop() ?? ''
}

/** Estimates of one closing differ by the second that the platform counts in, and the way. */
const SAME_CLOSING_MS = 2000

interface Round {
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
  const games = createStore<ReadonlyMap<string, Round>>(() => new Map())
  return {
    /** @returns when the period closes, in epoch ms; null where none is open, or no call told it */
    agree: ({ gameId, openPeriod, closesAt }: GameAnswer, now: number): number | null => {
      if (openPeriod === '') return null
      const known = games.getState().get(gameId)
      const agreed = known?.period === openPeriod ? agreedClosing(known.closesAt, closesAt, now) : closesAt
      if (known?.period !== openPeriod || agreed !== known.closesAt)
        games.setState(new Map(games.getState()).set(gameId, { period: openPeriod, closesAt: agreed }), true)
      return agreed
    },
    /** What the last answer told, in epoch ms; null where the period is not the game's newest. */
    of: (gameId: string, period: string): number | null => {
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

function agreedClosing(known: number | null, told: number | null, now: number): number | null {
  if (known === null || told === null) return told ?? known
  if (told <= now) return Math.min(known, told)
  return Math.abs(told - known) <= SAME_CLOSING_MS ? known : told
}

/** A result appears a moment after its period has closed. */
const SHORTEST_MS = 1200
const LONGEST_MS = 60_000
/** A browser takes a timer of more than 24 days for one of no time. */
const FARTHEST_MS = 60 * 60_000

/** As long again as it has been in vain, so that each wait is twice the one before, up to 60 s. */
export function backOff(inVainMs: number, shortestMs: number): number {
  return Math.min(LONGEST_MS, Math.max(shortestMs, inVainMs))
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
    closing > answeredAt ? closing + SHORTEST_MS : answeredAt + backOff(answeredAt - closing, SHORTEST_MS),
  )
  if (known.length < closings.length) times.push(answeredAt + LONGEST_MS)
  return Math.min(FARTHEST_MS, Math.max(SHORTEST_MS, Math.min(...times) - now))
}
