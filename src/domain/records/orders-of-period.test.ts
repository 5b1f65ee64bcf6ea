import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import { isSamePeriod, ordersOfPeriod } from './orders-of-period'

const CLOSES_AT = Date.UTC(2026, 10, 21, 13, 6)
const HOUR = 3_600_000

/**
 * Returns the times of the orders that `ordersOfPeriod` returns for the period, or null if
 * `ordersOfPeriod` returns null.
 */
function timesFoundOn(period: string, times: readonly string[]): string[] | null {
  const orders = times.map((placedAt) => orderOf({ period, lines: [orderLineOf({ placedAt })], updatedAt: '' }))
  return ordersOfPeriod(orders, CLOSES_AT)?.map(({ lines }) => lines[0]?.placedAt ?? '') ?? null
}

describe('ordersOfPeriod', () => {
  it.each<[string, string[], number | null]>([
    ['one order, if the server is in a zone far behind GMT', ['2026-11-21 05:05:09', '2026-11-20 05:05:09'], 1],
    ['one order, if the server is in a zone far ahead of GMT', ['2026-11-22 01:05:09', '2026-11-21 01:05:09'], 1],
    ['two orders, hours apart on a long round', ['2026-11-21 21:05:00', '2026-11-21 10:05:00'], 2],
    ['two orders on either side of midnight', ['2026-11-22 00:01:00', '2026-11-21 23:59:00'], 2],
    ['one order, with times that have a time zone', ['2026-11-21T13:05:09Z', '2026-11-20T13:05:09Z'], 1],
    ['null, with only an order of the day before', ['2026-11-20 21:05:09'], null],
    ['null, with only a time of the day before that has a time zone', ['2026-11-20T13:05:09Z'], null],
    ['null, with an order without a time', ['2026-11-21 13:05:09', ''], null],
    ['null, with an order that may be of either day', ['2026-11-21 21:05:09', '2026-11-21 04:05:09'], null],
    ['no order, if there are no orders', [], 0],
  ])('returns %s', (_name, times, count) => {
    expect(timesFoundOn('0480', times)).toEqual(count === null ? null : times.slice(0, count))
  })

  it('returns all orders, even those without a time, if the period’s number is never used again', () => {
    const times = ['2026-11-21 13:05:09', '2026-11-20 13:05:09', '']
    for (const period of ['20261121-0480', '3467812']) expect(timesFoundOn(period, times)).toEqual(times)
  })

  it('returns null for an order of the day before, in any time zone of the server', () => {
    for (let zone = -12; zone <= 14; zone += 1) {
      const wallClockTime = new Date(CLOSES_AT - 24 * HOUR + zone * HOUR).toISOString().slice(0, 19).replace('T', ' ')
      expect(timesFoundOn('0480', [wallClockTime])).toBeNull()
    }
  })
})

it('isSamePeriod returns false for times a day apart only if the number may be used again', () => {
  const isSameAfter = (period: string, hours: number) => isSamePeriod(period, CLOSES_AT, CLOSES_AT + hours * HOUR)
  expect([isSameAfter('0480', 1), isSameAfter('0480', -24), isSameAfter('20261121-0480', -24)]).toEqual([
    true,
    false,
    true,
  ])
})
