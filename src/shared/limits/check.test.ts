import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { add, compare, subtract, sum } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { simpleOrder } from '../../../tests/support/orders'
import { checkOwnOrder, checkOwnTopUp, needsRecord, usedOfOrders, type OrdersRead } from './check'
import { COUNTED, ORDER_KINDS, type LimitKind } from './kinds'
import { changeLimit, DAY_MS } from './limit'
import { followClock, nothingOwn, withLimit, type OwnLimits } from './store'

/** Jakarta's noon; an order a minute ago tells the zone. */
const NOW = Date.parse('2026-11-20T05:00:00Z')
const AHEAD = 7 * 3_600_000
const zone = { ahead: AHEAD, at: NOW }
const present = { now: NOW, playedMs: 0 }
const payoutOf = () => '1.95'
const HOUR_MS = 3_600_000

const own = (limits: Partial<Record<LimitKind, string>>, rest: Partial<OwnLimits> = {}): OwnLimits =>
  Object.entries(limits).reduce(
    (all, [kind, most]) =>
      withLimit(all, kind as LimitKind, changeLimit({ most: null, waiting: null }, money(most), 0)),
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
    [
      'more than what is left of the day',
      own({ stakedDay: '150' }),
      '51',
      { kind: 'overLimit', limit: 'stakedDay', most: '150', used: '100', adds: '51' },
    ],
    ['what is left of 7 days', own({ staked7: '200' }), '50', null],
    ['more than what is left of 7 days', own({ staked7: '200' }), '51', { limit: 'staked7', used: '150' }],
    ['what is left of 30 days, over a month’s end', own({ staked30: '1200' }), '43', null],
    ['more than what is left of 30 days', own({ staked30: '1200' }), '44', { limit: 'staked30', used: '1157' }],
    [
      'more than two let through: the one with least left',
      own({ stakedDay: '140', staked7: '151' }),
      '50',
      { limit: 'staked7' },
    ],
    ['as before, the other way round', own({ stakedDay: '101', staked7: '170' }), '50', { limit: 'stakedDay' }],
    ['play time that is left', own({ playDay: '60' }), '1', null],
  ])('%s', (_what, limits, total, expected) => {
    const found = checkOwnOrder(limits, money(total), present, read(week))
    expect({ found }).toMatchObject({ found: expected })
  })

  it('counts losses: an open order as lost, a return by its payout, a gain as room', () => {
    const used = (orders: Order[]) => usedOfOrders({ zone }, 'lossDay', NOW, { orders, payoutOf })
    const day = '2026-11-20'
    expect(used([lost('100', day)])).toBe('100')
    expect(used([open('100', day)])).toBe('100')
    expect(used([won('100', '195', day)])).toBe('-95')
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
    expect(checkOwnOrder(own({ lossDay: '50' }), money('1'), present, 'failed')).toEqual({
      kind: 'notCounted',
      limit: 'lossDay',
    })
    expect(checkOwnOrder(own({ lossDay: '50' }), money('1'), present, 'later')).toBeNull()
    expect(
      [own({ perOrder: '50', playDay: '5', topUpDay: '5' }), own({ loss30: '50' })].map((it) => needsRecord(it, NOW)),
    ).toEqual([false, true])
  })

  it('counts an order without a date in every span', () => {
    const undated = simpleOrder({ staked: '100', placedAt: '' })
    for (const kind of ORDER_KINDS)
      expect(usedOfOrders({ zone }, kind, NOW, { orders: [undated], payoutOf })).toBe('100')
  })

  it('waits for the end of a break, and of the play time of a day', () => {
    const resting = own({ perOrder: '1' }, { breakUntil: NOW + 1 })
    expect(checkOwnOrder(resting, money('9'), present, 'failed')).toEqual({ kind: 'onBreak', until: NOW + 1 })
    expect(checkOwnOrder(resting, money('1'), { ...present, now: NOW + 1 }, 'later')).toBeNull()
    const play = (minutes: number) =>
      checkOwnOrder(own({ playDay: '60' }), money('1'), { now: NOW, playedMs: minutes * 60_000 }, 'later')
    expect([play(59.99), play(60), play(75.5)]).toEqual([
      null,
      { kind: 'played', most: '60', used: 60 },
      { kind: 'played', most: '60', used: 75 },
    ])
  })

  it('is held to what holds now, not to what waits', () => {
    const raised = withLimit(
      own({}),
      'stakedDay',
      changeLimit({ most: money('100'), waiting: null }, money('500'), NOW),
    )
    expect(checkOwnOrder(raised, money('200'), present, read([]))).toMatchObject({ most: '100' })
    expect(checkOwnOrder(raised, money('200'), { now: NOW + DAY_MS, playedMs: 0 }, read([]))).toBeNull()
  })
})

describe('a sequence of orders', () => {
  const stakes = fc.array(
    fc.record({ stake: fc.integer({ min: 1, max: 60 }), wait: fc.nat(9 * HOUR_MS), wins: fc.boolean() }),
    { maxLength: 40 },
  )
  const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * 60_000)

  it('never passes a limit in any day of the platform, nor in 7 or 30, whatever its zone', () => {
    fc.assert(
      fc.property(stakes, zones, (wishes, ahead) => {
        const most = { stakedDay: money('100'), staked7: money('250'), lossDay: money('70') }
        let limits = own(most, { zone: null })
        const placed: { at: number; order: Order }[] = []
        let now = NOW
        for (const { stake, wait, wins } of wishes) {
          now += wait
          const text = new Date(now + ahead).toISOString().slice(0, 19).replace('T', ' ')
          const record = read(placed.map(({ order }) => order))
          if (checkOwnOrder(limits, money(String(stake)), { now, playedMs: 0 }, record) !== null) continue
          const returned = wins ? `${(stake * 195) / 100}` : null
          const order = simpleOrder({ staked: String(stake), returned, placedAt: text })
          placed.push({ at: now, order })
          limits = { ...limits, zone: null }
        }
        for (const kind of ['stakedDay', 'staked7', 'lossDay'] as const)
          for (const { at } of placed) {
            const day = Math.floor((at + ahead) / DAY_MS)
            const within = placed.filter((one) => {
              const its = Math.floor((one.at + ahead) / DAY_MS)
              return its <= day && its > day - COUNTED[kind].days
            })
            const staked = sum(within.map(({ order }) => order.total))
            const back = within.reduce(
              (all, { order }) => add(all, order.lines[0]?.recordedReturn ?? money('0')),
              money('0'),
            )
            const used = COUNTED[kind].of === 'lost' ? subtract(staked, back) : staked
            expect(compare(used, most[kind])).toBeLessThanOrEqual(0)
          }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a top-up within its own limits', () => {
  const sent = (hoursAgo: number, amount: string) => ({
    id: String(hoursAgo),
    at: NOW - hoursAgo * HOUR_MS,
    amount: money(amount),
  })
  const topUps = [
    sent(1, '100'),
    sent(23.9, '50'),
    sent(24, '1000'),
    sent(167.9, '1'),
    sent(168, '5000'),
    sent(721, '9'),
  ]

  it.each<[string, Partial<Record<LimitKind, string>>, string, object | null]>([
    ['what is left of 24 hours', { topUpDay: '200' }, '50', null],
    ['more', { topUpDay: '200' }, '51', { kind: 'overLimit', limit: 'topUpDay', used: '150' }],
    ['what is left of 7 days', { topUp7: '1200' }, '49', null],
    ['more of 7 days', { topUp7: '1200' }, '50', { limit: 'topUp7', used: '1151' }],
    ['what is left of 30 days', { topUp30: '6200' }, '49', null],
    ['more of 30 days', { topUp30: '6200' }, '50', { limit: 'topUp30', used: '6151' }],
  ])('%s', (_what, limits, amount, expected) => {
    const found = checkOwnTopUp(own(limits, { topUps }), money(amount), NOW)
    expect({ found }).toMatchObject({ found: expected })
  })

  it('is not held back by a break, which is of the draws', () => {
    expect(checkOwnTopUp(own({}, { breakUntil: NOW + DAY_MS }), money('1'), NOW)).toBeNull()
  })
})

describe('a device’s clock, where the platform tells no date', () => {
  const held = (): OwnLimits => ({
    ...own({}, { breakUntil: NOW + DAY_MS, topUps: [{ id: 'a', at: NOW, amount: money('5') }], seenAt: NOW }),
    limits: [{ kind: 'perOrder', limit: { most: money('1'), waiting: { most: money('2'), from: NOW + DAY_MS } } }],
  })

  it('that goes on moves nothing', () => {
    expect(followClock(held(), NOW + HOUR_MS)).toEqual({ ...held(), seenAt: NOW + HOUR_MS })
  })

  it('that is set back makes nothing longer and nothing shorter', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40 * DAY_MS, max: 0 }), { maxLength: 6 }), (steps) => {
        let limits = held()
        let now = NOW
        for (const step of steps) {
          now += step
          limits = followClock(limits, now)
        }
        const [kept] = limits.limits
        const left = [limits.breakUntil ?? 0, kept?.limit.waiting?.from ?? 0, limits.topUps[0]?.at ?? 0]
        expect(left.map((at) => at - now)).toEqual([DAY_MS, DAY_MS, 0])
      }),
    )
  })
})
