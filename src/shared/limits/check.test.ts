import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { totalsOf } from '@/shared/records/order-sums'
import { simpleOrder } from '../../../tests/support/orders'
import { proven } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import { checkOwnOrder, checkOwnTopUp, needsRecord, usedOfOrders, usedOfTopUps, type OrdersRead } from './check'
import { NONE_KNOWN } from './count'
import { COUNTED, type LimitKind, changeLimit, DAY_MS } from './limit'
import { nothingOwn, withLimit, type OwnLimits } from './store'

/** Jakarta's noon; an order a minute ago tells the zone. */
const NOW = proven(Date.parse('2026-11-20T05:00:00Z'))
const AHEAD = 7 * 3_600_000
const zone = { ahead: AHEAD, at: NOW }
const present = { now: NOW, playedMs: 0 }
const payoutOf = () => '1.95'
const HOUR_MS = 3_600_000

const own = (limits: Partial<Record<LimitKind, string>>, rest: Partial<OwnLimits> = {}): OwnLimits =>
  Object.entries(limits).reduce(
    (all, [kind, most]) =>
      withLimit(all, kind as LimitKind, changeLimit({ most: null, waiting: null }, money(most), NOW)),
    { ...nothingOwn('1001'), zone, ...rest },
  )
const read = (orders: readonly Order[]): OrdersRead => ({ orders, payoutOf })
const lost = (staked: string, day: string) => simpleOrder({ staked, placedAt: `${day} 09:00:00` })
const won = (staked: string, returned: string, day: string) =>
  simpleOrder({ staked, returned, placedAt: `${day} 09:00:00` })
const open = (staked: string, day: string) => simpleOrder({ staked, isSettled: false, placedAt: `${day} 09:00:00` })

describe('an order within its own limits', () => {
  const week = [
    lost('100', '2026-11-20'),
    lost('30', '2026-11-19'),
    lost('20', '2026-11-14'),
    lost('1000', '2026-11-13'),
    lost('7', '2026-10-22'),
    lost('9999', '2026-10-21'),
  ]

  it.each<[string, OwnLimits, string, object | null]>([
    ['no limit', own({}), '999999', null],
    ['exactly the most per order', own({ perOrder: '50' }), '50', null],
    ['more than the most per order', own({ perOrder: '50' }), '50.01', { kind: 'perOrder', most: '50', adds: '50.01' }],
    ['what is left of the day', own({ stakedDay: '150' }), '50', null],
    ['more than what is left of the day', own({ stakedDay: '150' }), '51', { limit: 'stakedDay', used: '100' }],
    ['more than what is left of 7 days', own({ staked7: '200' }), '51', { limit: 'staked7', used: '150' }],
    ['more than what is left of 30 days', own({ staked30: '1200' }), '44', { limit: 'staked30', used: '1157' }],
    ['more than two let through', own({ stakedDay: '140', staked7: '151' }), '50', { limit: 'staked7' }],
    ['as before, the other way round', own({ stakedDay: '101', staked7: '170' }), '50', { limit: 'stakedDay' }],
  ])('%s', (_what, limits, total, expected) => {
    const found = checkOwnOrder(limits, money(total), present, read(week))
    expect({ found }).toMatchObject({ found: expected })
  })

  it('counts losses: an open order as lost, a return by its payout, a gain as room', () => {
    const used = (orders: Order[]) => usedOfOrders({ zone, orders: NONE_KNOWN }, 'lossDay', NOW, { orders, payoutOf })
    const day = '2026-11-20'
    // Recorded without the stake (reading 47).
    expect(used([won('100', '95', day)])).toBe('-95')
    // Not said which: as if the stake were in it.
    expect(used([won('100', '140', day)])).toBe('-40')
    expect(used([lost('100', day), won('100', '195', day), open('10', day), lost('500', '2026-11-19')])).toBe('15')
    const gained = read([won('100', '195', day)])
    expect(checkOwnOrder(own({ lossDay: '50' }), money('145'), present, gained)).toBeNull()
    expect(checkOwnOrder(own({ lossDay: '50' }), money('146'), present, gained)).toMatchObject({ limit: 'lossDay' })
  })

  it('is not sent where the record cannot be read, but only under a limit that needs it', () => {
    expect(checkOwnOrder(own({ perOrder: '50' }), money('50'), present, 'failed')).toBeNull()
    const notCounted = { kind: 'notCounted', limit: 'lossDay' }
    expect(checkOwnOrder(own({ lossDay: '50' }), money('1'), present, 'failed')).toEqual(notCounted)
    expect(checkOwnOrder(own({ lossDay: '50' }), money('1'), present, 'later')).toBeNull()
    const held = [own({ perOrder: '50', playDay: '5', topUpDay: '5' }), own({ loss30: '50' })]
    expect(held.map((it) => needsRecord(it, NOW))).toEqual([false, true])
  })

  it('is not sent under a limit that is counted while no time is proven', () => {
    const untold = { now: null, playedMs: 0 }
    expect(checkOwnOrder(own({ perOrder: '50', playDay: '1' }), money('50'), untold, 'later')).toBeNull()
    expect(checkOwnOrder(own({ staked7: '50' }), money('1'), untold, 'later')).toBeNull()
    const notCounted = { kind: 'notCounted', limit: 'staked7' }
    expect(checkOwnOrder(own({ staked7: '50' }), money('1'), untold, read([]))).toEqual(notCounted)
    const onBreak = own({}, { breakUntil: 1 })
    expect(checkOwnOrder(onBreak, money('1'), untold, 'later')).toEqual({ kind: 'onBreak', until: 1 })
    expect(checkOwnTopUp(own({ topUp7: '50' }), money('1'), null)).toEqual({ kind: 'notCounted', limit: 'topUp7' })
    expect(checkOwnTopUp(own({ stakedDay: '50' }), money('1'), null)).toBeNull()
  })

  it('names a limit that is used up before one that cannot be counted', () => {
    const gap = { ...NONE_KNOWN, gap: '2026-11-19' }
    const held = own({ loss7: '50', stakedDay: '50', staked30: '50' }, { orders: gap })
    expect(checkOwnOrder(held, money('51'), present, read([]))).toMatchObject({ limit: 'stakedDay' })
    const lossAlone = own({ staked30: '50', lossDay: '50' }, { orders: gap })
    expect(checkOwnOrder(lossAlone, money('51'), present, read([]))).toMatchObject({ limit: 'lossDay' })
    expect(checkOwnOrder(held, money('50'), present, read([]))).toEqual({ kind: 'notCounted', limit: 'staked30' })
  })

  it('waits for the end of a break, and of the play time of a day', () => {
    const resting = own({ perOrder: '1' }, { breakUntil: NOW + 1 })
    expect(checkOwnOrder(resting, money('9'), present, 'failed')).toEqual({ kind: 'onBreak', until: NOW + 1 })
    expect(checkOwnOrder(resting, money('1'), { ...present, now: proven(NOW + 1) }, 'later')).toBeNull()
    const play = (minutes: number) =>
      checkOwnOrder(own({ playDay: '60' }), money('1'), { now: NOW, playedMs: minutes * 60_000 }, 'later')
    expect([play(59.99), play(60), play(75.5)]).toEqual([
      null,
      { kind: 'played', most: 60, used: 60 },
      { kind: 'played', most: 60, used: 75 },
    ])
    // No day is as long: it could not be read.
    expect(play(24 * 60)).toEqual({ kind: 'notCounted', limit: 'playDay' })
  })

  it('is held to what holds now, not to what waits', () => {
    const waiting = { most: money('500'), from: NOW + DAY_MS }
    const raised = withLimit(own({}), 'stakedDay', { most: money('100'), waiting })
    expect(checkOwnOrder(raised, money('200'), present, read([]))).toMatchObject({ most: '100' })
    expect(checkOwnOrder(raised, money('200'), { now: proven(NOW + DAY_MS), playedMs: 0 }, read([]))).toBeNull()
  })
})

const aStake = fc.record({ stake: fc.integer({ min: 1, max: 60 }), wait: fc.nat(9 * HOUR_MS), wins: fc.boolean() })
const stakes = fc.array(aStake, { maxLength: 40 })
const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * 60_000)

it('a sequence of orders never passes a limit in any day of the platform, nor in 7 or 30, whatever its zone', () => {
  forAll(stakes, zones, (wishes, ahead) => {
    const most = { stakedDay: money('100'), staked7: money('250'), lossDay: money('70') }
    const limits = own(most, { zone: null })
    const placed: { at: number; order: Order }[] = []
    let now: number = NOW
    for (const { stake, wait, wins } of wishes) {
      now += wait
      const text = new Date(now + ahead).toISOString().slice(0, 19).replace('T', ' ')
      const record = read(placed.map(({ order }) => order))
      if (checkOwnOrder(limits, money(String(stake)), { now: proven(now), playedMs: 0 }, record) !== null) continue
      const returned = wins ? `${(stake * 195) / 100}` : null
      placed.push({ at: now, order: simpleOrder({ staked: String(stake), returned, placedAt: text }) })
    }
    const dayOf = (at: number) => Math.floor((at + ahead) / DAY_MS)
    for (const kind of ['stakedDay', 'staked7', 'lossDay'] as const)
      for (const day of placed.map(({ at }) => dayOf(at))) {
        const isWithin = (its: number) => its <= day && its > day - COUNTED[kind].days
        const within = placed.filter(({ at }) => isWithin(dayOf(at))).map(({ order }) => order)
        const { staked, net } = totalsOf(within, payoutOf)
        const used = COUNTED[kind].of === 'lost' ? subtract(ZERO, net) : staked
        expect(compare(used, most[kind])).toBeLessThanOrEqual(0)
      }
  })
})

describe('a top-up within its own limits', () => {
  const topUps = Object.entries({ 1: '100', 23.9: '50', 24: '1000', 167.9: '1', 168: '5000', 721: '9' }).map(
    ([hoursAgo, amount]) => ({ id: hoursAgo, at: NOW - Number(hoursAgo) * HOUR_MS, amount: money(amount) }),
  )

  it.each<[string, Partial<Record<LimitKind, string>>, string, object | null]>([
    ['what is left of 24 hours', { topUpDay: '200' }, '50', null],
    ['more', { topUpDay: '200' }, '51', { kind: 'overLimit', limit: 'topUpDay', used: '150' }],
    ['more of 7 days', { topUp7: '1200' }, '50', { limit: 'topUp7', used: '1151' }],
    ['more of 30 days', { topUp30: '6200' }, '50', { limit: 'topUp30', used: '6151' }],
  ])('%s', (_what, limits, amount, expected) => {
    const found = checkOwnTopUp(own(limits, { topUps }), money(amount), NOW)
    expect({ found }).toMatchObject({ found: expected })
  })

  it('is not sent where one in its span cannot be read, and names no sum', () => {
    const unreadable = { id: '', at: NOW - 48 * HOUR_MS, amount: null }
    const held = own({ topUpDay: '200', topUp7: '9000' }, { topUps: [...topUps, unreadable] })
    expect(checkOwnTopUp(held, money('1'), NOW)).toEqual({ kind: 'notCounted', limit: 'topUp7' })
    expect([usedOfTopUps(held, 'topUpDay', NOW), usedOfTopUps(held, 'topUp7', NOW)]).toEqual(['150', null])
    expect(checkOwnTopUp(held, money('1'), proven(NOW + 120 * HOUR_MS))).toBeNull()
  })

  it('is not held back by a break, which is of the draws', () => {
    expect(checkOwnTopUp(own({}, { breakUntil: NOW + DAY_MS }), money('1'), NOW)).toBeNull()
  })
})
