/** Estimates of one closing differ by the second that the platform counts in, and the way. */
const SAME_CLOSING_MS = 2000
const LONGEST_ROUND_SECONDS = 24 * 60 * 60

interface Round {
  period: string
  closesAt: number | null
}

interface KnownGame {
  open: Round
  before: Round | null
}

export interface GameAnswer {
  gameId: string
  drawnPeriod: string
  openPeriod: string
  /** Epoch ms, as this answer has it; null where it does not say. */
  closesAt: number | null
}

export interface Closings {
  /**
   * One closing for each period, whichever call told of it, so that all countdowns of a period show
   * the same second. A period that is still closed keeps the time at which it closed.
   * @param now epoch ms
   * @returns when the period closes, in epoch ms; null as long as no call has told it
   */
  agree: (answer: GameAnswer, now: number) => number | null
}

/** @param onLength hears how long a game's rounds are, in seconds: the distance of two closings */
export function createClosings(onLength: (gameId: string, seconds: number) => void): Closings {
  const games = new Map<string, KnownGame>()
  return {
    agree: ({ gameId, drawnPeriod, openPeriod, closesAt }, now) => {
      if (openPeriod === '') return closesAt
      const known = games.get(gameId)
      const isSamePeriod = known?.open.period === openPeriod
      const agreed = isSamePeriod ? agreedClosing(known.open.closesAt, closesAt, now) : closesAt
      const before = (isSamePeriod ? known.before : known?.open) ?? null
      games.set(gameId, { open: { period: openPeriod, closesAt: agreed }, before })
      const seconds = before?.period === drawnPeriod ? secondsBetween(before.closesAt, agreed) : 0
      if (seconds > 0 && seconds <= LONGEST_ROUND_SECONDS) onLength(gameId, seconds)
      return agreed
    },
  }
}

function secondsBetween(first: number | null, second: number | null): number {
  return first === null || second === null ? 0 : Math.round((second - first) / 1000)
}

function agreedClosing(known: number | null, told: number | null, now: number): number | null {
  if (known === null || told === null) return told ?? known
  if (told <= now) return Math.min(known, told)
  return Math.abs(told - known) <= SAME_CLOSING_MS ? known : told
}
