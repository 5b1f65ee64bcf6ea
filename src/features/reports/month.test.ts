import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { lineOf, orderOf, simpleOrder } from '../../../tests/support/orders'
import { compareToAverage, longestDay, monthsOf, roundsOf, settledIn } from './month'

const on = (day: string, period: string, isSettled = true) =>
  simpleOrder({ staked: '1000', isSettled, placedAt: `${day} 09:00:00`, period })

const orders = [
  on('2026-11-02', '5', false),
  on('2026-11-02', '4'),
  on('2026-11-01', '3'),
  on('2026-11-01', '3'),
  on('2026-11-01', '2'),
  on('2026-10-31', '1'),
  on('soon', '0'),
]

describe('a month', () => {
  it('is one of those with settled orders, newest first', () => {
    expect(monthsOf(orders)).toEqual(['2026-11', '2026-10'])
    expect(settledIn(orders, '2026-11').map(({ period }) => period)).toEqual(['4', '3', '3', '2'])
    expect(settledIn(orders, '2026-10')).toHaveLength(1)
  })

  it('counts rounds, not orders, and names the day with most', () => {
    const ofMonth = settledIn(orders, '2026-11')
    expect(roundsOf(ofMonth)).toBe(3)
    expect(longestDay(ofMonth)).toEqual({ day: '2026-11-01', rounds: 2 })
    expect(longestDay([])).toBeNull()
  })
})

describe('beside the average', () => {
  const lost = lineOf({ type: 'small', outcome: 'lost', recordedReturn: null })

  it.each([
    [
      'an even chance at 1.95 loses 25 of 1,000',
      [lineOf(), lost],
      '1.95',
      { staked: '2000', average: '-50', net: '-50' },
    ],
    [
      "another game's picks are left out",
      [lineOf({ gameId: '13' }), lost],
      '1.95',
      { staked: '1000', average: '-25', net: '-1000' },
    ],
    ['a return only as recorded is left out', [lineOf({ recordedReturn: money('1900') })], '1.95', null],
    ['without a payout nothing is said', [lineOf(), lost], null, null],
  ])('%s', (_name, lines, payout, expected) => {
    expect(compareToAverage([orderOf({ lines })], () => payout)).toEqual(expected)
  })
})
