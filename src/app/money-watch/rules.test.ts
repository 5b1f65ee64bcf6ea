import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message } from '@/domain/money-request/messages'
import { messageOf, settledNews } from '../../../tests/support/messages'
import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import {
  MAX_FREEZE_MS,
  periodToFreezeFor,
  isRevealDue,
  hasSettlementTimedOut,
  nextRevealChange,
  findSettledPeriods,
  settlementOf,
} from './rules'

const NOW = Date.UTC(2026, 10, 21, 12)

const message = (id: string, fields: Partial<Message> = {}) =>
  messageOf(settledNews('-2000'), { id, at: NOW, ...fields })

describe('findSettledPeriods', () => {
  it.each([
    ['returns a round that was open in this tab, while its message is unread', message('a'), ['a'], 1],
    ['leaves out a round whose message was read', message('a', { isRead: true }), ['a'], 0],
    ['leaves out a round that was not open in this tab', message('a'), ['b'], 0],
  ])('%s', (_name, settledMessage, openIds, count) => {
    expect(findSettledPeriods([settledMessage], new Map(openIds.map((id) => [id, null])))).toHaveLength(count)
  })

  it('leaves out the round of another day with the same number', () => {
    const round = messageOf(settledNews('-2000', { period: '0480' }), { id: 'a', at: NOW })
    const counts = [NOW, NOW + 24 * 3_600_000].map(
      (closesAt) => findSettledPeriods([round], new Map([['a', closesAt]])).length,
    )
    expect(counts).toEqual([1, 0])
  })

  it('sorts rounds by the time at which their settlement arrived', () => {
    const messages = [message('late', { at: NOW + 1 }), message('early')]
    const closesAtById = new Map(Object.entries({ late: NOW, early: null }))
    expect(findSettledPeriods(messages, closesAtById).map(({ id }) => id)).toEqual(['early', 'late'])
  })
})

describe('periodToFreezeFor', () => {
  const round = (closesAt: number | null) => ({ period: '7', closesAt })

  it.each([
    ['returns null before a round closes', NOW + 1, 0, false],
    ['returns a round from the moment it closes', NOW, 0, true],
    ['returns a round until 20 seconds after it closed', NOW - MAX_FREEZE_MS + 1, 0, true],
    [
      'returns null 20 seconds after a round closed, because members would take the frozen figures for current ones',
      NOW - MAX_FREEZE_MS,
      0,
      false,
    ],
    ['returns null if the member has refreshed by hand since the round closed', NOW - 1, NOW - 1, false],
    ['returns a round that closes after a refresh by hand', NOW, NOW - 1, true],
    ['returns null if it is unknown when the round closes', null, 0, false],
  ])('%s', (_name, closesAt, refreshedAt, expected) => {
    expect(periodToFreezeFor([round(closesAt)], { now: NOW, refreshedAt }) !== null).toBe(expected)
  })

  it('returns the round that closed first, so that the frozen figures are from before all closed rounds', () => {
    const rounds = [1, 2].map((ago) => ({ period: String(9 - ago), closesAt: NOW - ago }))
    expect(periodToFreezeFor(rounds, { now: NOW, refreshedAt: 0 })?.period).toBe('7')
  })
})

it.each([
  ['true 20 seconds after the round closed, if the outcome arrived earlier', NOW - MAX_FREEZE_MS, NOW - 1, 0, true],
  ['false until 1 ms before 20 seconds after the round closed', NOW - MAX_FREEZE_MS + 1, NOW - 1, 0, false],
  ['true 20 seconds after an outcome that arrived late', NOW - MAX_FREEZE_MS * 2, NOW - MAX_FREEZE_MS, 0, true],
  [
    'false until 1 ms before 20 seconds after an outcome that arrived late',
    NOW - MAX_FREEZE_MS * 3,
    NOW - MAX_FREEZE_MS + 1,
    0,
    false,
  ],
  ['true 20 seconds after the outcome of a round whose closing time is unknown', null, NOW - MAX_FREEZE_MS, 0, true],
  ['true once the member has refreshed by hand after the round closed', NOW - 2, NOW - 1, NOW - 2, true],
])('isRevealDue returns %s', (_name, closesAt, at, refreshedAt, expected) => {
  expect(isRevealDue({ closesAt, at }, { now: NOW, refreshedAt })).toBe(expected)
})

test('the results of periodToFreezeFor and isRevealDue do not change before the time that nextRevealChange returns', () => {
  const moment = fc.integer({ min: NOW - 2 * MAX_FREEZE_MS, max: NOW + 2 * MAX_FREEZE_MS })
  const rounds = fc.array(fc.record({ period: fc.string(), closesAt: fc.option(moment), at: moment }))
  forAll(rounds, fc.nat(MAX_FREEZE_MS * 3), (watched, elapsedMs) => {
    const nextChange = nextRevealChange(watched, NOW)
    fc.pre(nextChange === 0 || NOW + elapsedMs < nextChange)
    const resultsAt = (now: number) => ({
      frozen: periodToFreezeFor(watched, { now, refreshedAt: 0 }),
      due: watched.map((round) => isRevealDue(round, { now, refreshedAt: 0 })),
    })
    expect(resultsAt(NOW + elapsedMs)).toEqual(resultsAt(NOW))
  })
})

const CLOSES_AT = Date.UTC(2026, 10, 21, 13, 6)
const sentAt = CLOSES_AT - 30_000
const awaited = { memberId: '1001', gameId: '11', gameName: 'Sunda', period: '467', closesAt: CLOSES_AT, sentAt }
const noPayout = () => null
const payout = () => '1.95'

describe('for an awaited period,', () => {
  it('settlementOf sums up all orders of the period', () => {
    const lost = orderOf({ lines: [orderLineOf({ outcome: 'lost', recordedReturn: money('0') })] })
    const sums = { staked: '2000', returned: '1950', net: '-50', isPartial: false }
    expect(settlementOf(awaited, [orderOf(), lost], payout)).toEqual({ gameName: 'Sunda', period: '467', ...sums })
  })

  it('settlementOf leaves out orders of a period with the same number on another day', () => {
    const orderOfDayBefore = orderOf({ lines: [orderLineOf({ placedAt: '2026-11-20 13:05:09' })] })
    const periodWithoutClosing = { ...awaited, closesAt: null }
    for (const period of [awaited, periodWithoutClosing])
      expect(settlementOf(period, [orderOf(), orderOfDayBefore], payout)).toMatchObject({ staked: '1000', net: '950' })
  })

  it('settlementOf marks the sums as partial if it is unknown whether a return includes the stake', () => {
    expect(settlementOf(awaited, [orderOf()], noPayout)).toMatchObject({ returned: '1950', isPartial: true })
  })

  it.each([
    ['the list of orders is empty', []],
    ['one order is not settled', [orderOf(), orderOf({ isSettled: false })]],
    ['the orders are of another period', [orderOf({ period: '468' })]],
    ['the orders are of another day', [orderOf({ lines: [orderLineOf({ placedAt: '2026-11-20 13:05:09' })] })]],
    [
      'the day of one order is unknown',
      [orderOf(), orderOf({ lines: [orderLineOf({ placedAt: '' })], updatedAt: '' })],
    ],
    ['the orders are of another game', [orderOf({ lines: [orderLineOf({ gameId: '12' })] })]],
  ])('settlementOf returns null if %s', (_name, orders) => {
    expect(settlementOf(awaited, orders, payout)).toBeNull()
  })

  it('hasSettlementTimedOut waits a day from the closing or, if the closing is unknown, from the order', () => {
    const timedOut = [0, 1].map((after) => hasSettlementTimedOut(awaited, CLOSES_AT + after + 24 * 3_600_000))
    const periodWithoutClosing = { ...awaited, closesAt: null, sentAt: 1000 }
    expect([...timedOut, hasSettlementTimedOut(periodWithoutClosing, 1000 + 24 * 3_600_000)]).toEqual([
      false,
      true,
      false,
    ])
  })
})
