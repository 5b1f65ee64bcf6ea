import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { totalsOf } from '@/domain/records/order-sums'
import { simpleOrder } from '../../../tests/support/orders'
import { proven } from '../../../tests/support/own-limits'
import type { ProvenTime } from '@/lib/server-clock'
import { forAll } from '../../../tests/support/for-all'
import { orderLimitRefusal, topUpLimitRefusal, needsRecord, usedOfOrders, type OrdersResult } from './check'
import { countTopUps, NONE_KNOWN } from './count'
import { COUNTED, type LimitKind, requestLimit, DAY_MS } from './limit'
import { emptyLimits, withLimit, type OwnLimits } from './store'

/** Jakarta's noon; an order a minute ago tells the zone. */
const NOW = proven(Date.parse('2026-11-20T05:00:00Z'))
const AHEAD = 7 * 3_600_000
const zone = { ahead: AHEAD, at: NOW }
const payoutOf = () => '1.95'
const HOUR_MS = 3_600_000

const own = (limits: Partial<Record<LimitKind, string>>, rest: Partial<OwnLimits> = {}): OwnLimits =>
  Object.entries(limits).reduce(
    (all, [kind, most]) =>
      withLimit(all, kind as LimitKind, requestLimit({ most: null, waiting: null }, money(most), NOW)),
    { ...emptyLimits('1001'), zone, ...rest },
  )
const read = (...orders: readonly Order[]): OrdersResult => ({ orders, payoutOf })
const placed = (staked: string, day: string, more: Partial<Parameters<typeof simpleOrder>[0]> = {}) =>
  simpleOrder({ staked, placedAt: `${day} 09:00:00`, ...more })
const week = read(
  placed('100', '2026-11-20'),
  placed('30', '2026-11-19'),
  placed('20', '2026-11-14'),
  placed('1000', '2026-11-13'),
  placed('7', '2026-10-22'),
  placed('9999', '2026-10-21'),
)

interface Given extends Partial<OwnLimits> {
  at?: ProvenTime | null
  playedMs?: number
  record?: OrdersResult
}
type Mosts = Partial<Record<LimitKind, string>>
const checked = (limits: Mosts, total: string, { at = NOW, playedMs = 0, record = week, ...rest }: Given = {}) =>
  orderLimitRefusal(own(limits, rest), money(total), { now: at, playedMs }, record)

describe('an order within its own limits', () => {
  const gap = { orders: { ...NONE_KNOWN, gap: '2026-11-19' }, record: read() }
  const three = { loss7: '50', stakedDay: '50', staked30: '50' }
  const played = (minutes: number): Given => ({ playedMs: minutes * 60_000, record: 'later' })
  const waiting = { most: money('500'), from: NOW + DAY_MS }
  const raised = { limits: [{ kind: 'stakedDay' as const, limit: { most: money('100'), waiting } }], record: read() }
  const won = read(placed('100', '2026-11-20', { returned: '195' }))

  it.each<[string, Mosts, string, Given, object | null]>([
    ['no limit', {}, '999999', {}, null],
    ['exactly the most per order', { perOrder: '50' }, '50', {}, null],
    ['more than that', { perOrder: '50' }, '50.01', {}, { kind: 'perOrder', cap: '50', adds: '50.01' }],
    ['what is left of the day', { stakedDay: '150' }, '50', {}, null],
    ['more than what is left of it', { stakedDay: '150' }, '51', {}, { limit: 'stakedDay', used: '100' }],
    ['more than what is left of 7 days', { staked7: '200' }, '51', {}, { limit: 'staked7', used: '150' }],
    ['more than what is left of 30 days', { staked30: '1200' }, '44', {}, { limit: 'staked30', used: '1157' }],
    ['more than is left to lose in them', { loss30: '1200' }, '44', {}, { limit: 'loss30', used: '1157' }],
    ['more than two let through', { stakedDay: '140', staked7: '151' }, '50', {}, { limit: 'staked7' }],
    ['the other way round', { stakedDay: '101', staked7: '170' }, '50', {}, { limit: 'stakedDay' }],
    ['the room that a gain makes', { lossDay: '50' }, '145', { record: won }, null],
    ['more than that room', { lossDay: '50' }, '146', { record: won }, { limit: 'lossDay' }],
    ['no record, and none needed', { perOrder: '50' }, '50', { record: 'failed' }, null],
    [
      'no record',
      { lossDay: '50' },
      '1',
      { record: 'failed' },
      { kind: 'notCounted', limit: 'lossDay', lacks: 'answer' },
    ],
    [
      'a part of the record',
      { lossDay: '50' },
      '1',
      { record: 'partial' },
      { kind: 'notCounted', limit: 'lossDay', lacks: 'record' },
    ],
    ['a record that is read later', { lossDay: '50' }, '1', { record: 'later' }, null],
    ['no proven time', { staked7: '50' }, '1', { at: null }, { kind: 'notCounted', limit: 'staked7', lacks: 'time' }],
    ['no proven time, and none needed', { perOrder: '50', playDay: '1' }, '50', { at: null }, null],
    ['no proven time before the record is read', { staked7: '50' }, '1', { at: null, record: 'later' }, null],
    ['a break that no time ends', {}, '1', { at: null, breakUntil: 1 }, { kind: 'onBreak', until: 1 }],
    ['a break', { perOrder: '1' }, '9', { breakUntil: NOW + 1 }, { kind: 'onBreak', until: NOW + 1 }],
    ['a break that is over', { perOrder: '1' }, '1', { breakUntil: NOW }, null],
    ['one used up before one that cannot be counted', three, '51', gap, { limit: 'stakedDay' }],
    ['the same, of losses', { staked30: '50', lossDay: '50' }, '51', gap, { limit: 'lossDay' }],
    ['one that cannot be counted', three, '50', gap, { kind: 'notCounted', limit: 'staked30', lacks: 'record' }],
    ['the last minute of play', { playDay: '60' }, '1', played(59.99), null],
    ['all of the play time', { playDay: '60' }, '1', played(60), { kind: 'played', most: 60, used: 60 }],
    ['more play time', { playDay: '60' }, '1', played(75.5), { kind: 'played', most: 60, used: 75 }],
    // No day is as long: it could not be read.
    [
      'a day of play',
      { playDay: '60' },
      '1',
      played(24 * 60),
      { kind: 'notCounted', limit: 'playDay', lacks: 'device' },
    ],
    ['the same, without a limit of it', {}, '1', played(24 * 60), null],
    ['one that waits', {}, '200', raised, { most: '100' }],
    ['one that has waited', {}, '200', { ...raised, at: proven(NOW + DAY_MS) }, null],
  ])('%s', (_what, limits, total, given, expected) => {
    expect({ found: checked(limits, total, given) }).toMatchObject({ found: expected })
  })

  it('counts losses: an open order as lost, a return by its payout', () => {
    const used = (...orders: Order[]) =>
      usedOfOrders({ zone, orders: NONE_KNOWN }, 'lossDay', NOW, { orders, payoutOf })
    const day = '2026-11-20'
    // Recorded without the stake (reading 47).
    expect(used(placed('100', day, { returned: '95' }))).toBe('-95')
    // Not said which: as if the stake were in it.
    expect(used(placed('100', day, { returned: '140' }))).toBe('-40')
    const [won, open] = [placed('100', day, { returned: '195' }), placed('10', day, { isSettled: false })]
    expect(used(placed('100', day), won, open, placed('500', '2026-11-19'))).toBe('15')
  })

  it('needs the record under a limit that is counted from it', () => {
    const held = [own({ perOrder: '50', playDay: '5', topUpDay: '5' }), own({ loss30: '50' })]
    expect(held.map((it) => needsRecord(it, NOW))).toEqual([false, true])
  })
})

const aStake = fc.record({ stake: fc.integer({ min: 1, max: 60 }), wait: fc.nat(9 * HOUR_MS), wins: fc.boolean() })
const stakes = fc.array(aStake, { maxLength: 40 })
const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * 60_000)

it('a sequence of orders never passes a limit in any day of the platform, nor in 7 or 30, whatever its zone', () => {
  forAll(stakes, zones, (wishes, ahead) => {
    const most = { stakedDay: money('100'), staked7: money('250'), lossDay: money('70') }
    const limits = own(most, { zone: null })
    const sent: { at: number; order: Order }[] = []
    let now: number = NOW
    for (const { stake, wait, wins } of wishes) {
      now += wait
      const text = new Date(now + ahead).toISOString().slice(0, 19).replace('T', ' ')
      const record = read(...sent.map(({ order }) => order))
      if (orderLimitRefusal(limits, money(String(stake)), { now: proven(now), playedMs: 0 }, record) !== null) continue
      const returned = wins ? `${(stake * 195) / 100}` : null
      sent.push({ at: now, order: simpleOrder({ staked: String(stake), returned, placedAt: text }) })
    }
    const dayOf = (at: number) => Math.floor((at + ahead) / DAY_MS)
    for (const kind of ['stakedDay', 'staked7', 'lossDay'] as const)
      for (const day of sent.map(({ at }) => dayOf(at))) {
        const isWithin = (its: number) => its <= day && its > day - COUNTED[kind].days
        const within = sent.filter(({ at }) => isWithin(dayOf(at))).map(({ order }) => order)
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
    const found = topUpLimitRefusal(own(limits, { topUps }), money(amount), NOW)
    expect({ found }).toMatchObject({ found: expected })
  })

  it('is not sent where one in its span cannot be read, and names no sum', () => {
    const unreadable = { id: '', at: NOW - 48 * HOUR_MS, amount: null }
    const held = own({ topUpDay: '200', topUp7: '9000' }, { topUps: [...topUps, unreadable] })
    expect(topUpLimitRefusal(held, money('1'), NOW)).toEqual({ kind: 'notCounted', limit: 'topUp7', lacks: 'device' })
    expect([countTopUps(held.topUps, 1, NOW), countTopUps(held.topUps, 7, NOW)]).toEqual(['150', null])
    expect(topUpLimitRefusal(held, money('1'), proven(NOW + 120 * HOUR_MS))).toBeNull()
  })

  it('is held back by a break, while no proven time ends it', () => {
    const held = own({}, { breakUntil: NOW + DAY_MS })
    const refusal = { kind: 'onBreak', until: NOW + DAY_MS }
    expect(topUpLimitRefusal(held, money('1'), NOW)).toEqual(refusal)
    expect(topUpLimitRefusal(held, money('1'), null)).toEqual(refusal)
    expect(topUpLimitRefusal(held, money('1'), proven(NOW + DAY_MS))).toBeNull()
  })

  it('is counted at a proven time only', () => {
    expect(topUpLimitRefusal(own({ topUp7: '50' }), money('1'), null)).toEqual({
      kind: 'notCounted',
      limit: 'topUp7',
      lacks: 'time',
    })
    expect(topUpLimitRefusal(own({ stakedDay: '50' }), money('1'), null)).toBeNull()
  })
})
