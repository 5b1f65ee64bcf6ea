import { describe, expect, it } from 'vitest'
import { sumOf, winningPicks, type Numbers } from '@/lib/game-rules'
import { money, ZERO } from '@/lib/money/text'
import { LEAST_DRAWS, QUESTIONS, UNUSUAL_FROM } from '@/features/fairness/evidence'
import { auditOf } from '@/features/fairness/audit'
import { ownResultsOf } from '../support/own-results'
import { seededRandom } from '../support/dice'
import { HABITS, type Habit } from '../support/mock-member'
import { lineOf, orderOf } from '../support/orders'
import { publishedRules } from '../support/rules'

/**
 * Of 10,000 members of an honest platform who look after every draw, of the game and of themselves,
 * at most 1 in 100 may ever see "unusual".
 *
 * A year of a hundred draws a day takes minutes: 42 saw it, 29 of draws and 13 of own results.
 * So the first 3,000 draws are played; who has the evidence e by then goes on to 100 with a chance
 * of at most e/100 (Ville). The evidence is multiplied draw by draw, for counting it anew each time
 * would take days; that both are the same is tested first.
 */

const MEMBERS = 10_000
const DRAWS = 3000

const rules = publishedRules()

/** The plays of the audit: which of the outcomes show the value, how often in a draw. */
const RESPECTS = [
  { weight: 48, perDraw: 3, valuesOf: (numbers: Numbers): readonly unknown[] => numbers },
  { weight: 216, perDraw: 1, valuesOf: (numbers: Numbers) => [sumOf(numbers)] },
  { weight: 72, perDraw: 1, valuesOf: (numbers: Numbers) => winningPicks(rules, numbers) },
  { weight: 72, perDraw: 1, valuesOf: (numbers: Numbers) => [winningPicks(rules, numbers).join('+')] },
].map(({ valuesOf, ...respect }) => {
  const shown = rules.outcomes.map(valuesOf)
  const values = [...new Set(shown.flat())]
  const chanceOf = (value: unknown) => shown.flat().filter((one) => one === value).length / (216 * respect.perDraw)
  return {
    ...respect,
    chances: values.map(chanceOf),
    /** By outcome: 1 for each value that it shows, in turn where a draw has three. */
    hits: shown.map((of) =>
      respect.perDraw === 3
        ? of.map((one) => Uint8Array.from(values, (value) => Number(value === one)))
        : [Uint8Array.from(values, (value) => Number(of.includes(value)))],
    ),
  }
})

/** Plays of one respect, value by value. */
class Plays {
  readonly #yes: Float64Array
  readonly #no: Float64Array
  readonly #odds: Float64Array
  readonly #capitals: Float64Array
  #total: number

  constructor(weight: number, chances: readonly number[]) {
    this.#yes = Float64Array.from(chances, (chance) => weight * chance)
    this.#no = Float64Array.from(chances, (chance) => weight * (1 - chance))
    this.#odds = Float64Array.from(chances, (chance) => 1 / chance)
    this.#capitals = new Float64Array(chances.length).fill(1)
    this.#total = weight
  }

  /**
   * @param hits 1 for each value that came
   * @returns all capitals together
   */
  add(hits: Uint8Array): number {
    const each = 1 / this.#total
    this.#total += 1
    let all = 0
    for (let at = 0; at < hits.length; at += 1) {
      const [odds, yes, no] = [this.#odds[at] ?? 0, this.#yes[at] ?? 0, this.#no[at] ?? 0]
      const isHit = hits[at] === 1
      const capital = (this.#capitals[at] ?? 0) * each * (isHit ? yes * odds : (no * odds) / (odds - 1))
      this.#capitals[at] = capital
      if (isHit) this.#yes[at] = yes + 1
      else this.#no[at] = no + 1
      all += capital
    }
    return all
  }
}

interface Looked<One> {
  /** The highest evidence at any look. */
  most: number
  last: number
  /** As the last evidence, where luck counts too. */
  capital: number
  /** Of short lists. */
  seen: One[]
}

/** Against draws. */
function mostOfDraws(seed: number, draws: number): Looked<Numbers> {
  const random = seededRandom(seed)
  const all = RESPECTS.map(({ weight, chances }) => new Plays(weight, chances))
  const parts = QUESTIONS * RESPECTS.reduce((sum, { chances }) => sum + chances.length, 0)
  const seen: Numbers[] = []
  let [most, last] = [0, 0]
  for (let draw = 1; draw <= draws; draw += 1) {
    const outcome = Math.floor(random() * 216)
    if (draws < 1000) seen.push(rules.outcomes[outcome] ?? [1, 1, 1])
    last = 0
    for (let at = 0; at < all.length; at += 1) {
      let capital = 0
      for (const hits of RESPECTS[at]?.hits[outcome] ?? []) capital = all[at]?.add(hits) ?? 0
      last += capital
    }
    last /= parts
    if (draw >= LEAST_DRAWS && last > most) most = last
  }
  return { most, last, capital: last, seen }
}

const EVEN = 24 / 2

/** And against own results. */
function mostOfOwn(seed: number, draws: number): Looked<[stake: number, isWon: boolean]> {
  const random = seededRandom(seed)
  const habit = HABITS[seed % HABITS.length] ?? (() => 1000)
  const seen: [number, boolean][] = []
  let [all, large, hits, largeHits, larges, staked] = [1, 1, 0, 0, 0, 0]
  let [most, last] = [0, 0]
  let before: Parameters<Habit>[1] = null
  for (let draw = 0; draw < draws; draw += 1) {
    const stake = habit(random, before)
    const isLarge = draw > 0 && stake * draw > staked
    staked += stake
    const isWon = random() < 0.5
    before = { isWon, stake }
    if (draws < 1000) seen.push([stake, isWon])
    all *= (2 * (EVEN + (isWon ? hits : draw - hits))) / (2 * EVEN + draw)
    hits += Number(isWon)
    if (isLarge) {
      large *= (2 * (EVEN + (isWon ? largeHits : larges - largeHits))) / (2 * EVEN + larges)
      larges += 1
      largeHits += Number(isWon)
    }
    last = ((2 * hits <= draw ? all : 0) + (2 * largeHits < larges ? large : 0)) / 2 / QUESTIONS
    if (draw + 1 >= LEAST_DRAWS && last > most) most = last
  }
  return { most, last, capital: (all + large) / 2 / QUESTIONS, seen }
}

describe('the evidence of draw after draw', () => {
  it.each([120, 777])('is what the audit counts after %i draws', (draws) => {
    const { last, seen } = mostOfDraws(draws, draws)
    const published = seen.map((numbers, at) => ({ period: String(at), numbers }))
    expect(Math.log(last)).toBeCloseTo(auditOf(rules, published).log, 6)
  })

  it.each([400, 401, 402, 403])('is what own results count after so many draws: seed %i', (seed) => {
    const { last, seen } = mostOfOwn(seed, 300)
    const orders = seen.map(([stake, isWon], at) => {
      const recordedReturn = isWon ? money(String(stake * 1.95)) : ZERO
      const line = lineOf({ stake: money(String(stake)), outcome: isWon ? 'won' : 'lost', recordedReturn })
      return orderOf({ period: String(at), lines: [line] })
    })
    expect(Math.log(last)).toBeCloseTo(ownResultsOf(orders.reverse(), () => '1.95').log, 6)
  })
})

it('of 10,000 members at most 100 ever see "unusual", however long they look after every draw', () => {
  let [seen, later] = [0, 0]
  for (let member = 0; member < MEMBERS; member += 1) {
    const ofDraws = mostOfDraws(1 + 7919 * member, DRAWS)
    const ofOwn = mostOfOwn(1_000_000 + 7919 * member, DRAWS)
    if (Math.max(ofDraws.most, ofOwn.most) >= UNUSUAL_FROM) seen += 1
    else later += (ofDraws.capital + ofOwn.capital) / UNUSUAL_FROM
  }
  expect(seen + later).toBeLessThanOrEqual(MEMBERS / UNUSUAL_FROM)
  // One that nobody ever sees would find nothing.
  expect(seen).toBeGreaterThan(10)
}, 1_200_000)
