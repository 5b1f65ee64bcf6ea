import { simpleOrder } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { sum } from '@/lib/money/sums'
import { dateOf } from '@/lib/server-day'
import { totalsOf } from '@/domain/records/order-sums'
import { HEIGHT, type Range, WIDTH, ordersInRange, plotOf, seriesOf } from './report-rules'

/** `returned` includes the stake. */
const orderOn = (day: string, staked: string, returned: string | null, isSettled = true) =>
  simpleOrder({ staked, returned, isSettled, placedAt: day === '' ? '' : `${day} 13:05:09` })

const payoutOf = () => '1.95'

function series(orders: readonly Order[], range: Range) {
  const shown = ordersInRange(orders, range)
  return seriesOf(
    shown,
    shown.days.map(({ rows }) => totalsOf(rows, payoutOf)),
  )
}

describe('the series of the net result', () => {
  const record = [
    orderOn('2026-11-21', '1000', null, false),
    orderOn('2026-11-20', '2000', null),
    orderOn('2026-11-20', '1000', '1950'),
    orderOn('2026-11-14', '500', null),
    orderOn('2026-10-01', '4000', '7800'),
  ]

  it('adds up the net day by day, from the oldest day on', () => {
    expect(series(record, 'all')).toMatchObject({
      from: '2026-10-01',
      to: '2026-11-21',
      net: '2250',
      lowest: '0',
      highest: '3800',
      undated: 0,
      isPartial: false,
      days: [
        { day: '2026-10-01', staked: '4000', returned: '7800', net: '3800', total: '3800' },
        { day: '2026-11-14', staked: '500', returned: '0', net: '-500', total: '3300' },
        { day: '2026-11-20', staked: '3000', returned: '1950', net: '-1050', total: '2250' },
      ],
    })
  })

  it.each<[Range, Order[], string, string[], string]>([
    ['week', record, '2026-11-15', ['2026-11-20'], '-1050'],
    ['days30', record, '2026-10-23', ['2026-11-14', '2026-11-20'], '-1550'],
    // The span begins no earlier than the list.
    ['days30', record.slice(0, 3), '2026-11-20', ['2026-11-20'], '-1050'],
  ])('counts the span %s back from the newest order, even an open one', (range, orders, from, days, net) => {
    const found = series(orders, range)
    expect(found).toMatchObject({ from, to: '2026-11-21', net })
    expect(found.days.map(({ day }) => day)).toEqual(days)
  })

  it('is empty if there is no settled order within the span', () => {
    const open = orderOn('2026-11-21', '1000', null, false)
    const nothing = { days: [], from: '', to: '', net: '0', lowest: '0', highest: '0' }
    const old = orderOn('2026-10-01', '4000', '7800')
    for (const orders of [[], [open], [open, old]]) expect(series(orders, 'week')).toMatchObject(nothing)
  })

  it('leaves out and counts orders without a date, and marks a return that is only "as recorded"', () => {
    const odd = ['', '20/11/2026', '2026-02-30'].map((day) => orderOn(day, '1000', null))
    const open = orderOn('', '1000', null, false)
    expect(series([...record, ...odd, open], 'all')).toMatchObject({ undated: 3, net: '2250' })
    expect(series([orderOn('2026-11-20', '1000', '1900')], 'week').isPartial).toBe(true)
  })

  const day = fc.integer({ min: 20_000, max: 20_400 }).map(dateOf)
  const anOrder = fc
    .record({ day, stake: fc.nat(10_000), won: fc.boolean() })
    .map(({ day, stake, won }) => orderOn(day, String(stake), won ? String(stake * 2) : null))
  const orders = fc.array(anOrder, { maxLength: 20 })

  it('has the same net as all orders together, whatever their days and sequence', () =>
    forAll(orders, (orders) => {
      const found = series(orders, 'all')
      const { net } = totalsOf(orders, payoutOf)
      expect(found).toMatchObject({ net })
      expect(found.days.at(-1)?.total ?? '0').toBe(net)
      expect(found.days.map(({ day }) => day)).toEqual([...new Set(found.days.map(({ day }) => day))].toSorted())
      for (const [at, { total }] of found.days.entries())
        expect(total).toBe(sum(found.days.slice(0, at + 1).map((it) => it.net)))
    }))

  it('is plotted from zero with one step per day, within the drawing', () =>
    forAll(
      orders.filter((it) => it.length > 0),
      (orders) => {
        const found = series(orders, 'all')
        const { line, zero } = plotOf(found)
        const [start = '', ...steps] = line.split(/(?=H)/)
        expect(start).toBe(`M0 ${zero}`)
        expect(steps).toHaveLength(found.days.length + 1)
        const xs = steps.map((step) => Number(/^H([\d.]+)/.exec(step)?.[1]))
        const ys = steps.slice(0, -1).map((step) => Number(/V([\d.]+)$/.exec(step)?.[1]))
        expect(xs).toEqual(xs.toSorted((left, right) => left - right))
        expect(xs.at(-1)).toBe(WIDTH)
        expect([zero, ...ys].every((y) => y >= 0 && y <= HEIGHT)).toBe(true)
      },
    ))
})

it('plotOf steps in the middle of a day, and is level on days without orders and for a net of zero', () => {
  const plot = (...orders: Order[]) => plotOf(series(orders, 'all'))
  const area = 'M0 0H500V400H1000V0Z'
  expect(plot(orderOn('2026-11-21', '1000', null))).toEqual({ line: 'M0 0H500V400H1000', area, zero: 0 })
  const apart = plot(orderOn('2026-11-18', '1000', '1950'), orderOn('2026-11-21', '1900', null))
  expect(apart.line).toBe('M0 200H125V0H875V400H1000')
  expect(plot(orderOn('2026-11-21', '0', null)).line).toBe('M0 200H500V200H1000')
})
