import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeReturns, ruleOf, rulesOf, type PaidPick } from '@/lib/game-rules'
import { compare } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { sureLosses } from './opposites'

const rules = rulesOf('11')
const PER = money('1000')
const TYPES = ['big', 'small', 'single', 'pair'] as const

const paying = (payout: string | null, other: string | null = payout) =>
  TYPES.map((type, at) => ({ type, name: '', payout: at % 2 === 0 ? payout : other }))

describe('picks of which one wins in every draw', () => {
  it.each([
    ['big and small', ['big', 'small'], [['big', 'small']]],
    ['odd and even', ['single', 'pair'], [['single', 'pair']]],
    [
      'all four',
      [...TYPES],
      [
        ['big', 'small'],
        ['single', 'pair'],
      ],
    ],
    ['three', ['big', 'small', 'pair'], [['big', 'small']]],
    ['big and odd', ['big', 'single'], []],
    ['one alone', ['big'], []],
    ['the same in two words', ['odd', 'single'], []],
    ['nothing', [], []],
  ])('%s', (_name, types, expected) => {
    expect(sureLosses(rules, paying('1.95'), types, PER).map(({ types: pair }) => pair)).toEqual(expected)
  })

  it.each([
    ['1.95', '1.95', { least: '1950', most: '1950' }],
    ['1.95', '1.9', { least: '1900', most: '1950' }],
    ['1.9', '1.95', { least: '1900', most: '1950' }],
    [null, null, null],
    ['1.95', null, null],
  ])('of payouts %s and %s', (payout, other, returned) => {
    expect(sureLosses(rules, paying(payout, other), ['big', 'small'], PER)).toEqual([
      { types: ['big', 'small'], staked: '2000', returned },
    ])
  })

  it.each([
    ['2', '2'],
    ['2.1', '2.1'],
    ['1.9', '2.2'],
  ])('that may bring back what they cost are no sure loss: %s and %s', (payout, other) => {
    expect(sureLosses(rules, paying(payout, other), ['big', 'small'], PER)).toEqual([])
  })

  it('of a game without published rules are not known', () => {
    expect(sureLosses(null, paying('1.95'), ['big', 'small'], PER)).toEqual([])
  })

  it('come back between what is said, whatever is drawn', () => {
    const payout = fc.integer({ min: 101, max: 199 }).map((cents) => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(payout, payout, fc.integer({ min: 1, max: 1_000_000 }), (first, second, stake) => {
        const perNote = money(String(stake))
        const [loss] = sureLosses(rules, paying(first, second), ['big', 'small'], perNote)
        if (rules === null || loss === undefined || loss.returned === null) throw new Error('no sure loss')
        const { staked, returned } = loss
        const picks = [first, second].flatMap((paid, at): PaidPick[] => {
          const rule = ruleOf(rules, TYPES[at] ?? '')
          return rule === null ? [] : [{ rule, payout: paid }]
        })
        for (const { returned: back } of outcomeReturns(rules, picks, perNote)) {
          expect(compare(back, returned.least)).toBeGreaterThanOrEqual(0)
          expect(compare(back, returned.most)).toBeLessThanOrEqual(0)
          expect(compare(back, staked)).toBeLessThan(0)
        }
      }),
    )
  })
})
