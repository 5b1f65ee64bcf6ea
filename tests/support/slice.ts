import { seededRandom } from './dice'

/** `WHOLE=1` runs every case of every matrix. */
export const isWhole = process.env['WHOLE'] === '1'

/**
 * Chooses the seed of a run, unless `SEED` gives one, and prints it. The main process of a run
 * calls it before it starts its workers, which inherit the seed.
 */
export default function chooseSeed(): void {
  if (isWhole || process.env['SEED'] !== undefined) return
  process.env['SEED'] = String(Math.floor(Math.random() * 1_000_000))
  process.stdout.write(`SEED=${process.env['SEED']} chose the slices of the matrices; WHOLE=1 runs them whole.\n`)
}

/** FNV-1a: a number that depends on the key. */
const numberOf = (key: string) =>
  Array.from(key).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261)

/**
 * Takes the cases of a matrix that this run tries: `count` of them in their order, chosen by the
 * run's seed, or all with `WHOLE=1`. The choice depends only on the seed, the number of cases and
 * the key, so that each worker makes the same choice.
 * @param key makes the choice differ from other slices of the run, such as the font of each screen
 * @throws Error if the seed is not a whole number
 */
export function sliceBySeed<Case>(cases: readonly Case[], count: number, key = ''): Case[] {
  if (isWhole) return [...cases]
  const seed = Number(process.env['SEED'] ?? 0)
  if (!Number.isInteger(seed)) throw new Error(`SEED=${process.env['SEED']} is no whole number`)
  const random = seededRandom(seed ^ numberOf(key))
  const drawn = cases.map((_case, index) => ({ index, at: random() })).sort((one, other) => one.at - other.at)
  const chosen = new Set(drawn.slice(0, count).map(({ index }) => index))
  return cases.filter((_case, index) => chosen.has(index))
}
