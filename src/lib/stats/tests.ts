import { betaQuantile, binomialTail, chiSquareTail } from './distributions'
import { logChoose } from './special'

/**
 * Tests of counts. Each returns a p-value: the probability that fair draws alone give a result at
 * least this far from what is expected. It is not the probability that the draws are fair.
 */

export interface Cell {
  observed: number
  /** What is expected of the same sample, in counts, not in shares. */
  expected: number
}

/** Below this a chi-square p-value is not to be trusted (Cochran 1954). */
export const LEAST_EXPECTED = 5

/** Neighbours are added up until each cell expects enough; the last rest joins its neighbour. */
export function pooled(cells: readonly Cell[], least = LEAST_EXPECTED): Cell[] {
  const enough: Cell[] = []
  let rest: Cell = { observed: 0, expected: 0 }
  for (const cell of cells) {
    rest = added(rest, cell)
    if (rest.expected < least) continue
    enough.push(rest)
    rest = { observed: 0, expected: 0 }
  }
  const last = enough.pop()
  return last === undefined ? [] : [...enough, added(last, rest)]
}

function added(left: Cell, right: Cell): Cell {
  return { observed: left.observed + right.observed, expected: left.expected + right.expected }
}

export interface GoodnessOfFit {
  statistic: number
  degrees: number
  p: number
}

/**
 * Pearson's chi-square test (1900) of cells whose expected counts are known beforehand.
 * @param cells in an order in which neighbours may be pooled
 * @returns null where fewer than two cells remain, as of too small a sample
 */
export function goodnessOfFit(cells: readonly Cell[]): GoodnessOfFit | null {
  const used = pooled(cells)
  if (used.length < 2) return null
  const statistic = used.reduce((sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected, 0)
  const degrees = used.length - 1
  return { statistic, degrees, p: chiSquareTail(statistic, degrees) }
}

/**
 * The exact binomial test, two-sided: twice the smaller tail, which never alarms more often than
 * it says.
 */
export function binomialTest(hits: number, trials: number, chance: number): number {
  const atLeast = binomialTail(hits, trials, chance)
  const atMost = 1 - binomialTail(hits + 1, trials, chance)
  return Math.min(1, 2 * Math.min(atLeast, atMost))
}

export interface Interval {
  low: number
  high: number
}

/**
 * Clopper and Pearson's interval (1934) for the chance behind `hits` of `trials`: it holds the true
 * chance at least as often as `confidence` says, and leaves out exactly the chances that
 * `binomialTest` refuses. No trials: from 0 to 1.
 */
export function chanceInterval(hits: number, trials: number, confidence: number): Interval {
  const outside = (1 - confidence) / 2
  return {
    low: hits === 0 ? 0 : betaQuantile(outside, hits, trials - hits + 1),
    high: hits === trials ? 1 : betaQuantile(1 - outside, hits + 1, trials - hits),
  }
}

/** Rows are groups; columns are how often something came, and how often not. */
export type TwoByTwo = readonly [readonly [number, number], readonly [number, number]]

/**
 * Fisher's exact test (1935) of whether two groups share one chance, two-sided: the probability of
 * all tables that are no more likely than this one.
 */
export function independenceTest([[a, b], [c, d]]: TwoByTwo): number {
  const [first, second, came] = [a + b, c + d, a + c]
  const all = logChoose(first + second, came)
  const chanceOf = (inFirst: number) => Math.exp(logChoose(first, inFirst) + logChoose(second, came - inFirst) - all)
  // Tables that are equally likely differ in the last digits.
  const limit = chanceOf(a) * (1 + 1e-7)
  let p = 0
  for (let inFirst = Math.max(0, came - second); inFirst <= Math.min(first, came); inFirst += 1) {
    const chance = chanceOf(inFirst)
    if (chance <= limit) p += chance
  }
  return Math.min(1, p)
}

export interface Runs {
  runs: number
  expected: number
  p: number
}

/**
 * The runs test of Wald and Wolfowitz (1940), exact and two-sided: whether like values come in too
 * long or too short rows, whatever their shares.
 * @param values in the order in which they came
 * @returns null where all are alike
 */
export function runsTest(values: readonly boolean[]): Runs | null {
  const yes = values.filter(Boolean).length
  const no = values.length - yes
  if (yes === 0 || no === 0) return null
  const runs = 1 + values.filter((value, at) => at > 0 && value !== values[at - 1]).length
  const expected = 1 + (2 * yes * no) / values.length
  const atMost = runsAtMost(runs, yes, no)
  const atLeast = 1 - runsAtMost(runs - 1, yes, no)
  return { runs, expected, p: Math.min(1, 2 * Math.min(atMost, atLeast)) }
}

/** The probability of `most` runs or fewer, in any order of so many of two kinds. */
function runsAtMost(most: number, yes: number, no: number): number {
  const all = logChoose(yes + no, yes)
  const ways = (yesRuns: number, noRuns: number) =>
    yesRuns < 1 || noRuns < 1 || yesRuns > yes || noRuns > no
      ? 0
      : Math.exp(logChoose(yes - 1, yesRuns - 1) + logChoose(no - 1, noRuns - 1) - all)
  let total = 0
  for (let runs = 2; runs <= most; runs += 1) {
    const half = Math.floor(runs / 2)
    total += runs % 2 === 0 ? 2 * ways(half, half) : ways(half, half + 1) + ways(half + 1, half)
  }
  return Math.min(1, total)
}

/**
 * How often a value is that of the one before it, held against the chance of that.
 * @param pairs values of draws that followed each other
 */
export function repeatsTest(
  pairs: readonly (readonly [string, string])[],
  chance: number,
): { repeats: number; expected: number; p: number } {
  const repeats = pairs.filter(([before, after]) => before === after).length
  return { repeats, expected: pairs.length * chance, p: binomialTest(repeats, pairs.length, chance) }
}

/**
 * Holm's correction (1979) for asking several questions at once: with it, fair draws give any
 * p-value below a level no more often than that level.
 * @param pValues null for a question that could not be asked, which then counts for nothing
 * @returns in the order given
 */
export function holm(pValues: readonly (number | null)[]): (number | null)[] {
  const asked = pValues.flatMap((p, at) => (p === null ? [] : { p, at })).sort((left, right) => left.p - right.p)
  const adjusted = pValues.map((): number | null => null)
  let least = 0
  for (const [rank, { p, at }] of asked.entries()) {
    least = Math.max(least, Math.min(1, p * (asked.length - rank)))
    adjusted[at] = least
  }
  return adjusted
}
