/**
 * The only statistic of the app is an e-value: it stays valid however often it is looked at. A
 * bettor starts with a capital of 1 and bets all of it on every next value, at fair odds, as the
 * values so far suggest. If the values are fair, no bet gains on average: the capital is a
 * martingale, and ever reaches c with a probability of at most 1/c (Ville 1939). If they are not,
 * it grows exponentially (Kelly 1956).
 */

/** Below this many draws there is no verdict. */
export const MIN_DRAWS = 100
/**
 * Capital at which draws count as unusual. If the draws are fair, at most 1 of 100 members ever
 * reaches it.
 */
export const UNUSUAL_FROM = 100
export const HARDLY_CHANCE_FROM = 1_000_000

/**
 * Two games with published rules, and the member's own results. Each gets a third of the capital,
 * so that the bounds hold for all verdicts of a member together.
 */
export const HYPOTHESIS_COUNT = 3

export type Verdict = 'tooFew' | 'usual' | 'unusual' | 'hardlyChance'

/** A bet that one value comes more or less often than it should. */
export interface Wager {
  observed: number
  trials: number
  /** The probability of the value if it is fair. */
  chance: number
  /** Expected closeness to `chance`, as if so many fair values had been seen before. */
  weight: number
}

/**
 * ln of the capital: the likelihood under a beta distribution around the fair chance, over the
 * likelihood under the fair one.
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

/** ln(first × (first + 1) × …) with `factors` factors. */
function logProduct(first: number, factors: number): number {
  let total = 0
  for (let at = 0; at < factors; at += 1) total += Math.log(first + at)
  return total
}

/**
 * ln of the evidence. Wagers share the capital equally; their mean is a martingale too, however
 * they depend on each other.
 * @param logs the `logCapital` of each wager
 */
export function logEValue(logs: readonly number[]): number {
  const maximum = Math.max(...logs)
  if (!Number.isFinite(maximum)) return Number.NEGATIVE_INFINITY
  const total = logs.reduce((sum, log) => sum + Math.exp(log - maximum), 0)
  return maximum + Math.log(total / logs.length / HYPOTHESIS_COUNT)
}

export function verdictOf(draws: number, log: number): Verdict {
  if (draws < MIN_DRAWS) return 'tooFew'
  if (log >= Math.log(HARDLY_CHANCE_FROM)) return 'hardlyChance'
  return log >= Math.log(UNUSUAL_FROM) ? 'unusual' : 'usual'
}
