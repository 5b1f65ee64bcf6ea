import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message } from '@/domain/money-request/money-store'
import { messageOf, settledNews } from '../../../tests/support/messages'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import {
  MAX_SPOILER_HOLD_MS,
  heldPeriod,
  isRevealDue,
  hasSettlementTimedOut,
  nextRevealChange,
  settledPeriods,
  settlementOf,
} from './rules'

const NOW = Date.UTC(2026, 10, 21, 12)

const message = (id: string, fields: Partial<Message> = {}) =>
  messageOf(settledNews('-2000'), { id, at: NOW, ...fields })

describe('a settled round has a card', () => {
  it.each([
    ['while it is unread and was open here', message('a'), ['a'], 1],
    ['no longer once it is read', message('a', { isRead: true }), ['a'], 0],
    ['not if this tab has not shown it as open', message('a'), ['b'], 0],
  ])('%s', (_name, one, shownOpen, count) => {
    expect(settledPeriods([one], new Map(shownOpen.map((id) => [id, null])))).toHaveLength(count)
  })

  it('not where it is the round of that number of another day', () => {
    const round = messageOf(settledNews('-2000', { period: '0480' }), { id: 'a', at: NOW })
    const open = [NOW, NOW + 24 * 3_600_000].map(
      (closesAt) => settledPeriods([round], new Map([['a', closesAt]])).length,
    )
    expect(open).toEqual([1, 0])
  })

  it('behind those that were settled before it', () => {
    const both = [message('late', { at: NOW + 1 }), message('early')]
    const shownOpen = new Map(Object.entries({ late: NOW, early: null }))
    expect(settledPeriods(both, shownOpen).map(({ id }) => id)).toEqual(['early', 'late'])
  })
})

describe('figures are frozen', () => {
  const round = (closesAt: number | null) => ({ period: '7', closesAt })

  it.each([
    ['before a round closes: no', NOW + 1, 0, false],
    ['from the moment it closes', NOW, 0, true],
    ['for 20 seconds', NOW - MAX_SPOILER_HOLD_MS + 1, 0, true],
    ['and no longer, for they would pass for the present ones', NOW - MAX_SPOILER_HOLD_MS, 0, false],
    ['not after a refresh by hand', NOW - 1, NOW - 1, false],
    ['again for a round that closes after that', NOW, NOW - 1, true],
    ['where the closing is not known: no', null, 0, false],
  ])('%s', (_name, closesAt, refreshedAt, expected) => {
    expect(heldPeriod([round(closesAt)], { now: NOW, refreshedAt }) !== null).toBe(expected)
  })

  it('as before the first of several rounds', () => {
    const rounds = [1, 2].map((ago) => ({ period: String(9 - ago), closesAt: NOW - ago }))
    expect(heldPeriod(rounds, { now: NOW, refreshedAt: 0 })?.period).toBe('7')
  })
})

it.each([
  ['20 seconds after the close, where the outcome came before', NOW - MAX_SPOILER_HOLD_MS, NOW - 1, 0, true],
  ['not a moment sooner', NOW - MAX_SPOILER_HOLD_MS + 1, NOW - 1, 0, false],
  ['20 seconds after an outcome that came late', NOW - MAX_SPOILER_HOLD_MS * 2, NOW - MAX_SPOILER_HOLD_MS, 0, true],
  ['not a moment sooner either', NOW - MAX_SPOILER_HOLD_MS * 3, NOW - MAX_SPOILER_HOLD_MS + 1, 0, false],
  ['20 seconds after an outcome without a closing', null, NOW - MAX_SPOILER_HOLD_MS, 0, true],
  ['at a refresh by hand', NOW - 2, NOW - 1, NOW - 2, true],
])('numbers turn unseen: %s', (_name, closesAt, at, refreshedAt, expected) => {
  expect(isRevealDue({ closesAt, at }, { now: NOW, refreshedAt })).toBe(expected)
})

test('neither changes before the next change', () => {
  const moment = fc.integer({ min: NOW - 2 * MAX_SPOILER_HOLD_MS, max: NOW + 2 * MAX_SPOILER_HOLD_MS })
  const rounds = fc.array(fc.record({ period: fc.string(), closesAt: fc.option(moment), at: moment }))
  forAll(rounds, fc.nat(MAX_SPOILER_HOLD_MS * 3), (watched, later) => {
    const next = nextRevealChange(watched, NOW)
    fc.pre(next === 0 || NOW + later < next)
    const found = (now: number) => ({
      frozen: heldPeriod(watched, { now, refreshedAt: 0 }),
      due: watched.map((round) => isRevealDue(round, { now, refreshedAt: 0 })),
    })
    expect(found(NOW + later)).toEqual(found(NOW))
  })
})

const CLOSES_AT = Date.UTC(2026, 10, 21, 13, 6)
const sentAt = CLOSES_AT - 30_000
const awaited = { memberId: '1001', gameId: '11', gameName: 'Sunda', period: '467', closesAt: CLOSES_AT, sentAt }
const noPayout = () => null
const payout = () => '1.95'

describe('a period is settled', () => {
  it('by all its orders together', () => {
    const lost = orderOf({ lines: [lineOf({ outcome: 'lost', recordedReturn: money('0') })] })
    const sums = { staked: '2000', returned: '1950', net: '-50', isPartial: false }
    expect(settlementOf(awaited, [orderOf(), lost], payout)).toEqual({ gameName: 'Sunda', period: '467', ...sums })
  })

  it('by none of the orders on that number of another day', () => {
    const before = orderOf({ lines: [lineOf({ placedAt: '2026-11-20 13:05:09' })] })
    const unknown = { ...awaited, closesAt: null }
    for (const one of [awaited, unknown])
      expect(settlementOf(one, [orderOf(), before], payout)).toMatchObject({ staked: '1000', net: '950' })
  })

  it('partly known where a return does not say what it includes', () => {
    expect(settlementOf(awaited, [orderOf()], noPayout)).toMatchObject({ returned: '1950', isPartial: true })
  })

  it.each([
    ['nothing is recorded', []],
    ['one order is open', [orderOf(), orderOf({ isSettled: false })]],
    ['the orders are of another period', [orderOf({ period: '468' })]],
    ['the orders are of another day', [orderOf({ lines: [lineOf({ placedAt: '2026-11-20 13:05:09' })] })]],
    ['nobody knows the day of one order', [orderOf(), orderOf({ lines: [lineOf({ placedAt: '' })], updatedAt: '' })]],
    ['the orders are of another game', [orderOf({ lines: [lineOf({ gameId: '12' })] })]],
  ])('not while %s', (_name, orders) => {
    expect(settlementOf(awaited, orders, payout)).toBeNull()
  })

  it('is no longer waited for after a day', () => {
    const givenUp = [0, 1].map((after) => hasSettlementTimedOut(awaited, CLOSES_AT + after + 24 * 3_600_000))
    // Where the closing is not known, the order's own time counts.
    const open = { ...awaited, closesAt: null, sentAt: 1000 }
    expect([...givenUp, hasSettlementTimedOut(open, 1000 + 24 * 3_600_000)]).toEqual([false, true, false])
  })
})
