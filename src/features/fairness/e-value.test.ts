import * as fc from 'fast-check'
import { forAll } from '../../../tests/support/for-all'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '@/lib/game-rules'
import { GAMES } from '@/mocks/catalogue/games'
import { logCapital, logEValue, HYPOTHESIS_COUNT, verdictOf } from './e-value'

describe('the capital of a doubter', () => {
  /** Beta-binomial by hand: from 1 to 1 the first value tells nothing. */
  it.each([
    [{ observed: 1, trials: 1, chance: 1 / 2, weight: 2 }, 1],
    [{ observed: 3, trials: 3, chance: 1 / 2, weight: 2 }, 2],
    [{ observed: 1, trials: 2, chance: 1 / 2, weight: 2 }, 2 / 3],
    [{ observed: 2, trials: 2, chance: 0.25, weight: 4 }, (1 * 2) / (4 * 5) / 0.25 ** 2],
  ])('after %j is %d', (play, capital) => {
    expect(Math.exp(logCapital(play))).toBeCloseTo(capital, 12)
  })

  it('gains nothing on average from the next fair value, whatever has come', () => {
    const chances = fc.constantFrom(1 / 2, 1 / 6, 1 / 216)
    const weights = fc.constantFrom(1, 24, 216)
    forAll(chances, weights, fc.nat(500), fc.nat(500), (chance, weight, observed, others) => {
      const play = { observed, trials: observed + others, chance, weight }
      const gained = (more: number) =>
        Math.exp(logCapital({ ...play, observed: observed + more, trials: play.trials + 1 }) - logCapital(play))
      expect(chance * gained(1) + (1 - chance) * gained(0)).toBeCloseTo(1, 9)
    })
  })
})

describe('the evidence of a question', () => {
  it.each([
    [[3], 1],
    [[1, 3, 5], 1],
    [[0, 9, 0], 1],
    [[0, 0], 0],
  ])('with plays that have %j is %d: a third of their mean', (capitals, evidence) => {
    expect(Math.exp(logEValue(capitals.map((capital) => Math.log(capital))))).toBeCloseTo(evidence, 12)
  })

  it('is counted where one play is beyond what a double can hold', () => {
    expect(logEValue([2000, 0])).toBeCloseTo(2000 - Math.log(2 * HYPOTHESIS_COUNT), 9)
  })

  it('has a part for each game with published rules, and one for own results', () => {
    expect(GAMES.filter(({ id }) => rulesOf(id) !== null).length + 1).toBe(HYPOTHESIS_COUNT)
  })
})

it.each([
  [99, 1e9, 'tooFew'],
  [100, 99, 'usual'],
  [100, 101, 'unusual'],
  [100, 999_999, 'unusual'],
  [100, 1_000_001, 'hardlyChance'],
])('the verdict of %i draws with the evidence %d is %s', (draws, evidence, verdict) => {
  expect(verdictOf(draws, Math.log(evidence))).toBe(verdict)
})
