import { describe, expect, it } from 'vitest'
import type { Game, PayoutOption } from '@/api/games'
import { type Money, money } from '@/lib/money/text'
import {
  ORDER_NOTICE_SECONDS,
  chancePercent,
  commonOdds,
  passesNoticeTime,
  oddsGroups,
  phaseOf,
  sortForHall,
  statedMinutes,
} from './game'
import * as fc from 'fast-check'
import { type GameRules, type DrawNumbers, type OptionRule, optionRule, ruleOf } from '@/lib/game-rules'
import { forAll } from '../../../tests/support/for-all'

const gameWithMinimum = (id: string, minimumBalance: string | null) =>
  ({ id, minimumBalance: minimumBalance === null ? null : money(minimumBalance) }) as Game

const games = [
  gameWithMinimum('1', '500000'),
  gameWithMinimum('2', null),
  gameWithMinimum('3', '1000'),
  gameWithMinimum('4', null),
]

it.each<[Money | null, string]>([
  [null, '1234'],
  [money('1000'), '2341'],
  [money('500000'), '1234'],
  [money('999.99'), '2413'],
])(
  'sortForHall, for the balance %j, moves the games that require more to the end, which gives %s',
  (balance, expected) => {
    const ids = sortForHall(games, balance, new Set()).map(({ id }) => id)
    expect(ids.join('')).toBe(expected)
  },
)

it('sortForHall puts the games with an open order of the member first, even if they are locked', () => {
  const ids = sortForHall(games, money('1000'), new Set(['4', '1'])).map(({ id }) => id)
  expect(ids.join('')).toBe('1423')
})

it.each<[description: string, minutes: number | null]>([
  ['Every minute | Setiap menit | 每分钟', 1],
  ['Every 3 minutes. | Mỗi 3 phút | 每 3 分钟', 3],
  ['Setiap 5 minit | Cada 5 minutos', 5],
  [' | Every 3 minutes, three dice | Three numbers every minute | Every', null],
])('statedMinutes reads each text of %j as the minutes %j (null if none are stated)', (descriptions, minutes) => {
  const statedValues = descriptions.split(' | ').map(statedMinutes)
  expect(new Set(statedValues)).toEqual(new Set([minutes]))
})

it('phaseOf returns "closing" in the last five seconds, and "closed" at zero', () => {
  expect([null, 180, 6, 5, 1, 0].map(phaseOf)).toEqual([null, null, null, 'closing', 'closing', 'closed'])
})

describe('the notice "Order successful"', () => {
  it('is due when the countdown passes 59 s, but not if a time is unknown or the round is over', () => {
    expect([59, 60, null, 0].map((now) => passesNoticeTime(60, now))).toEqual([true, false, false, false])
    expect([59, 58, 0, null].map((before) => passesNoticeTime(before, 58))).toEqual([false, false, false, false])
  })

  it('is due exactly once if the countdown passes 59 s, even if the timer skips seconds', () =>
    forAll(fc.uniqueArray(fc.integer({ min: 1, max: 180 }), { minLength: 1 }), (secondsSeen) => {
      const descendingSeconds = [...secondsSeen].sort((left, right) => right - left)
      const times = descendingSeconds.filter((current, at) =>
        passesNoticeTime(descendingSeconds[at - 1] ?? null, current),
      ).length
      const crosses =
        (descendingSeconds[0] ?? 0) > ORDER_NOTICE_SECONDS && (descendingSeconds.at(-1) ?? 0) <= ORDER_NOTICE_SECONDS
      expect(times).toBe(crosses ? 1 : 0)
    }))
})

/** A game with simple chances: two coins are tossed, 1 is heads, and the third number is unused. */
const tosses: readonly DrawNumbers[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 0],
  [1, 1, 0],
]
const coins: GameRules = {
  outcomes: tosses,
  picks: new Map<string, OptionRule>([
    ['big', optionRule(tosses, 'big', ([first, second]) => first + second === 2)],
    ['odd', optionRule(tosses, 'odd', ([first]) => first === 1)],
    ['even', optionRule(tosses, 'even', ([first]) => first === 0)],
    ['small', optionRule(tosses, 'small', () => true)],
  ]),
}

function optionsOf(...given: [type: string, payout: string | null][]): PayoutOption[] {
  return given.map(([type, payout]) => ({ type, name: type.toUpperCase(), payout }))
}

const halfChance = { winningCount: 2, outcomeCount: 4 }
const quarterChance = { winningCount: 1, outcomeCount: 4 }

describe('oddsGroups', () => {
  const makeGroup = (chance: typeof halfChance, payout: string, ...types: string[]) => ({ types, chance, payout })
  const certainChance = { winningCount: 4, outcomeCount: 4 }

  it.each<[string, PayoutOption[], ReturnType<typeof oddsGroups>]>([
    ['returns no group without options', [], []],
    [
      'groups options with equal chance and payout, in the order of the options',
      optionsOf(['odd', '1.95'], ['big', '3.9'], ['small', '1.01'], ['even', '1.95']),
      [
        makeGroup(halfChance, '1.95', 'odd', 'even'),
        makeGroup(quarterChance, '3.9', 'big'),
        makeGroup(certainChance, '1.01', 'small'),
      ],
    ],
    [
      'keeps the types as the server sends them',
      optionsOf([' BIG ', '3.9']),
      [makeGroup(quarterChance, '3.9', ' BIG ')],
    ],
    ['returns null if a payout is not published', optionsOf(['odd', '1.95'], ['even', null]), null],
    ['returns null if an option has no rule', optionsOf(['odd', '1.95'], ['triple', '1.95']), null],
  ])('%s', (_name, given, expected) => {
    expect(oddsGroups(coins, given)).toEqual(expected)
  })

  it('puts every option into exactly one group, the one with the chance and payout of the option', () => {
    const randomOptions = fc.uniqueArray(
      fc.tuple(fc.constantFrom('big', 'odd', 'even', 'small'), fc.constantFrom('1.9', '1.95', '2')),
      { selector: ([type]) => type },
    )
    forAll(randomOptions, (given) => {
      const groups = oddsGroups(coins, optionsOf(...given)) ?? []
      const typesWithPayouts = groups.flatMap(({ types, payout }) => types.map((type) => `${type} ${payout}`))
      expect(typesWithPayouts.sort()).toEqual(given.map(([type, payout]) => `${type} ${payout}`).sort())
      for (const { types, chance } of groups) {
        const chances = types.map((type) => ruleOf(coins, type)?.chance)
        expect(chances).toEqual(types.map(() => chance))
      }
      expect(new Set(groups.map(({ chance, payout }) => `${chance.winningCount} ${payout}`)).size).toBe(groups.length)
    })
  })
})

it('chancePercent gives one decimal, and does not round a chance below 1 up to 100%', () => {
  const percentages = [0, 1, 6, 72, 144, 108, 216].map((winningCount) =>
    chancePercent({ winningCount, outcomeCount: 216 }),
  )
  expect(percentages).toEqual(['0.0%', '0.5%', '2.8%', '33.3%', '66.7%', '50.0%', '100.0%'])
  expect(chancePercent({ winningCount: 1998, outcomeCount: 2000 })).toBe('99.9%')
})

it.each<[what: string, rules: GameRules | null, given: PayoutOption[], expected: ReturnType<typeof commonOdds>]>([
  [
    'the chance and payout that all options share',
    coins,
    optionsOf(['odd', '1.9'], ['even', '1.9']),
    { chance: halfChance, payout: '1.9' },
  ],
  ['null for options with different chances', coins, optionsOf(['odd', '1.9'], ['big', '1.9']), null],
  ['null for options with different payouts', coins, optionsOf(['odd', '1.9'], ['even', '2']), null],
  ['null if one payout is not published', coins, optionsOf(['odd', '1.9'], ['even', null]), null],
  [
    'only the chance if no payout is published',
    coins,
    optionsOf(['odd', null], ['even', null]),
    { chance: halfChance, payout: null },
  ],
  [
    'only the payout if no rules are published',
    null,
    optionsOf(['odd', '1.9'], ['big', '1.9']),
    { chance: null, payout: '1.9' },
  ],
  ['null without options', coins, [], null],
])('commonOdds returns %s', (_what, rules, given, expected) => {
  expect(commonOdds(rules, given)).toEqual(expected)
})
