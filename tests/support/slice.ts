import { seededRandom } from './dice'

/** True if `WHOLE=1` is set. The tests then try all their cases instead of a selection. */
export const runsAllCases = process.env['WHOLE'] === '1'

/**
 * Chooses and prints the seed of a run, unless `SEED` or `WHOLE=1` is set. The main process calls
 * this function before it starts the workers, which inherit the seed.
 */
export default function chooseSeed(): void {
  if (runsAllCases || process.env['SEED'] !== undefined) return
  process.env['SEED'] = String(Math.floor(Math.random() * 1_000_000))
  process.stdout.write(`SEED=${process.env['SEED']} chose the slices of the matrices; WHOLE=1 runs them whole.\n`)
}

/** Returns the FNV-1a hash of a key. */
const hashOfKey = (key: string) =>
  Array.from(key).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261)

/**
 * Returns `count` cases in their original order, chosen by the run's seed, or all if `WHOLE=1`.
 * Every worker of a run makes the same choice.
 * @param key matrices with different keys get independent choices
 * @throws Error if the seed is not a whole number
 */
export function sliceBySeed<Case>(cases: readonly Case[], count: number, key = ''): Case[] {
  if (runsAllCases) return [...cases]
  const seed = Number(process.env['SEED'] ?? 0)
  if (!Number.isInteger(seed)) throw new Error(`SEED=${process.env['SEED']} is not a whole number.`)
  const random = seededRandom(seed ^ hashOfKey(key))
  const rankedCases = cases
    .map((_case, index) => ({ index, rank: random() }))
    .sort((first, second) => first.rank - second.rank)
  const chosenIndexes = new Set(rankedCases.slice(0, count).map(({ index }) => index))
  return cases.filter((_case, index) => chosenIndexes.has(index))
}
