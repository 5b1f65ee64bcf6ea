import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import { isSamePeriod, ordersOfPeriod } from './orders-of-period'

const CLOSES_AT = Date.UTC(2026, 10, 21, 13, 6)
const HOUR = 3_600_000

/** Of each order that is on the round, when it was placed; null where nobody knows. */
function placedOn(period: string, times: readonly string[]): string[] | null {
  const orders = times.map((placedAt) => orderOf({ period, lines: [lineOf({ placedAt })], updatedAt: '' }))
  return ordersOfPeriod(orders, CLOSES_AT)?.map(({ lines }) => lines[0]?.placedAt ?? '') ?? null
}

describe('the orders on a round', () => {
  it.each<[string, string[], number | null]>([
    ['in the zone of the platform, which may be far behind', ['2026-11-21 05:05:09', '2026-11-20 05:05:09'], 1],
    ['or far ahead', ['2026-11-22 01:05:09', '2026-11-21 01:05:09'], 1],
    ['at another hour of a round that is open for long', ['2026-11-21 21:05:00', '2026-11-21 10:05:00'], 2],
    ['over midnight', ['2026-11-22 00:01:00', '2026-11-21 23:59:00'], 2],
    ['as instants', ['2026-11-21T13:05:09Z', '2026-11-20T13:05:09Z'], 1],
    ['but not of the day before alone', ['2026-11-20 21:05:09'], null],
    ['but not as instants of the day before alone', ['2026-11-20T13:05:09Z'], null],
    ['but not where one has no time', ['2026-11-21 13:05:09', ''], null],
    ['but not where one may be of either day', ['2026-11-21 21:05:09', '2026-11-21 04:05:09'], null],
    ['of which there are none', [], 0],
  ])('are known by when they were placed: %s', (_name, times, count) => {
    expect(placedOn('0480', times)).toEqual(count === null ? null : times.slice(0, count))
  })

  it('are all of its number, whenever they were placed, where it does not come again', () => {
    const times = ['2026-11-21 13:05:09', '2026-11-20 13:05:09', '']
    for (const period of ['20261121-0480', '3467812']) expect(placedOn(period, times)).toEqual(times)
  })

  it('are not those of the day before in any zone', () => {
    for (let zone = -12; zone <= 14; zone += 1) {
      const wall = new Date(CLOSES_AT - 24 * HOUR + zone * HOUR).toISOString().slice(0, 19).replace('T', ' ')
      expect(placedOn('0480', [wall])).toBeNull()
    }
  })
})

it('moments a day apart are of two rounds, where the number may come again', () => {
  const apart = (period: string, hours: number) => isSamePeriod(period, CLOSES_AT, CLOSES_AT + hours * HOUR)
  expect([apart('0480', 1), apart('0480', -24), apart('20261121-0480', -24)]).toEqual([true, false, true])
})
