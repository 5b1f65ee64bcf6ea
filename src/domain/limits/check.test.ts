import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { totalsOf } from '@/domain/records/order-sums'
import { simpleOrder } from '../../../tests/support/orders'
import { asProvenTime } from '../../../tests/support/own-limits'
import type { ProvenTime } from '@/lib/server-clock'
import { forAll } from '../../../tests/support/for-all'
import { orderLimitRefusal, topUpLimitRefusal, needsRecord, amountUsed, type OrdersResult } from './check'
import { sumTopUps, NO_KNOWN_ORDERS } from './count'
import { COUNTING_RULES, type LimitKind, requestLimit, DAY_MS } from './limit'
import { emptyLimits, withLimit, type OwnLimits } from './store'

/** Noon in Jakarta. */
const NOW = asProvenTime(Date.parse('2026-11-20T05:00:00Z'))
const AHEAD = 7 * 3_600_000
const zone = { ahead: AHEAD, at: NOW }
const payoutOf = () => '1.95'
const HOUR_MS = 3_600_000

const limitsWith = (limits: Partial<Record<LimitKind, string>>, rest: Partial<OwnLimits> = {}): OwnLimits =>
  Object.entries(limits).reduce(
    (all, [kind, most]) =>
      withLimit(all, kind as LimitKind, requestLimit({ most: null, waiting: null }, money(most), NOW)),
    { ...emptyLimits('1001'), zone, ...rest },
  )
const recordOf = (...orders: readonly Order[]): OrdersResult => ({ orders, payoutOf })
const orderOn = (staked: string, day: string, more: Partial<Parameters<typeof simpleOrder>[0]> = {}) =>
  simpleOrder({ staked, placedAt: `${day} 09:00:00`, ...more })
const ownHistory = recordOf(
  orderOn('100', '2026-11-20'),
  orderOn('30', '2026-11-19'),
  orderOn('20', '2026-11-14'),
  orderOn('1000', '2026-11-13'),
  orderOn('7', '2026-10-22'),
  orderOn('9999', '2026-10-21'),
)

interface Situation extends Partial<OwnLimits> {
  at?: ProvenTime | null
  playedMs?: number
  record?: OrdersResult
}
type Caps = Partial<Record<LimitKind, string>>
const refusalOf = (
  caps: Caps,
  total: string,
  { at = NOW, playedMs = 0, record = ownHistory, ...rest }: Situation = {},
) => orderLimitRefusal(limitsWith(caps, rest), money(total), { now: at, playedMs }, record)

describe('orderLimitRefusal', () => {
  const withMissingOrders = { orders: { ...NO_KNOWN_ORDERS, gap: '2026-11-19' }, record: recordOf() }
  const threeCaps = { loss7: '50', stakedDay: '50', staked30: '50' }
  const playedFor = (minutes: number): Situation => ({ playedMs: minutes * 60_000, record: 'later' })
  const pendingRaise = { most: money('500'), from: NOW + DAY_MS }
  const withPendingRaise = {
    limits: [{ kind: 'stakedDay' as const, limit: { most: money('100'), waiting: pendingRaise } }],
    record: recordOf(),
  }
  const won = recordOf(orderOn('100', '2026-11-20', { returned: '195' }))

  it.each<[string, Caps, string, Situation, object | null]>([
    ['accepts any amount without a limit', {}, '999999', {}, null],
    ['accepts exactly the cap per order', { perOrder: '50' }, '50', {}, null],
    [
      'refuses more than the cap per order',
      { perOrder: '50' },
      '50.01',
      {},
      { kind: 'perOrder', cap: '50', adds: '50.01' },
    ],
    ['accepts exactly the amount that the day limit leaves', { stakedDay: '150' }, '50', {}, null],
    ['refuses more than the day limit leaves', { stakedDay: '150' }, '51', {}, { limit: 'stakedDay', used: '100' }],
    ['refuses more than the 7-day limit leaves', { staked7: '200' }, '51', {}, { limit: 'staked7', used: '150' }],
    ['refuses more than the 30-day limit leaves', { staked30: '1200' }, '44', {}, { limit: 'staked30', used: '1157' }],
    ['refuses more than the 30-day loss limit leaves', { loss30: '1200' }, '44', {}, { limit: 'loss30', used: '1157' }],
    [
      'names the 7-day limit if the order exceeds two limits and the 7-day limit leaves less',
      { stakedDay: '140', staked7: '151' },
      '50',
      {},
      { limit: 'staked7' },
    ],
    [
      'names the day limit if the order exceeds two limits and the day limit leaves less',
      { stakedDay: '101', staked7: '170' },
      '50',
      {},
      { limit: 'stakedDay' },
    ],
    ['accepts exactly the loss limit plus the gain of the day', { lossDay: '50' }, '145', { record: won }, null],
    [
      'refuses more than the loss limit plus the gain of the day',
      { lossDay: '50' },
      '146',
      { record: won },
      { limit: 'lossDay' },
    ],
    [
      'accepts an order if no limit needs the record, which failed to load',
      { perOrder: '50' },
      '50',
      { record: 'failed' },
      null,
    ],
    [
      'refuses an order if a limit needs the record, which failed to load',
      { lossDay: '50' },
      '1',
      { record: 'failed' },
      { kind: 'notCounted', limit: 'lossDay', lacks: 'answer' },
    ],
    [
      'refuses an order if a limit needs the record, which has unreadable rows',
      { lossDay: '50' },
      '1',
      { record: 'partial' },
      { kind: 'notCounted', limit: 'lossDay', lacks: 'record' },
    ],
    ['accepts an order while the record is not read yet', { lossDay: '50' }, '1', { record: 'later' }, null],
    [
      'refuses an order if a limit needs the confirmed time, which is unknown',
      { staked7: '50' },
      '1',
      { at: null },
      { kind: 'notCounted', limit: 'staked7', lacks: 'time' },
    ],
    [
      'accepts an order without a confirmed time if no limit needs the time',
      { perOrder: '50', playDay: '1' },
      '50',
      { at: null },
      null,
    ],
    [
      'accepts an order without a confirmed time while the record is not read yet',
      { staked7: '50' },
      '1',
      { at: null, record: 'later' },
      null,
    ],
    [
      'refuses an order during a break while no time is confirmed',
      {},
      '1',
      { at: null, breakUntil: 1 },
      { kind: 'onBreak', until: 1 },
    ],
    [
      'refuses an order during a break',
      { perOrder: '1' },
      '9',
      { breakUntil: NOW + 1 },
      { kind: 'onBreak', until: NOW + 1 },
    ],
    ['accepts an order once the break is over', { perOrder: '1' }, '1', { breakUntil: NOW }, null],
    [
      'names an exceeded stake limit rather than the limits that cannot be counted',
      threeCaps,
      '51',
      withMissingOrders,
      { limit: 'stakedDay' },
    ],
    [
      'names an exceeded loss limit rather than a limit that cannot be counted',
      { staked30: '50', lossDay: '50' },
      '51',
      withMissingOrders,
      { limit: 'lossDay' },
    ],
    [
      'refuses an order if a limit cannot be counted and no other limit is exceeded',
      threeCaps,
      '50',
      withMissingOrders,
      { kind: 'notCounted', limit: 'staked30', lacks: 'record' },
    ],
    ['accepts an order in the last minute of play time', { playDay: '60' }, '1', playedFor(59.99), null],
    [
      'refuses an order once all of the play time is used',
      { playDay: '60' },
      '1',
      playedFor(60),
      { kind: 'played', most: 60, used: 60 },
    ],
    [
      'refuses an order once more than the play time is used',
      { playDay: '60' },
      '1',
      playedFor(75.5),
      { kind: 'played', most: 60, used: 75 },
    ],
    // An unreadable play time is read as a whole day.
    [
      'refuses an order if the used play time is unreadable',
      { playDay: '60' },
      '1',
      playedFor(24 * 60),
      { kind: 'notCounted', limit: 'playDay', lacks: 'device' },
    ],
    ['accepts an order despite an unreadable play time if play time has no limit', {}, '1', playedFor(24 * 60), null],
    ['applies the old cap while a raise is pending', {}, '200', withPendingRaise, { most: '100' }],
    [
      'applies the new cap once a raise has taken effect',
      {},
      '200',
      { ...withPendingRaise, at: asProvenTime(NOW + DAY_MS) },
      null,
    ],
  ])('%s', (_what, caps, total, situation, expected) => {
    expect({ refusal: refusalOf(caps, total, situation) }).toMatchObject({ refusal: expected })
  })

  it('counts an open order as lost, and decides by the payout whether a return includes the stake', () => {
    const used = (...orders: Order[]) =>
      amountUsed({ zone, orders: NO_KNOWN_ORDERS }, 'lossDay', NOW, { orders, payoutOf })
    const day = '2026-11-20'
    // This return is recorded without the stake (reading 47).
    expect(used(orderOn('100', day, { returned: '95' }))).toBe('-95')
    // This return is neither gross nor net, so it counts as including the stake.
    expect(used(orderOn('100', day, { returned: '140' }))).toBe('-40')
    const [won, open] = [orderOn('100', day, { returned: '195' }), orderOn('10', day, { isSettled: false })]
    expect(used(orderOn('100', day), won, open, orderOn('500', '2026-11-19'))).toBe('15')
  })

  it('needs the record of orders only if a limit is counted from that record', () => {
    const ownLimits = [limitsWith({ perOrder: '50', playDay: '5', topUpDay: '5' }), limitsWith({ loss30: '50' })]
    expect(ownLimits.map((limits) => needsRecord(limits, NOW))).toEqual([false, true])
  })
})

const attempt = fc.record({ stake: fc.integer({ min: 1, max: 60 }), wait: fc.nat(9 * HOUR_MS), wins: fc.boolean() })
const stakes = fc.array(attempt, { maxLength: 40 })
const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * 60_000)

it('no sequence of orders exceeds a limit of a day or of 7 days, whatever the platform’s time zone', () => {
  forAll(stakes, zones, (attempts, ahead) => {
    const most = { stakedDay: money('100'), staked7: money('250'), lossDay: money('70') }
    const limits = limitsWith(most, { zone: null })
    const sentOrders: { at: number; order: Order }[] = []
    let now: number = NOW
    for (const { stake, wait, wins } of attempts) {
      now += wait
      const text = new Date(now + ahead).toISOString().slice(0, 19).replace('T', ' ')
      const record = recordOf(...sentOrders.map(({ order }) => order))
      if (orderLimitRefusal(limits, money(String(stake)), { now: asProvenTime(now), playedMs: 0 }, record) !== null)
        continue
      const returned = wins ? `${(stake * 195) / 100}` : null
      sentOrders.push({ at: now, order: simpleOrder({ staked: String(stake), returned, placedAt: text }) })
    }
    const dayOf = (at: number) => Math.floor((at + ahead) / DAY_MS)
    for (const kind of ['stakedDay', 'staked7', 'lossDay'] as const)
      for (const day of sentOrders.map(({ at }) => dayOf(at))) {
        const isWithin = (orderDay: number) => orderDay <= day && orderDay > day - COUNTING_RULES[kind].days
        const countedOrders = sentOrders.filter(({ at }) => isWithin(dayOf(at))).map(({ order }) => order)
        const { staked, net } = totalsOf(countedOrders, payoutOf)
        const used = COUNTING_RULES[kind].of === 'lost' ? subtract(ZERO, net) : staked
        expect(compare(used, most[kind])).toBeLessThanOrEqual(0)
      }
  })
})

describe('topUpLimitRefusal', () => {
  const topUps = Object.entries({ 1: '100', 23.9: '50', 24: '1000', 167.9: '1', 168: '5000', 721: '9' }).map(
    ([hoursAgo, amount]) => ({ id: hoursAgo, at: NOW - Number(hoursAgo) * HOUR_MS, amount: money(amount) }),
  )

  it.each<[string, Partial<Record<LimitKind, string>>, string, object | null]>([
    ['accepts exactly the amount that the 24-hour limit leaves', { topUpDay: '200' }, '50', null],
    [
      'refuses more than the 24-hour limit leaves',
      { topUpDay: '200' },
      '51',
      { kind: 'overLimit', limit: 'topUpDay', used: '150' },
    ],
    ['refuses more than the 7-day limit leaves', { topUp7: '1200' }, '50', { limit: 'topUp7', used: '1151' }],
    ['refuses more than the 30-day limit leaves', { topUp30: '6200' }, '50', { limit: 'topUp30', used: '6151' }],
  ])('%s', (_what, limits, amount, expected) => {
    const refusal = topUpLimitRefusal(limitsWith(limits, { topUps }), money(amount), NOW)
    expect({ refusal }).toMatchObject({ refusal: expected })
  })

  it('refuses a top-up if the amount of an earlier top-up within the days of the limit cannot be read', () => {
    const unreadable = { id: '', at: NOW - 48 * HOUR_MS, amount: null }
    const ownLimits = limitsWith({ topUpDay: '200', topUp7: '9000' }, { topUps: [...topUps, unreadable] })
    expect(topUpLimitRefusal(ownLimits, money('1'), NOW)).toEqual({
      kind: 'notCounted',
      limit: 'topUp7',
      lacks: 'device',
    })
    expect([sumTopUps(ownLimits.topUps, 1, NOW), sumTopUps(ownLimits.topUps, 7, NOW)]).toEqual(['150', null])
    expect(topUpLimitRefusal(ownLimits, money('1'), asProvenTime(NOW + 120 * HOUR_MS))).toBeNull()
  })

  it('refuses a top-up during a break, until the confirmed time of the platform shows that the break is over', () => {
    const ownLimits = limitsWith({}, { breakUntil: NOW + DAY_MS })
    const refusal = { kind: 'onBreak', until: NOW + DAY_MS }
    expect(topUpLimitRefusal(ownLimits, money('1'), NOW)).toEqual(refusal)
    expect(topUpLimitRefusal(ownLimits, money('1'), null)).toEqual(refusal)
    expect(topUpLimitRefusal(ownLimits, money('1'), asProvenTime(NOW + DAY_MS))).toBeNull()
  })

  it('refuses every top-up while a top-up limit is set and the time of the platform is not confirmed', () => {
    expect(topUpLimitRefusal(limitsWith({ topUp7: '50' }), money('1'), null)).toEqual({
      kind: 'notCounted',
      limit: 'topUp7',
      lacks: 'time',
    })
    expect(topUpLimitRefusal(limitsWith({ stakedDay: '50' }), money('1'), null)).toBeNull()
  })
})
