import * as fc from 'fast-check'
import { forAll } from '../../../tests/support/for-all'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '@/lib/game-rules'
import { GAMES } from '@/mocks/catalogue/games'
import { logCapitalOf, logEValue, HYPOTHESIS_COUNT, verdictOf } from './e-value'

describe('logCapitalOf', () => {
  // The expected capitals are calculated by hand from the beta-binomial distribution. The bettor's
  // first bet follows the fair chance, so after one trial the capital is still 1.
  it.each([
    [{ observed: 1, trials: 1, chance: 1 / 2, weight: 2 }, 1],
    [{ observed: 3, trials: 3, chance: 1 / 2, weight: 2 }, 2],
    [{ observed: 1, trials: 2, chance: 1 / 2, weight: 2 }, 2 / 3],
    [{ observed: 2, trials: 2, chance: 0.25, weight: 4 }, (1 * 2) / (4 * 5) / 0.25 ** 2],
  ])('returns for the wager %j the logarithm of the capital %d', (wager, capital) => {
    expect(Math.exp(logCapitalOf(wager))).toBeCloseTo(capital, 12)
  })

  it('keeps the expected capital the same after one more fair value, whatever the earlier values were', () => {
    const chances = fc.constantFrom(1 / 2, 1 / 6, 1 / 216)
    const weights = fc.constantFrom(1, 24, 216)
    forAll(chances, weights, fc.nat(500), fc.nat(500), (chance, weight, observed, others) => {
      const wager = { observed, trials: observed + others, chance, weight }
      const gain = (more: number) =>
        Math.exp(logCapitalOf({ ...wager, observed: observed + more, trials: wager.trials + 1 }) - logCapitalOf(wager))
      expect(chance * gain(1) + (1 - chance) * gain(0)).toBeCloseTo(1, 9)
    })
  })
})

describe('logEValue', () => {
  it.each([
    [[3], 1],
    [[1, 3, 5], 1],
    [[0, 9, 0], 1],
    [[0, 0], 0],
  ])('returns for the capitals %j the logarithm of %d, which is a third of the mean capital', (capitals, evidence) => {
    expect(Math.exp(logEValue(capitals.map((capital) => Math.log(capital))))).toBeCloseTo(evidence, 12)
  })

  it('returns a finite value even if the capital of a wager overflows', () => {
    expect(logEValue([2000, 0])).toBeCloseTo(2000 - Math.log(2 * HYPOTHESIS_COUNT), 9)
  })

  it('divides by the number of hypotheses: one for each game with published rules, and one for own results', () => {
    expect(GAMES.filter(({ id }) => rulesOf(id) !== null).length + 1).toBe(HYPOTHESIS_COUNT)
  })
})

it.each([
  [99, 1e9, 'tooFew'],
  [100, 99, 'usual'],
  [100, 101, 'unusual'],
  [100, 999_999, 'unusual'],
  [100, 1_000_001, 'hardlyChance'],
])('the verdict on %i draws with the e-value %d is %s', (draws, evidence, verdict) => {
  expect(verdictOf(draws, Math.log(evidence))).toBe(verdict)
})
