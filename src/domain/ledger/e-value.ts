/**
 * The app judges draws by an e-value, which stays valid however often a member looks at it. It is
 * the capital of an imagined bettor, who starts with 1 and bets everything on each next value, at
 * fair odds, as the earlier values suggest. If the values are fair, the capital is a martingale:
 * the probability that it ever reaches c is at most 1/c (Ville 1939). If the values are not fair,
 * the capital grows exponentially (Kelly 1956).
 */

/** Below this many draws the verdict is `tooFew`. */
export const MIN_DRAWS = 100
/** From this capital on, draws are unusual. At most 1 of 100 members ever reaches it by chance. */
export const MIN_UNUSUAL_E_VALUE = 100
export const MIN_HARDLY_CHANCE_E_VALUE = 1_000_000

/**
 * One test for each of the two games with published rules, and one for the member's own results.
 * Each test gets a third of the capital, which limits the probability of a false alarm in any of
 * the three tests.
 */
export const HYPOTHESIS_COUNT = 3

export type Verdict = 'tooFew' | 'usual' | 'unusual' | 'hardlyChance'

/** A bet that one value occurs more or less often than its fair chance predicts. */
export interface Wager {
  observed: number
  trials: number
  /** The probability of the value if the draws are fair. */
  chance: number
  /** The bettor's belief in `chance`, as a number of earlier trials that agree with it. */
  weight: number
}

/**
 * Returns the natural logarithm of the capital of a wager: the likelihood of the values under a
 * beta distribution around the fair chance, divided by their likelihood under the fair chance.
 */
export function logCapitalOf({ observed, trials, chance, weight }: Wager): number {
  return (
    logProduct(weight * chance, observed) +
    logProduct(weight * (1 - chance), trials - observed) -
    logProduct(weight, trials) -
    observed * Math.log(chance) -
    (trials - observed) * Math.log(1 - chance)
  )
}

/** Returns ln(first × (first + 1) × …) for a product of `factors` factors. */
function logProduct(first: number, factors: number): number {
  let total = 0
  for (let index = 0; index < factors; index += 1) total += Math.log(first + index)
  return total
}

/**
 * Returns the natural logarithm of the e-value: the mean of the wagers' capitals, divided by
 * HYPOTHESIS_COUNT. `logs` are the logarithms of these capitals. The wagers may depend on each
 * other, because the mean of martingales is always a martingale.
 */
export function logEValue(logs: readonly number[]): number {
  const maximum = Math.max(...logs)
  if (!Number.isFinite(maximum)) return Number.NEGATIVE_INFINITY
  const total = logs.reduce((sum, log) => sum + Math.exp(log - maximum), 0)
  return maximum + Math.log(total / logs.length / HYPOTHESIS_COUNT)
}

export function verdictOf(draws: number, log: number): Verdict {
  if (draws < MIN_DRAWS) return 'tooFew'
  if (log >= Math.log(MIN_HARDLY_CHANCE_E_VALUE)) return 'hardlyChance'
  return log >= Math.log(MIN_UNUSUAL_E_VALUE) ? 'unusual' : 'usual'
}
