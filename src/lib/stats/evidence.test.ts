import * as fc from 'fast-check'
import { seededRandom } from '../../../tests/support/dice'
import { describe, expect, it } from 'vitest'
import { logCapital, logMean, type Counted } from './evidence'
import { logChoose } from './special'

const evenly = (...counts: number[]): Counted[] => counts.map((came) => ({ came, chance: 1 / counts.length }))

describe('the capital of a doubter', () => {
  /** Beta-binomial by hand: from 1 to 1 the first value tells nothing, the second doubles … */
  it.each([
    [evenly(0, 0), 2, 1],
    [evenly(1, 0), 2, 1],
    [evenly(2, 0), 2, 4 / 3],
    [evenly(3, 0), 2, 2],
    [evenly(1, 1), 2, 2 / 3],
    [
      [
        { came: 2, chance: 0.25 },
        { came: 0, chance: 0.75 },
      ],
      4,
      (1 * 2) / (4 * 5) / 0.25 ** 2,
    ],
  ])('after %j, with weight %d, is %d', (kinds, weight, capital) => {
    expect(Math.exp(logCapital(kinds, weight))).toBeCloseTo(capital, 12)
  })

  const chances = fc.constantFrom([1 / 2, 1 / 2], [0.1, 0.2, 0.7], [1 / 216, 15 / 216, 200 / 216])
  const weights = fc.constantFrom(1, 24, 216)

  it('gains nothing on average from the next fair value, whatever has come', () => {
    fc.assert(
      fc.property(chances, weights, fc.array(fc.nat(500), { minLength: 3, maxLength: 3 }), (fair, weight, counts) => {
        const kinds = fair.map((chance, at): Counted => ({ chance, came: counts[at] ?? 0 }))
        const after = fair.map((_chance, next) =>
          logCapital(
            kinds.map((kind, at) => (at === next ? { ...kind, came: kind.came + 1 } : kind)),
            weight,
          ),
        )
        const now = logCapital(kinds, weight)
        const gained = after.reduce((sum, log, at) => sum + (fair[at] ?? 0) * Math.exp(log - now), 0)
        expect(gained).toBeCloseTo(1, 9)
      }),
    )
  })

  it.each([10, 100, 1000])('is 1 on average over all samples of %i fair values', (sample) => {
    let average = 0
    for (let came = 0; came <= sample; came += 1)
      average += Math.exp(logCapital(evenly(came, sample - came), 24) + logChoose(sample, came) - sample * Math.LN2)
    expect(average).toBeCloseTo(1, 9)
  })

  it.each([20, 100])('ever reaches %i for at most one of as many who look after every fair value', (capital) => {
    const random = seededRandom(capital)
    const RUNS = 2000
    let reached = 0
    for (let run = 0; run < RUNS; run += 1) {
      let came = 0
      for (let sample = 1; sample <= 400; sample += 1) {
        came += random() < 0.5 ? 1 : 0
        if (logCapital(evenly(came, sample - came), 24) < Math.log(capital)) continue
        reached += 1
        break
      }
    }
    expect(reached / RUNS).toBeLessThanOrEqual(1 / capital)
    // One that never grows would find nothing.
    expect(reached).toBeGreaterThan(0)
  })

  it('grows with every unfair sample', () => {
    expect(logCapital(evenly(350, 650), 24)).toBeGreaterThan(Math.log(1e6))
    expect(logCapital(evenly(500, 500), 24)).toBeLessThan(0)
  })
})

describe('several plays', () => {
  it.each([
    [[], 1],
    [[5], 5],
    [[1, 3], 2],
    [[0, 9, 0], 3],
    [[0, 0], 0],
  ])('with %j have %d together', (capitals, together) => {
    expect(Math.exp(logMean(capitals.map((capital) => Math.log(capital))))).toBeCloseTo(together, 12)
  })

  it('are counted where one is beyond what a double can hold', () => {
    expect(logMean([2000, 0])).toBeCloseTo(2000 - Math.LN2, 9)
  })
})
