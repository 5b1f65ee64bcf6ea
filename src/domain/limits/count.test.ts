import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { dateOf, dayNumber } from '@/lib/server-day'
import { simpleOrder } from '../../../tests/support/orders'
import { asConfirmedStart, asProvenTime } from '../../../tests/support/own-limits'
import {
  sumOrders,
  NO_KNOWN_ORDERS,
  periodOrdersOf,
  addAcceptedOrder,
  updateKnownOrders,
  type KnownOrders,
  type PeriodOrders,
} from './count'
import { confirmTopUpsAt, sumTopUps, latestDay, recentTopUps, serverToday } from './count'
import { DAY_MS, TIME_PENDING } from './limit'

const TODAY = dayNumber('2026-11-21') ?? 0
const NOW = asProvenTime(TODAY * DAY_MS + 11 * 3_600_000)
const day = (ago: number) => dateOf(TODAY - ago)
/** If two periods are of the same day, the one with the higher number is later. */
const round = (period: number | string, daysAgo: number, staked = '400', back = '0'): PeriodOrders => ({
  key: `11|${period}`,
  day: day(daysAgo),
  at: `${day(daysAgo)} ${String(period).padStart(8, '0')}`,
  staked: money(staked),
  back: money(back),
})
const undatedRound = (period: number | string): PeriodOrders => ({ ...round(period, 0), day: '', at: '' })
const rounds = (name: string, count: number, daysAgo = 0) =>
  Array.from({ length: count }, (_, at) => round(`${name}${count - at + 100}`, daysAgo))
const accept = (known: KnownOrders, period: number | string, total = '400', now = NOW, first?: number) =>
  addAcceptedOrder(
    known,
    { gameId: '11', period: String(period), total: money(total) },
    { first: first ?? serverToday(null, null, now), last: latestDay(now) },
  )
const readList = (known: KnownOrders, listed: readonly PeriodOrders[]) =>
  updateKnownOrders(known, listed, listed.length, TODAY)
const countListed = (known: KnownOrders, listed: readonly PeriodOrders[], days: number) =>
  sumOrders(known, listed, { today: TODAY, days })
const countStaked = (known: KnownOrders, listed: readonly PeriodOrders[], days: number) =>
  countListed(known, listed, days)?.staked ?? null

it('periodOrdersOf groups orders by game, period and day', () => {
  const line = (period: string, placedAt: string, staked: string, returned: string | null = null) =>
    simpleOrder({ staked, returned, placedAt, period })
  const orders = [
    line('7', '2026-11-20 09:00:00', '100'),
    line('7', '2026-11-20 09:00:10', '50', '97.5'),
    line('7', '2026-11-19 09:00:00', '3'),
    line('8', 'soon', '4'),
    { ...line('9', '', '5'), lines: [], updatedAt: '2026-11-20 10:00:00' },
  ]
  expect(periodOrdersOf(orders, () => null)).toEqual([
    { key: '11|7', day: '2026-11-20', at: '2026-11-20 09:00:10', staked: '150', back: '97.5' },
    { key: '11|7', day: '2026-11-19', at: '2026-11-19 09:00:00', staked: '3', back: '0' },
    { key: '11|8', day: '', at: '', staked: '4', back: '0' },
    { key: '|9', day: '2026-11-20', at: '2026-11-20', staked: '5', back: '0' },
  ])
})

describe('sumOrders with a list that may lack recent orders', () => {
  it('adds the accepted orders that the list lacks, and counts each order once', () => {
    let known = readList(NO_KNOWN_ORDERS, [round(1, 0)])
    known = accept(known, 2)
    expect(countStaked(known, [round(1, 0)], 1)).toBe('800')
    known = accept(known, 3)
    expect(countStaked(known, [round(1, 0), round(2, 0)], 1)).toBe('1200')
    known = readList(known, [round(1, 0), round(2, 0), round(3, 0)])
    expect(countStaked(known, [round(1, 0), round(2, 0), round(3, 0)], 1)).toBe('1200')
    // A list from another server, which lags, does not lower the sums.
    expect(countListed(known, [round(1, 0)], 1)).toEqual({ staked: '1200', lost: '1200' })
  })

  it('counts the larger of the known and the listed stake, and the accepted stakes that are not listed', () => {
    const seen = readList(NO_KNOWN_ORDERS, [round(1, 0, '1000')])
    expect(countListed(seen, [round(1, 0, '400', '780')], 1)).toEqual({ staked: '1000', lost: '220' })
    const known = accept(accept(NO_KNOWN_ORDERS, 2), 2)
    expect(known.accepted).toEqual([{ key: '11|2', from: day(1), day: day(-1), total: '800' }])
    expect(countStaked(known, [round(2, 0)], 1)).toBe('800')
    expect(countStaked(known, [round(2, 0, '1000')], 1)).toBe('1000')
    expect(countStaked(known, [round(5, 0)], 1)).toBe('1200')
  })

  it.each<[string, number, number, string]>([
    ['the same order if the period has the latest date that the order may have', 12, 0, '400'],
    ['the same order if the period has the earliest date that the order may have', 11, 2, '400'],
    ['the same order if the period has no date', 12, NaN, '400'],
    ['two orders if the period has an earlier date than the order may have', 11, 3, '800'],
    ['two orders if the period has a later date than the order may have', 9, -1, '800'],
  ])('counts an accepted order and a listed period of the same number as %s', (_what, hour, daysAgo, expected) => {
    const now = asProvenTime(TODAY * DAY_MS + hour * 3_600_000)
    const shown = { ...round(2, 0), day: Number.isNaN(daysAgo) ? '' : dateOf(TODAY + (hour >= 10 ? 1 : 0) - daysAgo) }
    expect(countStaked(accept(NO_KNOWN_ORDERS, 2, '400', now), [shown], 30)).toBe(expected)
  })

  it('does not treat yesterday’s period of the same number as the period of an order that was accepted today', () => {
    const known = readList(NO_KNOWN_ORDERS, [round(7, 1)])
    const withBoth = accept(accept(known, 7, '400', NOW, TODAY), 7, '400', NOW, TODAY)
    expect([1, 7].map((days) => countStaked(withBoth, [round(7, 1)], days))).toEqual(['800', '1200'])
    expect([1, 7].map((days) => countStaked(withBoth, [round(7, 0, '800'), round(7, 1)], days))).toEqual([
      '800',
      '1200',
    ])
    const evening = accept(known, 7, '400', asProvenTime(NOW - DAY_MS), TODAY - 1)
    const list = [round(7, 0), round(7, 1)]
    expect(countStaked(accept(evening, 7, '400', NOW, TODAY), list, 7)).toBe('800')
    expect(accept(evening, 7, '400', NOW, TODAY).accepted).toHaveLength(2)
    const morning = accept(NO_KNOWN_ORDERS, 7, '400', asProvenTime(NOW - 3 * 3_600_000), TODAY)
    expect(accept(morning, 7, '400', NOW, TODAY).accepted).toMatchObject([{ day: day(-1), total: '800' }])
    // The zone became known between the two orders. So their first dates differ, and only their
    // last date is the same.
    const midnight = accept(accept(known, 8, '400', NOW, TODAY - 1), 8, '400', NOW, TODAY)
    expect(midnight.accepted).toMatchObject([{ from: day(1), total: '800' }])
  })

  it('counts an accepted order that is never listed under the latest date that the order may have', () => {
    const early = accept(NO_KNOWN_ORDERS, 2, '400', asProvenTime(NOW - 6 * DAY_MS))
    expect([1, 5, 6, 7].map((days) => countStaked(early, [], days))).toEqual(['0', '0', '400', '400'])
    expect(readList(early, [round(9, 0)]).accepted).toHaveLength(1)
    expect(
      readList(accept(NO_KNOWN_ORDERS, 2, '400', asProvenTime(NOW - 31 * DAY_MS)), [round(9, 0)]).accepted,
    ).toEqual([])
  })
})

describe('a newly read list of orders', () => {
  it('shows that no order is missing if the list contains all known orders', () => {
    const known = readList(NO_KNOWN_ORDERS, [round(2, 1), round(1, 9)])
    expect(known).toMatchObject({ began: { rows: 2 }, gap: null })
    expect(readList(known, [round(3, 0), round(2, 1), round(1, 9)])).toMatchObject({ began: { rows: 2 }, gap: null })
    expect(readList(known, [round(2, 1), round(1, 9)])).toBe(known)
  })

  const threeRounds = [round(3, 0), round(2, 1), round(1, 2)]
  const twoOf = (daysAgo: number) => [round(2, daysAgo), round(1, daysAgo)]
  const byDate = (one: PeriodOrders) => ({ ...one, at: one.day })
  const laterOnOtherServer = { ...round(2, 0, '800'), at: `${day(0)} 00000005` }
  const afterAnOldOne = [...rounds('a', 3, 1), round(1, 20)]
  it.each<[string, first: PeriodOrders[], then: PeriodOrders[], gap: string | null]>([
    // The platform's list may show only 7 days, so older orders may never have been listed.
    ['its oldest period, although it is longer', [round(2, 3), round(1, 6)], [...rounds('n', 4), round(2, 3)], day(6)],
    ['its oldest period, and is not longer', [round(2, 0), round(1, 3)], [round(3, 0), round(2, 0)], day(3)],
    [
      'its oldest period, which is of today, and is longer',
      [round(2, 0), round(1, 0)],
      [...rounds('n', 4), round(2, 0)],
      '1970-01-01',
    ],
    [
      'its oldest period, which is of today, and is not longer',
      [round(2, 0), round(1, 0)],
      [round(3, 0), round(2, 0)],
      day(0),
    ],
    [
      'its oldest period, which is of today, with dates only, and is longer',
      twoOf(0).map(byDate),
      [...rounds('n', 4), round(2, 0)].map(byDate),
      '1970-01-01',
    ],
    ['its oldest period, which is of yesterday, and is longer', twoOf(1), [...rounds('n', 4, 1), round(2, 1)], day(1)],
    [
      'an old period, while another has grown and got a date',
      [undatedRound(2), round(1, 5)],
      [round(2, 1, '800')],
      day(1),
    ],
    ['one of two periods of the same time', [round(2, 0), { ...round(2, 0), key: '12|2' }], [round(2, 0)], day(0)],
    ['an old period, on a server that lags', [laterOnOtherServer, round(1, 5)], [round(9, 0), round(2, 0)], day(5)],
    ['all known periods, and is sorted oldest first', [round(1, 9)], [round(4, 1), round(5, 0)], day(1)],
    ['all known periods of yesterday, its last day', [round(2, 1), round(1, 1)], rounds('n', 4, 1), day(1)],
    ['all known periods', [round(1, 9)], [round(9, 0), round(8, 2)], day(2)],
    [
      'all known periods but an old one at its end',
      [...rounds('a', 9, 1), round(1, 20)],
      [...rounds('b', 9), round(1, 20)],
      day(0),
    ],
    ['more periods than it still has', afterAnOldOne, [round('b', 0), round('a103', 1), round(1, 20)], day(1)],
    ['one period in the middle', threeRounds, [round(3, 0), round(1, 2)], null],
    ['a part of one period in the middle', threeRounds, [round(3, 0), round(2, 1, '1'), round(1, 2)], null],
    ['its newest period, on a server that lags', [round(3, 0), round(2, 0)], [round(2, 0)], null],
    [
      'a part of its newest period, on a server that lags',
      [{ ...round(2, 0, '800'), at: `${day(0)} 9` }],
      [round(2, 0)],
      null,
    ],
  ])('shows until which day orders may be missing (the gap) if the list has lost %s', (_what, first, then, gap) => {
    const known = readList(readList(NO_KNOWN_ORDERS, first), then)
    expect(known.gap).toBe(gap)
    for (const days of [1, 7, 30]) {
      const isMissing = gap !== null && (dayNumber(gap) ?? 0) > TODAY - days
      expect(countStaked(known, then, days) === null).toBe(isMissing)
    }
  })

  it.each<[string, then: PeriodOrders[], gap: string | null]>([
    ['another period was added', [round(2, 0), round(1, 0, '7600')], day(0)],
    ['that period has later orders and the same stake', [{ ...round(1, 0, '8000'), at: `${day(0)} 9` }], day(0)],
    ['that period has later orders and a larger stake', [{ ...round(1, 0, '8400'), at: `${day(0)} 9` }], null],
    [
      'that period has fewer and earlier orders, on a server that lags',
      [{ ...round(1, 0, '7600'), at: `${day(0)} 0` }],
      null,
    ],
  ])('of 20 orders shows whether orders of its oldest period are missing if %s', (_what, then, gap) => {
    const first = updateKnownOrders(NO_KNOWN_ORDERS, [round(1, 0, '8000')], 20, TODAY)
    expect(updateKnownOrders(first, then, 20, TODAY).gap).toBe(gap)
  })

  it('moves the gap (the last day of possibly missing orders) back if the list reaches further back', () => {
    const known = readList(readList(NO_KNOWN_ORDERS, [round(1, 9)]), [round(9, 0), round(8, 2)])
    const later = [round(10, 0), round(9, 0), round(8, 2)]
    expect(readList(known, later).gap).toBe(day(2))
    expect(readList(known, [...later, round(5, 4)]).gap).toBe(day(4))
    expect(readList(known, [...later, round(5, 4), round(1, 9)]).gap).toBe(day(9))
    expect(readList({ ...known, gap: day(-1) }, [round(6, 0), round(5, 0)]).gap).toBe(day(0))
    expect(readList({ ...known, gap: day(5) }, later).gap).toBe(day(5))
    expect(readList(known, [round('n', 0)]).gap).toBe(day(0))
  })

  it('proves that the first list lacked no order if the first list was shorter', () => {
    const newestRounds = (last: number) => Array.from({ length: Math.min(last, 20) }, (_, at) => round(last - at, 0))
    let known = readList(NO_KNOWN_ORDERS, [])
    for (let last = 1; last <= 31; last += 1) known = readList(known, newestRounds(last))
    expect([known.gap, countStaked(known, newestRounds(31), 30)]).toEqual(['1970-01-01', '12400'])
    // Here the first list of the last 30 days already has 20 rows, so it may be cut off.
    const fullList = readList(readList(NO_KNOWN_ORDERS, [round(1, 40)]), rounds('a', 20))
    expect(readList(fullList, [round('b999', 0), ...rounds('a', 20).slice(0, 19)]).gap).toBe(day(0))
  })

  it('of undated orders cannot be counted once one of these orders is no longer listed', () => {
    const first = readList(NO_KNOWN_ORDERS, [undatedRound(2), undatedRound(1)])
    expect([first.rounds, first.gap]).toEqual([[undatedRound(2), undatedRound(1)], null])
    // One of the orders has got a date meanwhile.
    const dated = [undatedRound(3), undatedRound(2), round(1, 3)]
    expect(readList(first, dated)).toMatchObject({
      gap: null,
      rounds: [{ key: '11|2' }, { key: '11|3' }, { key: '11|1' }],
    })
    const known = readList(first, [undatedRound(3), undatedRound(2)])
    expect([known.gap, countStaked(known, [undatedRound(3), undatedRound(2)], 1)]).toEqual(['9999-12-31', null])
    expect(readList(known, [undatedRound(3), undatedRound(2)]).gap).toBe('9999-12-31')
    expect(readList(known, [round(5, 2), undatedRound(3), undatedRound(2)]).gap).toBe(day(2))
  })

  it('that is empty cannot be counted if an order of the counted days is known', () => {
    const empty = readList(NO_KNOWN_ORDERS, [])
    expect(empty).toBe(NO_KNOWN_ORDERS)
    expect(countStaked(empty, [], 30)).toBe('0')
    const known = readList(empty, [round(1, 3)])
    expect(readList(known, [])).toBe(known)
    expect([3, 4].map((days) => countStaked(known, [], days))).toEqual(['0', null])
    // Missing orders were placed before now, so the gap ends with the latest date of any zone.
    expect(readList({ ...empty, gap: '9999-12-31' }, []).gap).toBe(day(-2))
  })

  it('is remembered for 30 days, and undated orders only while they are listed', () => {
    const list = [round(4, 0), undatedRound(3), round(2, 29), round(1, 30)]
    const known = readList(NO_KNOWN_ORDERS, list)
    expect(known.rounds).toEqual(list.slice(0, 3))
    expect(countStaked(known, list, 1)).toBe('800')
    // Without dates, it is unknown how far back the list goes.
    const later = readList(known, [undatedRound(3)])
    expect([later.gap, countStaked(later, [undatedRound(3)], 1)]).toEqual(['9999-12-31', null])
  })
})

const step = fc.record({ orders: fc.nat(6), isOwn: fc.boolean(), days: fc.nat(5), lags: fc.nat(2) })
const steps = fc.array(step, { maxLength: 14 })

/** A platform's list shows at most the newest `rows` orders, or those of the last `days` days. */
const listLimit = fc.oneof(
  fc.record({ rows: fc.integer({ min: 1, max: 8 }), days: fc.constant(Infinity) }),
  fc.record({ rows: fc.constant(Infinity), days: fc.integer({ min: 1, max: 9 }) }),
)
const platforms = fc.record({ before: fc.nat(6), shows: listLimit })

it('sumOrders never returns too low a sum if the first list was complete or a later list is visibly cut off', () => {
  fc.assert(
    fc.property(steps, platforms, fc.constantFrom(1, 7, 30), (taken, { before, shows }, days) => {
      let today = TODAY
      const placedOrders: PeriodOrders[] = []
      const place = () => {
        const order = round(placedOrders.length, TODAY - today)
        placedOrders.push(order)
        return order
      }
      const isWithin = (one: PeriodOrders, span: number) => (dayNumber(one.day) ?? 0) > today - span
      const list = (lags: number) => {
        const recent = placedOrders.slice(0, placedOrders.length - lags).filter((one) => isWithin(one, shows.days))
        return recent.slice(-shows.rows).toReversed()
      }
      today -= 2 * before
      for (let left = before; left > 0; left -= 1, today += 2) place()
      const first = list(0)
      const isComplete = before > 0 && first.length === before && shows.days === Infinity
      let known = updateKnownOrders(NO_KNOWN_ORDERS, first, first.length, today)
      const shown = new Set<PeriodOrders>(first)
      const ownOrders = new Set<PeriodOrders>()
      const isEnough: boolean[] = []
      for (const { orders, isOwn, days: passed, lags } of taken) {
        today += passed
        for (let left = orders; left > 0; left -= 1) {
          // Each device reads the list before its own orders. So this device reads no list before
          // the orders of another device.
          if (isOwn) {
            const listed = list(lags)
            known = updateKnownOrders(known, listed, listed.length, today)
            const staked = sumOrders(known, listed, { today, days })?.staked
            const unlistedOrders = [...shown].filter((one) => isWithin(one, days) && !listed.includes(one))
            const isSeenCut = unlistedOrders.some((one) => listed.every((other) => other.at > one.at))
            for (const one of listed) shown.add(one)
            // The last orders of another device may be in no list yet, so they need not count.
            const ordersToCount = placedOrders
              .filter((one, at) => at < placedOrders.length - lags || shown.has(one) || ownOrders.has(one))
              .filter((one) => isWithin(one, days))
            isEnough.push(
              staked === undefined || !(isComplete || isSeenCut) || Number(staked) >= ordersToCount.length * 400,
            )
          }
          const placed = place()
          if (isOwn) known = accept(known, placedOrders.length - 1, '400', asProvenTime(today * DAY_MS))
          if (isOwn) ownOrders.add(placed)
        }
      }
      expect(isEnough).not.toContain(false)
    }),
    { numRuns: 300 },
  )
})

const topUpAt = (at: number) => ({ id: 'a', at, amount: money('5') })

it('a top-up counts before its time is confirmed, gets the confirmed time later, and is dropped after 30 days', () => {
  const unconfirmed = [topUpAt(TIME_PENDING), topUpAt(NOW - 40 * DAY_MS)]
  expect(sumTopUps(unconfirmed, 1, NOW)).toBe('5')
  expect(confirmTopUpsAt(unconfirmed, asConfirmedStart(NOW))).toEqual([topUpAt(NOW), topUpAt(NOW - 40 * DAY_MS)])
  expect(recentTopUps(unconfirmed, null)).toEqual(unconfirmed)
  expect(recentTopUps([topUpAt(NOW - 30 * DAY_MS), topUpAt(NOW - 30 * DAY_MS + 1)], NOW)).toEqual([
    topUpAt(NOW - 30 * DAY_MS + 1),
  ])
})
