import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { OrderLine } from '@/api/orders'
import type { Numbers } from '@/lib/game-rules'
import { recheck } from '@/shared/receipt/recheck'
import { filterOrders, recheckCount, type Filter } from './rules'

describe('a line held against its draw', () => {
  const big: Numbers = [4, 6, 5]
  const small: Numbers = [1, 1, 1]

  it.each<[string, Partial<OrderLine>, Numbers | null, 'matches' | 'differs' | 'unknown']>([
    ['won and hit', {}, big, 'matches'],
    ['won and not hit', {}, small, 'differs'],
    ['lost and not hit', { outcome: 'lost' }, small, 'matches'],
    ['lost and hit', { outcome: 'lost' }, big, 'differs'],
    ['lost on three alike, which are no exception', { type: 'single', outcome: 'lost' }, small, 'differs'],
    ['pending', { outcome: 'pending' }, big, 'unknown'],
    ['of a draw without numbers', {}, null, 'unknown'],
    ['of an option nobody knows', { type: 'triple' }, big, 'unknown'],
    ['of a game without published rules', { gameId: '13' }, big, 'unknown'],
  ])('%s', (_name, fields, numbers, expected) => {
    expect(recheck(lineOf(fields), numbers)).toBe(expected)
  })

  it('is counted among the settled ones only', () => {
    const orders = [
      orderOf({ lines: [lineOf(), lineOf({ type: 'even' }), lineOf({ type: 'odd' }), lineOf({ gameId: '13' })] }),
      orderOf({ isSettled: false, lines: [lineOf({ outcome: 'pending' })] }),
      orderOf({ numbers: null }),
    ]
    expect(recheckCount(orders)).toEqual({ checked: 3, settled: 5, differing: 1 })
  })
})

describe('filters', () => {
  const orders = [
    orderOf({ period: '1' }),
    orderOf({ period: '2', isSettled: false }),
    orderOf({ period: '3', gameName: 'Toba' }),
  ]

  it.each<[Filter, string[]]>([
    ['all', ['1', '2', '3']],
    ['pending', ['2']],
    ['settled', ['1', '3']],
    ['game:Toba', ['3']],
    ['game:Sunda', ['1', '2']],
    ['game:None', []],
  ])('%s keeps the periods %j', (filter, periods) => {
    expect(filterOrders(orders, filter).map(({ period }) => period)).toEqual(periods)
  })
})
