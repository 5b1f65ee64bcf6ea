import { logGamma, lowerBeta, upperGamma } from './special'

/** Probabilities are numbers from 0 to 1; a tail is that of a value this high or higher. */

/** @param degrees of freedom, above 0 */
export function chiSquareTail(statistic: number, degrees: number): number {
  return upperGamma(degrees / 2, statistic / 2)
}

/** The statistic whose tail is `tail`, for 0 < tail < 1. */
export function chiSquareCritical(tail: number, degrees: number): number {
  let high = degrees + 10
  while (chiSquareTail(high, degrees) > tail) high *= 2
  return whereFalls((statistic) => chiSquareTail(statistic, degrees) > tail, 0, high)
}

/**
 * The tail of a chi-square variable whose means are off by `noncentrality` in all: a sum over
 * central ones with the weights of a Poisson variable (Abramowitz and Stegun 26.4.25).
 */
export function noncentralTail(statistic: number, degrees: number, noncentrality: number): number {
  const mean = noncentrality / 2
  if (mean === 0) return chiSquareTail(statistic, degrees)
  const middle = Math.floor(mean)
  const weight = (jumps: number) => Math.exp(jumps * Math.log(mean) - mean - logGamma(jumps + 1))
  const part = (jumps: number) => weight(jumps) * chiSquareTail(statistic, degrees + 2 * jumps)
  // Ten standard deviations to both sides hold all but 1e-20 of the weight.
  const reach = Math.ceil(10 * Math.sqrt(mean + 1)) + 10
  let total = 0
  for (let jumps = Math.max(0, middle - reach); jumps <= middle + reach; jumps += 1) total += part(jumps)
  return Math.min(1, total)
}

/** Of the standard normal distribution. */
export function normalTail(z: number): number {
  const tail = upperGamma(0.5, (z * z) / 2) / 2
  return z >= 0 ? tail : 1 - tail
}

/** The probability of `hits` or more in `trials`, each with the same chance. */
export function binomialTail(hits: number, trials: number, chance: number): number {
  if (hits <= 0) return 1
  return hits > trials ? 0 : lowerBeta(chance, hits, trials - hits + 1)
}

/** The x at which I_x(a, b) is `share`. */
export function betaQuantile(share: number, a: number, b: number): number {
  return whereFalls((x) => lowerBeta(x, a, b) < share, 0, 1)
}

/** Halves the span until a number cannot be halved: `isBelow` holds to the left of the answer. */
export function whereFalls(isBelow: (x: number) => boolean, from: number, to: number): number {
  let low = from
  let high = to
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}
