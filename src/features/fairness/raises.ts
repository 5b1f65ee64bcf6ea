import { sumOf, winningPicks, type GameRules, type Numbers } from '@/lib/game-rules'
import { logCapital, logMean, type Counted } from '@/lib/stats/evidence'
import type { Order } from '@/api/orders'
import type { Alarm } from '@/shared/ledger/entries'
import type { PayoutOf } from '@/shared/order-sums'
import type { ResettlementTotals } from '@/shared/resettlement'
import { LEAST_DRAWS, type PublishedDraw } from './audit'
import { pickedDraws, type PickedDraw } from './own-results'

/**
 * What the app says by itself, without being asked.
 *
 * "Unusual" (p < 0.01) is a word in a row that a member opened, and no alarm: of 1,000 members of
 * an honest platform about ten see it in the audit and as many in their own results, and more of
 * them if they look again after every draw. So an alarm comes from what chance cannot do at all:
 *
 * - `changedResult`: the ledger holds two results of one draw.
 * - `settlement`: an order is settled otherwise than its numbers, picks and payout say.
 * - `impossibleNumbers`: a draw shows numbers that its rules do not know.
 *
 * or from evidence that honest draws give at most once in a million, counted over all looks for
 * ever (`logCapital` says why that can be promised):
 *
 * - `draws`: the faces, the sums and the results of a game.
 * - `ownResults`: the member loses more than fair draws would make them, in all or at large stakes.
 *
 * Of m members, each with g games that are looked at, honest draws raise any alarm with a chance of
 * at most m × (g + 1) / 1,000,000. For 1,000 members with two games that is 0.3 %.
 */
export const RAISED = ['changedResult', 'settlement', 'impossibleNumbers', 'draws', 'ownResults'] as const

export type Raised = (typeof RAISED)[number]

export const RAISED_FROM = 1_000_000

export interface Grounds {
  alarms: readonly Alarm[]
  /** Null where the orders are not known yet. */
  resettlement: Pick<ResettlementTotals, 'differing'> | null
  /** Of each game whose rules are published; a draw may stand there twice, the first counts. */
  games: readonly { rules: GameRules; draws: readonly PublishedDraw[] }[]
  /** As of `ownResults`. */
  own: { orders: readonly Order[]; payoutOf: PayoutOf } | null
}

/** For who asks about one of them alone. */
export const NO_GROUNDS: Grounds = { alarms: [], resettlement: null, games: [], own: null }

/** @returns in the order of `RAISED`; the exact ones come first */
export function raises({ alarms, resettlement, games, own }: Grounds): Raised[] {
  const judged = games.map(({ rules, draws }) => doubtOfDraws(rules, draws))
  const isBeyond = (log: number) => log >= Math.log(RAISED_FROM)
  const holds: Record<Raised, boolean> = {
    changedResult: alarms.length > 0,
    settlement: resettlement !== null && resettlement.differing > 0,
    impossibleNumbers: judged.some(({ impossible }) => impossible > 0),
    draws: judged.some(({ log }) => isBeyond(log)),
    ownResults: own !== null && isBeyond(doubtOfOwn(pickedDraws(own.orders, own.payoutOf))),
  }
  return RAISED.filter((one) => holds[one])
}

/** What a doubter looks at, and how near to the fair shares an unfair one is thought to be. */
interface Respect {
  weight: number
  valuesOf: (rules: GameRules, numbers: Numbers) => readonly (string | number)[]
}

/**
 * Weights for cheats that pay and are not seen by eye: about 5 points more of a face, a fifth more
 * of a sum, 5 points more of a result. Only counts: whether a draw follows from the one before
 * could not be asked in this way where older draws are filled in later.
 */
const RESPECTS: readonly Respect[] = [
  { weight: 48, valuesOf: (_rules, numbers) => numbers },
  { weight: 216, valuesOf: (_rules, numbers) => [sumOf(numbers)] },
  { weight: 72, valuesOf: (rules, numbers) => [winningPicks(rules, numbers).join('+')] },
]

/** The logarithm of a doubter's capital; 0 of too few draws. */
export function doubtOfDraws(rules: GameRules, draws: readonly PublishedDraw[]): { log: number; impossible: number } {
  const known = new Set(rules.outcomes.map(String))
  const all = [...new Map([...draws].reverse().map(({ period, numbers }) => [period, numbers])).values()]
  const seen = all.filter((numbers) => known.has(String(numbers)))
  const logs = RESPECTS.map((respect) => {
    const came = countsIn(rules, seen, respect)
    const fair = fairChances(rules, respect)
    const kinds = [...fair].map(([value, chance]): Counted => ({ came: came.get(value) ?? 0, chance }))
    return logCapital(kinds, respect.weight)
  })
  return { log: all.length < LEAST_DRAWS ? 0 : logMean(logs), impossible: all.length - seen.length }
}

type ByValue = ReadonlyMap<string | number, number>

function countsIn(rules: GameRules, draws: readonly Numbers[], { valuesOf }: Respect): ByValue {
  const counts = new Map<string | number, number>()
  for (const numbers of draws)
    for (const value of valuesOf(rules, numbers)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function fairChances(rules: GameRules, respect: Respect): ByValue {
  const counts = countsIn(rules, rules.outcomes, respect)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Map([...counts].map(([value, count]) => [value, count / total]))
}

/** Of hits with an even chance: about 10 points. */
const WEIGHT_OF_HITS = 24

/**
 * The same for a member's hits, of all draws and of those with more at stake than was usual until
 * then. What is large is known before the draw, so that stakes may follow from what was won or lost
 * before. Luck is no alarm: a half with more hits than expected counts for nothing.
 * @param draws oldest first
 */
export function doubtOfOwn(draws: readonly PickedDraw[]): number {
  if (draws.length < LEAST_DRAWS) return 0
  let staked = 0
  const large = draws.filter((draw, at) => {
    const isLarge = Number(draw.staked) * at > staked
    staked += Number(draw.staked)
    return isLarge && at > 0
  })
  return logMean([draws, large].map(doubtOfLosses))
}

function doubtOfLosses(draws: readonly PickedDraw[]): number {
  const hits = draws.filter(({ isHit }) => isHit).length
  if (2 * hits >= draws.length) return Number.NEGATIVE_INFINITY
  const kinds = [hits, draws.length - hits].map((came): Counted => ({ came, chance: 1 / 2 }))
  return logCapital(kinds, WEIGHT_OF_HITS)
}
