// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { simpleOrder } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import type { Order } from '@/api/orders'
import { sessionStore } from '@/session/store'
import { chooseCheckMinutes, readCheckMinutes } from '@/shared/limits/play-time'
import { answerCheck, enterDraws, isCheckDue, isCheckOpen, noteBefore, noteSeen, visitAt, visits } from './visit'
import { AWAY_MS, beforeOf, ordersSince, visitSums, type Visit } from './visit'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

const kept = {
  memberId: '1001',
  startedAt: NOON - 20 * MINUTE,
  seenAt: NOON,
  playedMs: 18 * MINUTE,
  checkedMs: 0,
  before: { newest: '2026-11-21 11:40:00', unclear: 0 },
} satisfies Visit

it('a visit begins with nothing, goes on after half an hour away and where the clock was set back, and not after more', () => {
  const times = [NOON + AWAY_MS, NOON - 86_400_000, NOON + AWAY_MS + 1]
  expect(times.map((now) => visitAt(kept, '1001', now) === kept)).toEqual([true, true, false])
  const nothing = { playedMs: 0, checkedMs: 0, before: null }
  expect(visitAt(null, '1001', NOON)).toEqual({ memberId: '1001', startedAt: NOON, seenAt: NOON, ...nothing })
})

describe('a check', () => {
  const visitOf = (playedMs: number, checkedMs = 0): Visit => ({ ...kept, playedMs, checkedMs })
  it('is due when its time is full, and never when it is switched off or without a visit', () => {
    const visits = [visitOf(30 * MINUTE - 1), visitOf(30 * MINUTE), null]
    expect(visits.map((visit) => isCheckDue(visit, 30))).toEqual([false, true, false])
    expect(isCheckDue(visitOf(900 * MINUTE), 0)).toBe(false)
  })

  it('comes once in each interval, whatever the ticks', () => {
    const ticks = fc.array(fc.integer({ min: 1, max: 15_000 }), { maxLength: 2000 })
    forAll(ticks, fc.constantFrom(15, 30, 60), (all, every) => {
      let visit = visitOf(0)
      let asked = 0
      for (const ms of all) {
        visit = { ...visit, playedMs: visit.playedMs + ms }
        if (!isCheckDue(visit, every)) continue
        asked += 1
        visit = { ...visit, checkedMs: visit.playedMs }
      }
      const intervals = visit.playedMs / (every * MINUTE)
      expect(asked).toBeLessThanOrEqual(intervals)
      // Each question comes at most one tick late.
      expect(asked).toBeGreaterThanOrEqual(Math.floor(visit.playedMs / (every * MINUTE + 15_000)))
    })
  })
})

describe('what a visit has staked', () => {
  const old = simpleOrder({ staked: '9000', placedAt: '2026-11-21 11:40:00', period: '400' })
  const won = simpleOrder({ staked: '1000', returned: '1950', placedAt: '2026-11-21 11:50:00' })
  const lost = simpleOrder({ staked: '2000', placedAt: '2026-11-21 11:51:00' })
  const open = simpleOrder({ staked: '500', isSettled: false, placedAt: '2026-11-21 11:52:00' })
  const asRecorded = simpleOrder({ staked: '700', returned: '801', placedAt: '2026-11-21 11:53:00' })
  const undated = { ...simpleOrder({ staked: '1', placedAt: '' }), updatedAt: '' }
  const partial = Object.assign([won], { unreadable: 1 })
  const [known, nothing] = [kept.before, [null, null, 0] as const]

  it.each<[string, Order[] | undefined, Visit['before'], readonly [string | null, string | null, number]]>([
    ['is nothing, not what was there before', [old], known, ['0', '0', 0]],
    ['counts open orders, and their net not', [open, old], known, ['500', '0', 0]],
    ['has the net of settled ones', [open, lost, won, old], known, ['3500', '-1050', 2]],
    ['has no net where a return is only as recorded', [asRecorded, won], known, ['1700', null, 2]],
    // Not known is not nothing.
    ['is not known before the record is', undefined, known, nothing],
    ['is not known if the record was not before the first order', [won], null, nothing],
    ['is not known if an order cannot be read', partial, known, nothing],
    ['is not known if an order has no time', [won, undated], known, nothing],
    ['is known where such an order was there before', [won, undated], { ...known, unclear: 1 }, ['1000', '950', 1]],
  ])('%s', (_name, orders, before, [staked, net, settled]) => {
    expect(visitSums(before, orders, () => '1.95')).toEqual({ staked, net, settled })
  })

  it('is counted from the newest order before it, by the platform’s dates alone', () => {
    const before = beforeOf([lost, old, won])
    expect(before).toEqual({ newest: '2026-11-21 11:51:00', unclear: 0 })
    expect(ordersSince(before, [asRecorded, open, lost, won, old])).toEqual([asRecorded, open])
    expect(ordersSince(beforeOf([]), [old])).toEqual([old])
  })
})

describe('on this device', () => {
  beforeEach(() => sessionStore.dispatch({ type: 'loggedIn', token: '1001' }))
  afterEach(() => {
    sessionStore.dispatch({ type: 'loggedOut' })
    localStorage.clear()
  })

  it('is what ticks have added since the visit began, beside the record before it, noted once', () => {
    noteSeen('1001', 5000, NOON)
    expect(visits.get('1001')).toBeNull()
    enterDraws('1001', NOON)
    for (const newest of ['a', 'b']) noteBefore('1001', { newest, unclear: 0 })
    noteSeen('1001', 5000, NOON + 5000)
    enterDraws('1001', NOON + 60_000)
    noteSeen('1001', 3000, NOON + 63_000)
    const seen = { startedAt: NOON, playedMs: 8000, seenAt: NOON + 63_000, before: { newest: 'a' } }
    expect(visits.get('1001')).toMatchObject(seen)
    enterDraws('1001', NOON + 63_000 + AWAY_MS + 1)
    expect(visits.get('1001')).toMatchObject({ playedMs: 0 })
  })

  it('a check is open until it is answered, after half an hour unless the member chose otherwise', () => {
    enterDraws('1001', NOON)
    noteSeen('1001', 15 * MINUTE, NOON)
    expect([readCheckMinutes('1001'), isCheckOpen('1001')]).toEqual([30, false])
    chooseCheckMinutes('1001', 15)
    expect(isCheckOpen('1001')).toBe(true)
    answerCheck('1001')
    expect(isCheckOpen('1001')).toBe(false)
    chooseCheckMinutes('1002', 0)
    expect([readCheckMinutes('1001'), readCheckMinutes('1002')]).toEqual([15, 0])
  })

  it('ends with the session, and the choice stays', () => {
    chooseCheckMinutes('1001', 60)
    enterDraws('1001', NOON)
    sessionStore.dispatch({ type: 'loggedOut' })
    expect(visits.get('1001')).toBeNull()
    enterDraws('1001', NOON)
    expect(visits.get('1001')).toBeNull()
    expect(readCheckMinutes('1001')).toBe(60)
  })
})
