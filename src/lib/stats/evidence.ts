import { logGamma } from './special'

/**
 * Evidence that may be looked at after every draw, unlike a p-value, which holds for one look at a
 * sample whose size was fixed beforehand.
 *
 * Somebody who doubts the fair shares begins with a capital of 1 and puts all of it on every value
 * to come, at fair odds, in the shares that the values so far suggest. If the values are fair, no
 * such play gains on average, so that the capital is a martingale that begins at 1; and the chance
 * that it ever reaches c, at any time, is at most 1/c (Ville 1939). A capital of a million is thus
 * seen by at most one in a million who only ever see fair values, however often each of them looks.
 * If the values are not fair it grows exponentially (Kelly 1956).
 */
export interface Counted {
  came: number
  /** Of the values of the sample; the chances of all kinds make 1. */
  chance: number
}

/**
 * The natural logarithm of that capital: the likelihood of the counts under shares that are spread
 * around the fair ones by Dirichlet's distribution, over their likelihood under the fair ones.
 * @param weight how near to the fair shares others are thought to be: as if so many fair values had
 *   been seen before
 */
export function logCapital(kinds: readonly Counted[], weight: number): number {
  const sample = kinds.reduce((sum, { came }) => sum + came, 0)
  return kinds.reduce(
    (sum, { came, chance }) =>
      sum + logGamma(weight * chance + came) - logGamma(weight * chance) - came * Math.log(chance),
    logGamma(weight) - logGamma(weight + sample),
  )
}

/**
 * Of several plays with an equal part of the capital each: again one that begins at 1 and gains
 * nothing on average, whatever the plays have to do with each other.
 */
export function logMean(logs: readonly number[]): number {
  if (logs.length === 0) return 0
  const most = Math.max(...logs)
  if (most === Number.NEGATIVE_INFINITY) return most
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length)
}
