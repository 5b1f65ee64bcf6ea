import { describe, expect, it } from 'vitest'
import type { Game, PayoutOption } from '@/api/games'
import { type Money, money } from '@/lib/money/text'
import {
  ORDER_NOTICE_SECONDS,
  type Phase,
  chancePercent,
  commonOdds,
  countPicks,
  crossesNotice,
  hallOrder,
  isLocked,
  oddsGroups,
  phaseOf,
  statedLength,
} from './game'
import * as fc from 'fast-check'
import { type GameRules, type Numbers, type OptionRule, chanceOf, ruleOf, rulesOf } from '@/lib/game-rules'
import { publishedRules } from '../../../tests/support/rules'

const asking = (id: string, minimumBalance: string | null) =>
  ({ id, minimumBalance: minimumBalance === null ? null : money(minimumBalance) }) as Game

describe('a game', () => {
  it.each<[asks: string | null, balance: Money | null, expected: boolean]>([
    [null, null, false],
    [null, money('0'), false],
    ['500000', null, true],
    ['500000', money('499999.99'), true],
    ['500000', money('500000'), false],
  ])('that asks for %j of a member with %j is locked: %j', (asks, balance, expected) => {
    expect(isLocked(asking('1', asks), balance)).toBe(expected)
  })
})

describe('the hall', () => {
  const games = [asking('1', '500000'), asking('2', null), asking('3', '1000'), asking('4', null)]

  it.each<[Money | null, string]>([
    [null, '2413'],
    [money('1000'), '2341'],
    [money('500000'), '1234'],
  ])('has what is locked for %j last, else the platform’s order', (balance, expected) => {
    expect(
      hallOrder(games, balance)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })
})

it.each<[description: string, seconds: number | null]>([
  ['Every minute', 60],
  ['Every 3 minutes.', 180],
  ['Setiap menit', 60],
  ['Setiap 5 minit', 300],
  ['Mỗi 3 phút', 180],
  ['每 3 分钟', 180],
  ['每分钟', 60],
  ['Cada 5 minutos', 300],
  ['', null],
  ['Every 3 minutes, three dice', null],
  ['Three numbers every minute', null],
  ['Every', null],
])('%j states %j s', (description, seconds) => {
  expect(statedLength(description)).toBe(seconds)
})

describe('the phase', () => {
  it.each<[number | null, Phase]>([
    [null, null],
    [180, null],
    [6, null],
    [5, 'closing'],
    [1, 'closing'],
    [0, 'closed'],
  ])('at %j s is %j', (secondsLeft, phase) => {
    expect(phaseOf(secondsLeft)).toBe(phase)
  })
})

describe('the 59 s notice', () => {
  it.each<[number | null, number | null, boolean]>([
    [60, 59, true],
    [60, null, false],
    [61, 57, true],
    [180, 1, true],
    [59, 58, false],
    [60, 60, false],
    [null, 59, false],
    [null, 30, false],
    [60, 0, false],
    [58, 180, false],
    [0, 60, false],
  ])('from %j to %j s: %j', (previous, current, expected) => {
    expect(crossesNotice(previous, current)).toBe(expected)
  })

  it('comes once in a period, however the timer stutters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 180 }), { minLength: 1 }), (seen) => {
        const falling = [...seen].sort((left, right) => right - left)
        const times = falling.filter((current, at) => crossesNotice(falling[at - 1] ?? null, current)).length
        const crosses = (falling[0] ?? 0) > ORDER_NOTICE_SECONDS && (falling.at(-1) ?? 0) <= ORDER_NOTICE_SECONDS
        expect(times).toBe(crosses ? 1 : 0)
      }),
    )
  })
})

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

const rules = publishedRules()

it.each<[string, (Numbers | null)[], [number, number, number, number]]>([
  ['none', [], [0, 0, 0, 0]],
  ['one that was not published', [null], [0, 0, 0, 0]],
  [
    'big and odd, small and even',
    [
      [4, 6, 5],
      [1, 1, 2],
      [6, 6, 6],
    ],
    [2, 1, 1, 2],
  ],
])('counts of %s', (_name, all, expected) => {
  const draws = all.map((numbers, at) => ({ period: String(at), numbers }))
  const counts = countPicks(rules, draws)
  expect(counts.map(({ pick }) => pick)).toEqual(['big', 'small', 'odd', 'even'])
  expect(counts.map(({ count }) => count)).toEqual(expected)
})
