import { describe, expect, it } from 'vitest'
import { publishedRules } from '../../tests/support/rules'
import {
  averageReturn,
  groupReturns,
  expectedLoss,
  optionRule,
  outcomeReturns,
  pickNamed,
  ruleInGame,
  ruleOf,
  rulesOf,
  sumOf,
  winningPicks,
  type DrawNumbers,
  type OptionRule,
  type Pick,
} from './game-rules'
import { money } from './money/text'

function requireRule(type: string): OptionRule {
  const gameRule = ruleInGame('11', type)
  if (gameRule === null) throw new Error(`game 11 has no rule for the option ${type}`)
  return gameRule
}

it.each<[DrawNumbers, number, 'big' | 'small', 'odd' | 'even']>([
  [[1, 1, 1], 3, 'small', 'odd'],
  [[2, 2, 2], 6, 'small', 'even'],
  [[3, 3, 3], 9, 'small', 'odd'],
  [[4, 4, 4], 12, 'big', 'even'],
  [[5, 5, 5], 15, 'big', 'odd'],
  [[6, 6, 6], 18, 'big', 'even'],
  [[1, 3, 6], 10, 'small', 'even'],
  [[1, 4, 6], 11, 'big', 'odd'],
])('the draw %j has the sum %i and is %s and %s, even if its three numbers are equal', (numbers, sum, size, parity) => {
  expect(sumOf(numbers)).toBe(sum)
  expect(winningPicks(publishedRules(), numbers)).toEqual([size, parity])
})

/** Payout and stake are 1, so each return equals the number of picks that win. */
const winsOf = (picks: readonly Pick[]) =>
  groupReturns(
    outcomeReturns(
      publishedRules(),
      picks.map((pick) => ({ rule: requireRule(pick), payout: '1' })),
      money('1'),
    ),
  )

describe('chances', () => {
  it('of an option are counted by its rule: a rule for three equal numbers wins 6 of 216 outcomes', () => {
    const isTriple: OptionRule['wins'] = ([first, second, third]) => first === second && second === third
    expect(optionRule(publishedRules().outcomes, 'big', isTriple).chance).toEqual({
      winningCount: 6,
      outcomeCount: 216,
    })
  })

  // Each key is a number of winning picks; its value is the number of outcomes with that number.
  it.each<[Pick[], Record<number, number>]>([
    [['big', 'even'], { 2: 47, 1: 122, 0: 47 }],
    [['big', 'odd'], { 2: 61, 1: 94, 0: 61 }],
    [['big', 'small'], { 1: 216 }],
    [['big', 'small', 'even'], { 2: 108, 1: 108 }],
    [['big', 'small', 'odd', 'even'], { 2: 216 }],
    [[], { 0: 216 }],
  ])('of the picks %j are, by the number of picks that win, %j of 216 outcomes', (picks, expected) => {
    const rows = winsOf(picks)
    expect(Object.fromEntries(rows.map(({ returned, chance }) => [returned, chance.winningCount]))).toEqual(expected)
    expect(rows.map(({ returned }) => Number(returned))).toEqual(Object.keys(expected).map(Number).toReversed())
    expect(rows.every(({ chance }) => chance.outcomeCount === 216)).toBe(true)
  })
})

it('averageReturn returns the mean return, and expectedLoss the part of the stake that is lost on average', () => {
  const groups = [1950, 0].map((returned) => ({
    returned: money(String(returned)),
    chance: { winningCount: 108, outcomeCount: 216 },
  }))
  expect([averageReturn(groups), averageReturn([])]).toEqual(['975', '0'])
  const evenChance = { winningCount: 108, outcomeCount: 216 }
  const losses = ['1.95', '2', '2.1'].map((payout) => expectedLoss(money('1000'), payout, evenChance))
  expect(losses).toEqual(['25', '0', '-50'])
})

describe('the platform’s words for options:', () => {
  it.each<[string, Pick | null]>([
    ['big', 'big'],
    ['small', 'small'],
    ['pair', 'even'],
    ['double', 'even'],
    ['even', 'even'],
    ['single', 'odd'],
    ['odd', 'odd'],
    ['BIG', 'big'],
    [' Pair ', 'even'],
    ['triple', null],
    ['', null],
  ])('%j names the pick %j (null: no pick), for which game 11 has a rule and game 13 has none', (type, pick) => {
    expect(pickNamed(type)).toBe(pick)
    expect(ruleInGame('11', type)?.pick ?? null).toBe(pick)
    expect(ruleInGame('13', type)).toBeNull()
    expect(ruleOf(null, type)).toBeNull()
  })

  it('a name that every object has, such as "constructor", names neither a pick nor a game with rules', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(pickNamed(word)).toBeNull()
    const games = ['10', '11', '12', '13', '111', '', 'constructor', '__proto__']
    expect(games.filter((id) => rulesOf(id) !== null)).toEqual(['11', '12'])
  })
})
