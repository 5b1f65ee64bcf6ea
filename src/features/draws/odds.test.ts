import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayoutOption } from '@/api/games'
import { chanceOf, ruleOf, rulesOf, type GameRules, type OptionRule } from '@/lib/game-rules'
import { chancePercent, commonOdds, oddsGroups } from './odds'

/** Two coins: `big` wins with both, `odd` with the first, `even` without it, `small` always. */
const coins: GameRules = {
  outcomes: [
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 0],
    [1, 1, 0],
  ],
  picks: new Map<string, OptionRule>([
    ['big', { pick: 'big', wins: ([first, second]) => first + second === 2 }],
    ['odd', { pick: 'odd', wins: ([first]) => first === 1 }],
    ['even', { pick: 'even', wins: ([first]) => first === 0 }],
    ['small', { pick: 'small', wins: () => true }],
  ]),
}

function options(...given: [type: string, payout: string | null][]): PayoutOption[] {
  return given.map(([type, payout]) => ({ type, name: type.toUpperCase(), payout }))
}

const half = { winning: 2, outcomes: 4 }
const quarter = { winning: 1, outcomes: 4 }

describe('the odds', () => {
  it.each<[string, PayoutOption[], ReturnType<typeof oddsGroups>]>([
    ['of no option are none', [], []],
    ['of one option', options(['big', '3.9']), [{ types: ['big'], chance: quarter, payout: '3.9' }]],
    [
      'of options with one chance and payout are told together',
      options(['odd', '1.95'], ['even', '1.95']),
      [{ types: ['odd', 'even'], chance: half, payout: '1.95' }],
    ],
    [
      'of another payout are told apart',
      options(['odd', '1.95'], ['even', '1.9']),
      [
        { types: ['odd'], chance: half, payout: '1.95' },
        { types: ['even'], chance: half, payout: '1.9' },
      ],
    ],
    [
      'of another chance are told apart',
      options(['odd', '1.95'], ['big', '1.95']),
      [
        { types: ['odd'], chance: half, payout: '1.95' },
        { types: ['big'], chance: quarter, payout: '1.95' },
      ],
    ],
    [
      'stand in the order of the options, also where others come between',
      options(['odd', '1.95'], ['big', '3.9'], ['small', '1.01'], ['even', '1.95']),
      [
        { types: ['odd', 'even'], chance: half, payout: '1.95' },
        { types: ['big'], chance: quarter, payout: '3.9' },
        { types: ['small'], chance: { winning: 4, outcomes: 4 }, payout: '1.01' },
      ],
    ],
    [
      'name the options in the words of the server',
      options([' BIG ', '3.9']),
      [{ types: [' BIG '], chance: quarter, payout: '3.9' }],
    ],
    ['are unknown where a payout is not published', options(['odd', '1.95'], ['even', null]), null],
    ['are unknown where an option has no rule', options(['odd', '1.95'], ['triple', '1.95']), null],
  ])('%s', (_name, given, expected) => {
    expect(oddsGroups(coins, given)).toEqual(expected)
  })

  it('are unknown in a game whose rules are not published', () => {
    expect(oddsGroups(rulesOf('13'), options(['odd', '1.95']))).toBeNull()
  })

  it('of a published game are told at once where all pay alike', () => {
    const alike = options(['big', '1.95'], ['small', '1.95'], ['single', '1.95'], ['double', '1.95'])
    expect(oddsGroups(rulesOf('11'), alike)).toEqual([
      { types: ['big', 'small', 'single', 'double'], chance: { winning: 108, outcomes: 216 }, payout: '1.95' },
    ])
  })

  it('hold every option once, in a group of its own chance and payout, and no two groups are alike', () => {
    const some = fc.uniqueArray(
      fc.tuple(fc.constantFrom('big', 'odd', 'even', 'small'), fc.constantFrom('1.9', '1.95', '2')),
      { selector: ([type]) => type },
    )
    fc.assert(
      fc.property(some, (given) => {
        const groups = oddsGroups(coins, options(...given)) ?? []
        const told = groups.flatMap(({ types, payout }) => types.map((type) => `${type} ${payout}`))
        expect(told.sort()).toEqual(given.map(([type, payout]) => `${type} ${payout}`).sort())
        for (const { types, chance } of groups) {
          const chances = types.map((type) => ruleOf(coins, type)).map((rule) => rule && chanceOf(coins, rule))
          expect(chances).toEqual(types.map(() => chance))
        }
        expect(new Set(groups.map(({ chance, payout }) => `${chance.winning} ${payout}`)).size).toBe(groups.length)
      }),
    )
  })
})

describe('a share', () => {
  it.each([
    [0, 216, '0.0%'],
    [1, 216, '0.5%'],
    [6, 216, '2.8%'],
    [1, 3, '33.3%'],
    [2, 3, '66.7%'],
    [108, 216, '50.0%'],
    [1998, 2000, '99.9%'],
    [216, 216, '100.0%'],
  ])('of %i in %i reads %s', (part, whole, text) => {
    expect(chancePercent({ winning: part, outcomes: whole })).toBe(text)
  })
})

describe('what holds for every option', () => {
  it.each<[what: string, rules: GameRules | null, given: PayoutOption[], expected: ReturnType<typeof commonOdds>]>([
    ['one chance and payout', coins, options(['odd', '1.9'], ['even', '1.9']), { chance: half, payout: '1.9' }],
    ['chances that differ', coins, options(['odd', '1.9'], ['big', '1.9']), null],
    ['payouts that differ', coins, options(['odd', '1.9'], ['even', '2']), null],
    ['one payout not published', coins, options(['odd', '1.9'], ['even', null]), null],
    ['no payout published', coins, options(['odd', null], ['even', null]), { chance: half, payout: null }],
    ['no rules published', null, options(['odd', '1.9'], ['big', '1.9']), { chance: null, payout: '1.9' }],
    ['no option', coins, [], null],
  ])('with %s', (_what, rules, given, expected) => {
    expect(commonOdds(rules, given)).toEqual(expected)
  })
})
