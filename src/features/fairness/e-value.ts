/**
 * The one statistic of the app: evidence that may be looked at after every draw.
 *
 * Somebody who doubts a fair chance begins with a capital of 1 and puts all of it on every value
 * to come, at fair odds, in the shares that the values so far suggest. If the values are fair, no
 * such play gains on average, so that the capital is a martingale that begins at 1; and the chance
 * that it ever reaches c, at any time, is at most 1/c (Ville 1939). If the values are not fair it
 * grows exponentially (Kelly 1956).
 */

/** Below this many draws nothing is said. */
export const MIN_DRAWS = 100
/** From this evidence on, a result is called unusual: fair draws do that to 1 of 100 members. */
export const UNUSUAL_FROM = 100
/** And from this on, hardly chance. */
export const HARDLY_CHANCE_FROM = 1_000_000

/**
 * Two games publish their rules, and a member has own results: three questions with a third of the
 * capital each, so that the bounds above hold for all that a member is ever told.
 */
export const HYPOTHESIS_COUNT = 3

export type Verdict = 'tooFew' | 'usual' | 'unusual' | 'hardlyChance'

/** What a doubter plays on: that one value comes more or less often than it should. */
export interface Wager {
  observed: number
  trials: number
  /** Of the value, if fair. */
  chance: number
  /** How near to it others are thought to be: as if so many fair values had been seen before. */
  weight: number
}

/**
 * The natural logarithm of the capital: the likelihood of the values under chances that are spread
 * around the fair one by the beta distribution, over their likelihood under the fair one.
 */
export function logCapital({ observed, trials, chance, weight }: Wager): number {
  return (
    logProduct(weight * chance, observed) +
    logProduct(weight * (1 - chance), trials - observed) -
    logProduct(weight, trials) -
    observed * Math.log(chance) -
    (trials - observed) * Math.log(1 - chance)
  )
}

/** ln of first × (first + 1) × …, of so many factors. */
function logProduct(first: number, factors: number): number {
  let total = 0
  for (let at = 0; at < factors; at += 1) total += Math.log(first + at)
  return total
}

/**
 * The logarithm of the evidence of one question. Its plays have an equal part of its capital each:
 * again one that gains nothing on average, whatever the plays have to do with each other.
 * @param logs of the capital of each play
 */
export function logEValue(logs: readonly number[]): number {
  const most = Math.max(...logs)
  if (!Number.isFinite(most)) return Number.NEGATIVE_INFINITY
  const total = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
  return most + Math.log(total / logs.length / HYPOTHESIS_COUNT)
}

export function verdictOf(draws: number, log: number): Verdict {
  if (draws < MIN_DRAWS) return 'tooFew'
  if (log >= Math.log(HARDLY_CHANCE_FROM)) return 'hardlyChance'
  return log >= Math.log(UNUSUAL_FROM) ? 'unusual' : 'usual'
}
