import * as fc from 'fast-check'
import { seededRandom, throwDice } from '../../../tests/support/dice'
import { publishedRules } from '../../../tests/support/rules'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import type { DrawNumbers } from '@/lib/game-rules'
import type { SeenResult } from '@/domain/ledger/observations'
import { auditOf } from './audit'

const rules = publishedRules()
const random = seededRandom(7)
const throwFair = () => throwDice(random)

const makeResults = (draws: number, numbersAt: (index: number) => DrawNumbers): SeenResult[] =>
  Array.from({ length: draws }, (_, index) => ({ period: String(1000 + index), numbers: numbersAt(index) }))

describe('auditOf', () => {
  const draws = makeResults(101, throwFair)

  it('counts the single numbers (faces) and the winning picks of the draws, with the fair chance of each', () => {
    const { faces, picks } = auditOf(rules, [
      { period: '1', numbers: [4, 6, 5] },
      { period: '2', numbers: [1, 1, 2] },
    ])
    const describeCounts = (shares: typeof faces | typeof picks) =>
      shares.map(({ value, observed }) => `${value}: ${observed}`)
    expect(describeCounts(faces).join()).toBe('1: 2,2: 1,3: 0,4: 1,5: 1,6: 1')
    expect(faces[0]).toMatchObject({ trials: 6, chance: 1 / 6 })
    expect(describeCounts(picks).sort().join()).toBe('big: 1,even: 1,odd: 1,small: 1')
    expect(picks[0]).toMatchObject({ trials: 2, chance: 1 / 2 })
  })

  it('gives no verdict below 100 draws', () => {
    expect(auditOf(rules, draws.slice(0, 99))).toMatchObject({ draws: 99, verdict: 'tooFew' })
    expect(auditOf(rules, draws)).toMatchObject({ draws: 101, verdict: 'usual' })
  })

  it('counts only the first of two results of a period, and lists the periods with impossible numbers', () => {
    const conflictingResults: SeenResult[] = [
      { period: '7', numbers: [1, 2, 3] },
      { period: '7', numbers: [6, 6, 6] },
      { period: '8', numbers: [0, 2, 3] },
      { period: '9', numbers: [7, 2, 3] },
    ]
    expect(auditOf(rules, conflictingResults)).toMatchObject({ draws: 1, impossible: ['8', '9'] })
  })

  it('returns the same audit for any sequence of the draws', () =>
    forAll(fc.shuffledSubarray(draws, { minLength: draws.length }), (shuffled) => {
      expect(auditOf(rules, shuffled)).toEqual(auditOf(rules, draws))
    }))
})

const throwUntil = (holds: (numbers: DrawNumbers) => boolean) => {
  let numbers = throwFair()
  while (!holds(numbers)) numbers = throwFair()
  return numbers
}
const sumOf = ([first, second, third]: DrawNumbers) => first + second + third
const replaceSomeThrees = (numbers: DrawNumbers, index: number): DrawNumbers => {
  const [first = 1, second = 1, third = 1] = numbers.map((face) => (face === 3 && index % 2 === 0 ? 4 : face))
  return [first, second, third]
}

it.each<[string, (index: number) => DrawNumbers]>([
  ['draws with the threes of every other draw replaced by fours', (index) => replaceSomeThrees(throwFair(), index)],
  [
    'draws with three equal faces in every fourth draw',
    (index) => (index % 4 === 0 ? makeAllEqual(throwFair()) : throwFair()),
  ],
  [
    'draws of which every third is repeated until it is not big and odd',
    (index) => (index % 3 === 0 ? throwUntil((drawnNumbers) => !isBigOdd(drawnNumbers)) : throwFair()),
  ],
])('auditOf gives the verdict "hardly chance" on %s', (_name, numbersAt) => {
  expect(auditOf(rules, makeResults(2000, numbersAt)).verdict).toBe('hardlyChance')
})

const isBigOdd = (numbers: DrawNumbers) => sumOf(numbers) > 10 && sumOf(numbers) % 2 === 1
const makeAllEqual = ([first]: DrawNumbers): DrawNumbers => [first, first, first]
