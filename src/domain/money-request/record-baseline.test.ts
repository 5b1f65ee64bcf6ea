import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingFrom, countUnreadable, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { createQueryClient } from '@/api/query-client'
import type { Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { readTime } from '@/lib/server-day'
import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { answerAll, envelope, startPlatform } from '../../../tests/support/wire'
import { forAll } from '../../../tests/support/for-all'
import {
  compareEntries,
  countNewMatches,
  matchingOrders,
  matchingWithdrawals,
  createRecordReader,
} from './record-baseline'
import type { MoneyRequest } from './request'
import { orderRequest, topUp, withdrawal } from './testing/requests'

const server = startPlatform()

describe('for the platform’s record before and after a request,', () => {
  const unreadableListing: Listing<string> = Object.assign([], { unreadable: 1 })

  it.each<[string[] | null, string[], 'found' | 'missing' | 'unclear']>([
    [[], ['a', 'b'], 'unclear'],
    [[], ['a', 'a'], 'unclear'],
    [['a'], ['a', 'a'], 'found'],
    [['a'], ['b'], 'found'],
    [['a', 'b'], ['c', 'a'], 'found'],
    [['a', 'a'], ['a'], 'missing'],
    [['a'], ['c', 'b', 'a'], 'unclear'],
    [null, [], 'missing'],
    [null, ['a'], 'unclear'],
    // An older build stored times in the platform's own format (reading 101). Such a time matches
    // the same time in the format of `readTime`.
    [['2026-11-20 7:05:20'], [readTime('2026-11-20 7:05:20')], 'missing'],
  ])('compareEntries, given the entries %j before and %j now, returns %s', (before, now, result) => {
    expect(compareEntries(before, now)).toBe(result)
    // If a row is unreadable, the result is never `missing`: that row may be the request.
    const withUnreadable = result === 'missing' ? 'partial' : result
    expect(compareEntries(before, listingFrom([unreadableListing], now))).toBe(withUnreadable)
  })

  it.each<[string[] | null, string[], number | null]>([
    [[], [], 0],
    [null, [], 0],
    [['a'], ['a'], 0],
    [['a', 'b'], ['b'], 0],
    [[], ['a'], 1],
    [['a'], ['b', 'a'], 1],
    [['a'], ['a', 'a', 'a'], 2],
    [['a'], ['c', 'b', 'a'], 2],
    [null, ['a'], null],
    [null, ['a', 'b'], null],
  ])('countNewMatches, given the entries %j before and %j now, returns %j', (before, now, copies) => {
    expect(countNewMatches(before, now)).toBe(copies)
    // If a row is unreadable, the result is never 0: that row may be the request.
    expect(countNewMatches(before, listingFrom([unreadableListing], now))).toBe(copies === 0 ? null : copies)
  })

  it('compareEntries finds one new entry even if the record shows only the newest 20 entries', () => {
    const times = fc.array(fc.constantFrom('10:00', '10:01', '10:02'), { maxLength: 20 })
    forAll(times, (before) => {
      const listed = ['10:03', ...before].slice(0, 20)
      expect(compareEntries(before.slice(0, 20), listed)).toBe('found')
      expect(compareEntries(before, before.toSorted())).toBe('missing')
    })
  })
})

describe('createRecordReader', () => {
  const order = orderRequest()
  const placedAt = '2026-11-21 13:05:09'
  const earlierTime = '2026-11-21 13:00:00'
  const line = { lid: 11, type: 'big', money: '1000', create_time: placedAt }
  const orders = [
    { expect: '467', money: '1000', data: [line] },
    { expect: '466', money: '1000', data: [{ ...line, create_time: earlierTime }] },
    { expect: '467', money: '2000', data: [{ ...line, money: '2000' }] },
  ]
  const withdrawals = [
    { status: 1, money: '50000.00', create_time: placedAt },
    { status: 1, money: '20000', create_time: earlierTime },
  ]

  const orderWithoutStake = { expect: '466', money: '1000', data: [{ ...line, money: '' }] }
  it.each<[MoneyRequest, string, unknown[], unknown[]]>([
    [order, '/api/member/getUserGameList', orders, [orderWithoutStake, { expect: '1', money: '1', data: [] }]],
    [withdrawal, '/api/member/getUserWithdrawList', withdrawals, [{ money: '50000,00' }, { status: 1, money: '1' }]],
  ])(
    'lists the matching entries and counts the unreadable rows of the record for the request %j',
    async (request, path, readableRows, unreadableRows) => {
      let record = readableRows
      const calls = answerAll(server, () => envelope(200, 'ok', record))
      expect(await createRecordReader(createQueryClient())(request)?.()).toEqual([placedAt])
      expect(calls.map((call) => call.path)).toEqual([path])
      record = unreadableRows
      const entries = (await createRecordReader(createQueryClient())(request)?.()) ?? [placedAt]
      expect([entries.length, countUnreadable(entries)]).toEqual([0, 1])
    },
  )

  it('returns null for a top-up', () => {
    expect(createRecordReader(createQueryClient())(topUp)).toBeNull()
  })
})

/**
 * Returns an order from a text like "11 big 1000" (game, option and stake of each pick). The picks
 * are frozen, so the test fails if the code changes them.
 */
function orderFrom(text: string): Order {
  const lines = text.split(', ').map((line) => {
    const [gameId = '', type = '', stake = ''] = line.split(' ')
    return orderLineOf({ gameId, type, stake: money(stake), placedAt: '' })
  })
  return orderOf({ lines: Object.freeze(lines) as Order['lines'] })
}

describe('matchingOrders', () => {
  const order = { gameId: '11', period: '467', types: Object.freeze(['pair', 'big']), perNote: money('1000') }
  const matchingOrder = orderFrom('11 big 1000, 11 pair 1000')

  it.each<[string, Order[], number]>([
    ['returns both of two equal orders', [matchingOrder, matchingOrder], 2],
    ['returns an order with its options in another sequence', [orderFrom('11 pair 1000, 11 big 1000')], 1],
    ['leaves out an order of another period', [{ ...matchingOrder, period: '468' }], 0],
    ['leaves out an order of another game', [orderFrom('12 big 1000, 12 pair 1000')], 0],
    ['leaves out an order with another stake', [orderFrom('11 big 1000, 11 pair 2000')], 0],
    ['leaves out an order with fewer options', [orderFrom('11 big 1000')], 0],
    ['leaves out an order with more options', [orderFrom('11 big 1000, 11 odd 1000, 11 pair 1000')], 0],
    ['leaves out an order with one option twice', [orderFrom('11 big 1000, 11 big 1000')], 0],
  ])('%s', (_name, orders, expected) => {
    expect(matchingOrders(orders, order)).toHaveLength(expected)
  })

  it('lists the time of each matching order, or an empty text if the time is missing', () => {
    const orderAt = (placedAt: string) => orderOf({ lines: [orderLineOf({ placedAt })] })
    const orders = [orderAt('2026-11-20 12:00:02'), orderOf({ lines: [] }), orderAt('')]
    const orderOnBig = { gameId: '11', period: '467', types: ['big'], perNote: money('1000') }
    expect(matchingOrders(orders, orderOnBig)).toEqual(['2026-11-20 12:00:02', ''])
    expect(matchingOrders(orders, { ...orderOnBig, types: [] })).toEqual([''])
  })
})

const otherFields = { status: 1, statusText: '', description: '', reviewedAt: '' }
const withdrawalOf = (amount: string, submittedAt = ''): Withdrawal => ({
  ...otherFields,
  amount: money(amount),
  submittedAt,
})

it('matchingWithdrawals lists the times of withdrawals of the same amount', () => {
  const list = [
    withdrawalOf('50000', '2026-11-20 12:00:02'),
    withdrawalOf('50000.00'),
    withdrawalOf('5000'),
    withdrawalOf('500000'),
  ]
  expect(matchingWithdrawals(list, money('50000'))).toEqual(['2026-11-20 12:00:02', ''])
  expect(matchingWithdrawals(list, money('7'))).toEqual([])
})
