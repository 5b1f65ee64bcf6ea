import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { dateOf, dayNumber } from '@/lib/server-day'
import { simpleOrder } from '../../../tests/support/orders'
import { begunAt, proven } from '../../../tests/support/own-limits'
import {
  begunTopUps,
  countOrders,
  countTopUps,
  NONE_KNOWN,
  recentTopUps,
  roundsOf,
  withAccepted,
  withList,
  type KnownOrders,
  type Round,
} from './count'
import { DAY_MS, UNTOLD } from './limit'

const TODAY = dayNumber('2026-11-21') ?? 0
const NOW = proven(TODAY * DAY_MS + 11 * 3_600_000)
const day = (ago: number) => dateOf(TODAY - ago)
const round = (period: number | string, daysAgo: number, staked = '400', back = '0'): Round => ({
  key: `11|${period}`,
  day: day(daysAgo),
  staked: money(staked),
  back: money(back),
})
const accept = (known: KnownOrders, period: number | string, total = '400', now = NOW) =>
  withAccepted(known, { gameId: '11', period: String(period), total: money(total) }, now)
const read = (known: KnownOrders, listed: readonly Round[]) => withList(known, listed, listed.length, TODAY)
const count = (known: KnownOrders, listed: readonly Round[], days: number) =>
  countOrders(known, listed, { today: TODAY, days })
const staked = (known: KnownOrders, listed: readonly Round[], days: number) =>
  count(known, listed, days)?.staked ?? null

describe('the rounds of a record', () => {
  it('are its orders by game, period and day, an order without a date by itself', () => {
    const line = (period: string, placedAt: string, stake: string, returned: string | null = null) => ({
      ...simpleOrder({ staked: stake, returned, placedAt }),
      period,
    })
    const orders = [
      line('7', '2026-11-20 09:00:00', '100'),
      line('7', '2026-11-20 09:00:10', '50', '97.5'),
      line('7', '2026-11-19 09:00:00', '3'),
      line('8', 'soon', '4'),
      { ...line('9', '', '5'), lines: [], updatedAt: '2026-11-20 10:00:00' },
    ]
    const game = orders[0]?.lines[0]?.gameId
    expect(roundsOf(orders, () => null)).toEqual([
      { key: `${game}|7`, day: '2026-11-20', staked: '150', back: '97.5' },
      { key: `${game}|7`, day: '2026-11-19', staked: '3', back: '0' },
      { key: `${game}|8`, day: '', staked: '4', back: '0' },
      { key: '|9', day: '2026-11-20', staked: '5', back: '0' },
    ])
  })
})

describe('a record that lags', () => {
  it('is counted with what was accepted, once', () => {
    let known = read(NONE_KNOWN, [round(1, 0)])
    known = accept(known, 2)
    expect(staked(known, [round(1, 0)], 1)).toBe('800')
    known = accept(known, 3)
    expect(staked(known, [round(1, 0), round(2, 0)], 1)).toBe('1200')
    known = read(known, [round(1, 0), round(2, 0), round(3, 0)])
    expect(staked(known, [round(1, 0), round(2, 0), round(3, 0)], 1)).toBe('1200')
    // Another server, which is behind.
    expect(count(known, [round(1, 0)], 1)).toEqual({ staked: '1200', lost: '1200' })
  })

  it('may have one of two orders of a period, and those of another device', () => {
    const known = accept(accept(NONE_KNOWN, 2), 2)
    expect(known.accepted).toEqual([{ key: '11|2', day: day(-1), total: '800' }])
    expect(staked(known, [round(2, 0)], 1)).toBe('800')
    expect(staked(known, [round(2, 0, '1000')], 1)).toBe('1000')
    expect(staked(known, [round(5, 0)], 1)).toBe('1200')
  })

  it('is believed in what was returned, and in the larger stake of what it showed', () => {
    const known = read(NONE_KNOWN, [round(1, 0, '1000')])
    expect(count(known, [round(1, 0, '400', '780')], 1)).toEqual({ staked: '1000', lost: '220' })
  })

  it.each<[string, number, number, string]>([
    ['of the same date', 12, 0, '400'],
    ['of the day before, far west', 11, 2, '400'],
    ['without a date', 12, NaN, '400'],
    ['of a period that is numbered alike', 11, 3, '800'],
    ['of one that is still to come', 9, -1, '800'],
  ])('has it where it shows one %s', (_what, hour, daysAgo, expected) => {
    const now = proven(TODAY * DAY_MS + hour * 3_600_000)
    const shown = { ...round(2, 0), day: Number.isNaN(daysAgo) ? '' : dateOf(TODAY + (hour >= 10 ? 1 : 0) - daysAgo) }
    expect(staked(accept(NONE_KNOWN, 2, '400', now), [shown], 30)).toBe(expected)
  })

  it('ages what it never shows by the latest date that it may have', () => {
    const early = accept(NONE_KNOWN, 2, '400', proven(NOW - 6 * DAY_MS))
    expect([1, 5, 6, 7].map((days) => staked(early, [], days))).toEqual(['0', '0', '400', '400'])
    expect(read(early, [round(9, 0)]).accepted).toHaveLength(1)
    expect(read(accept(NONE_KNOWN, 2, '400', proven(NOW - 31 * DAY_MS)), [round(9, 0)]).accepted).toEqual([])
  })
})

describe('a list', () => {
  it('that has all of before is the record', () => {
    const known = read(NONE_KNOWN, [round(2, 1), round(1, 9)])
    expect(known).toMatchObject({ began: { rows: 2, oldest: day(9) }, gap: null })
    expect(read(known, [round(3, 0), round(2, 1), round(1, 9)])).toMatchObject({ began: { rows: 2 }, gap: null })
    expect(read(known, [round(2, 1), round(1, 9)])).toBe(known)
  })

  it('that lost its oldest since is counted with what it showed, for it has one of before', () => {
    const first = read(NONE_KNOWN, [round(2, 0), round(1, 1)])
    const known = read(first, [round(4, 0), round(3, 0), round(2, 0)])
    expect(known.gap).toBeNull()
    expect(staked(known, [round(4, 0), round(3, 0), round(2, 0)], 7)).toBe('1600')
  })

  it('that was as short when it was first read may have lacked older ones even then', () => {
    const first = read(NONE_KNOWN, [round(2, 0), round(1, 3)])
    const list = [round(3, 0), round(2, 0)]
    const known = read(first, list)
    expect(known.gap).toBe(day(3))
    expect([1, 3, 4, 7].map((days) => staked(known, list, days))).toEqual(['800', '800', null, null])
  })

  it('that has none of before leaves out how many nobody knows, up to its oldest', () => {
    const first = read(NONE_KNOWN, [round(1, 9)])
    const list = [round(9, 0), round(8, 2)]
    const known = read(first, list)
    expect(known.gap).toBe(day(2))
    expect([1, 2, 3, 7, 30].map((days) => staked(known, list, days))).toEqual(['400', '400', null, null, null])
    const later = [round(10, 0), ...list]
    expect(read(known, later).gap).toBe(day(2))
    // It goes back further again: it has no hole.
    expect(read(known, [...later, round(5, 4)]).gap).toBeNull()
    expect(read({ ...known, gap: day(4) }, [round(6, 0), round(5, 0)]).gap).toBe(day(0))
    expect(read({ ...known, gap: day(-1) }, [round(6, 0), round(5, 0)]).gap).toBeNull()
    expect(read({ ...known, gap: day(0) }, [round(6, 0), round(5, 0)]).gap).toBe(day(0))
    expect(
      read({ ...first, gap: day(7), began: { rows: 9, oldest: day(9) }, rounds: [round(1, 9), round(2, 5)] }, [
        round(2, 5),
      ]).gap,
    ).toBe(day(7))
    expect(
      read({ ...first, gap: day(3), began: { rows: 9, oldest: day(9) }, rounds: [round(1, 9), round(2, 3)] }, [
        round(2, 3),
      ]).gap,
    ).toBe(day(3))
  })

  it('from which an order in the middle has gone is no shorter for that', () => {
    const first = read(NONE_KNOWN, [round(3, 0), round(2, 1), round(1, 2)])
    const known = read(first, [round(3, 0), round(1, 2)])
    expect(known.gap).toBeNull()
    expect(staked(known, [round(3, 0), round(1, 2)], 7)).toBe('1200')
  })

  it('that is empty says nothing where the span has had an order', () => {
    const empty = read(NONE_KNOWN, [])
    expect([empty, staked(empty, [], 30)]).toEqual([{ ...NONE_KNOWN, began: { rows: 0, oldest: '9999-12-31' } }, '0'])
    expect(read(empty, [])).toBe(empty)
    const known = read(empty, [round(1, 3)])
    expect(read(known, [])).toBe(known)
    expect([3, 4].map((days) => staked(known, [], days))).toEqual(['0', null])
  })

  it('is kept for 30 days, and nothing of it that has no date', () => {
    const list = [round(4, 0), { ...round(3, 0), day: '' }, round(2, 29), round(1, 30)]
    const known = read(NONE_KNOWN, list)
    expect(known.rounds).toEqual([list[0], list[2]])
    expect(known.began).toEqual({ rows: 4, oldest: day(30) })
    expect(staked(known, list, 1)).toBe('800')
    const undated = [{ ...round(3, 0), day: '' }]
    expect(read(NONE_KNOWN, undated)).toMatchObject({ rounds: [], began: { oldest: '9999-12-31' } })
    // Nobody knows how far it goes back.
    expect(read(known, undated).gap).toBe('9999-12-31')
    expect(staked(read(known, undated), undated, 1)).toBeNull()
  })
})

describe('whatever the platform shows of its orders', () => {
  interface Step {
    orders: number
    isOwn: boolean
    days: number
    lags: number
  }
  const steps = fc.array(
    fc.record<Step>({ orders: fc.nat(6), isOwn: fc.boolean(), days: fc.nat(5), lags: fc.nat(2) }),
    { maxLength: 14 },
  )

  /** What another device had accepted last may not be in any list yet. */
  const unseen = (all: readonly Round[], { accepted }: KnownOrders, lags: number) =>
    all.filter((one, index) => index < all.length - lags || accepted.some(({ key }) => key === one.key))

  it('no less is counted than was staked, if the first list that was read was whole', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 8 }), fc.constantFrom(1, 7, 30), (taken, shows, days) => {
        const all = [round(0, 0)]
        let known = read(NONE_KNOWN, all)
        let today = TODAY
        const isEnough: boolean[] = []
        for (const { orders, isOwn, days: passed, lags } of taken) {
          today += passed
          for (let left = orders; left > 0; left -= 1) {
            // Before each order of this device a list is read; another one's come unseen.
            if (isOwn) {
              const list = all.slice(0, all.length - lags).slice(-shows)
              known = withList(known, list, list.length, today)
              const counted = countOrders(known, list, { today, days })
              const real = unseen(all, known, lags).filter((one) => (dayNumber(one.day) ?? 0) > today - days).length
              isEnough.push(Number(counted?.staked ?? Infinity) >= real * 400)
            }
            all.push({ ...round(all.length, 0), day: dateOf(today) })
            if (isOwn) known = accept(known, all.length - 1, '400', proven(today * DAY_MS))
          }
        }
        expect(isEnough).not.toContain(false)
      }),
    )
  })
})

describe('top-ups', () => {
  const sent = (at: number) => ({ id: 'a', at, amount: money('5') })

  it('without a time count until it is told, and from then on', () => {
    const untold = [sent(UNTOLD), sent(NOW - 40 * DAY_MS)]
    expect(countTopUps(untold, 1, NOW)).toBe('5')
    expect(begunTopUps(untold, begunAt(NOW))).toEqual([sent(NOW), sent(NOW - 40 * DAY_MS)])
    expect(recentTopUps(untold, null)).toEqual(untold)
    expect(recentTopUps([sent(NOW - 30 * DAY_MS), sent(NOW - 30 * DAY_MS + 1)], NOW)).toEqual([
      sent(NOW - 30 * DAY_MS + 1),
    ])
  })
})
