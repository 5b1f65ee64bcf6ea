import * as fc from 'fast-check'
import { seededRandom, throwDice } from '../../../tests/support/dice'
import { publishedRules } from '../../../tests/support/rules'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import type { Numbers } from '@/lib/game-rules'
import type { SeenResult } from '@/domain/ledger/observations'
import { auditOf } from './audit'

const rules = publishedRules()
const random = seededRandom(7)
const fair = () => throwDice(random)

const sample = (draws: number, numbersAt: (at: number) => Numbers): SeenResult[] =>
  Array.from({ length: draws }, (_, at) => ({ period: String(1000 + at), numbers: numbersAt(at) }))

describe('auditOf', () => {
  const draws = sample(101, fair)

  it('counts faces and picks, with their fair chances', () => {
    const { faces, picks } = auditOf(rules, [
      { period: '1', numbers: [4, 6, 5] },
      { period: '2', numbers: [1, 1, 2] },
    ])
    const counted = (shares: typeof faces | typeof picks) =>
      shares.map(({ value, observed }) => `${value}: ${observed}`)
    expect(counted(faces).join()).toBe('1: 2,2: 1,3: 0,4: 1,5: 1,6: 1')
    expect(faces[0]).toMatchObject({ trials: 6, chance: 1 / 6 })
    expect(counted(picks).sort().join()).toBe('big: 1,even: 1,odd: 1,small: 1')
    expect(picks[0]).toMatchObject({ trials: 2, chance: 1 / 2 })
  })

  it('gives no verdict below 100 draws', () => {
    expect(auditOf(rules, draws.slice(0, 99))).toMatchObject({ draws: 99, verdict: 'tooFew' })
    expect(auditOf(rules, draws)).toMatchObject({ draws: 101, verdict: 'usual' })
  })

  it('counts the first of two results of a period, and lists periods with impossible numbers', () => {
    const odd: SeenResult[] = [
      { period: '7', numbers: [1, 2, 3] },
      { period: '7', numbers: [6, 6, 6] },
      { period: '8', numbers: [0, 2, 3] },
      { period: '9', numbers: [7, 2, 3] },
    ]
    expect(auditOf(rules, odd)).toMatchObject({ draws: 1, impossible: ['8', '9'] })
  })

  it('does not depend on the order of the draws', () =>
    forAll(fc.shuffledSubarray(draws, { minLength: draws.length }), (shuffled) => {
      expect(auditOf(rules, shuffled)).toEqual(auditOf(rules, draws))
    }))
})

const throwUntil = (holds: (numbers: Numbers) => boolean) => {
  let numbers = fair()
  while (!holds(numbers)) numbers = fair()
  return numbers
}
const sumOf = ([first, second, third]: Numbers) => first + second + third
const withFours = (numbers: Numbers, at: number): Numbers => {
  const [first = 1, second = 1, third = 1] = numbers.map((face) => (face === 3 && at % 2 === 0 ? 4 : face))
  return [first, second, third]
}

it.each<[string, (at: number) => Numbers]>([
  ['draws with every other three replaced by a four', (at) => withFours(fair(), at)],
  ['draws whose dice often show the same face', (at) => (at % 4 === 0 ? threeOf(fair()) : fair())],
  [
    'draws with every third draw rethrown if it is big and odd',
    (at) => (at % 3 === 0 ? throwUntil((one) => !isBigOdd(one)) : fair()),
  ],
])('the verdict of %s is "hardly chance"', (_name, numbersAt) => {
  expect(auditOf(rules, sample(2000, numbersAt)).verdict).toBe('hardlyChance')
})

const isBigOdd = (numbers: Numbers) => sumOf(numbers) > 10 && sumOf(numbers) % 2 === 1
const threeOf = ([first]: Numbers): Numbers => [first, first, first]
