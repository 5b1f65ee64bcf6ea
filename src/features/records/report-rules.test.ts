import { simpleOrder } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { sum } from '@/lib/money/sums'
import { dateOf } from '@/lib/server-day'
import { totalsOf } from '@/domain/records/order-sums'
import { PLOT_HEIGHT, type ReportRange, PLOT_WIDTH, ordersInRange, plotOf, seriesOf } from './report-rules'

/** `returned` includes the stake; null if nothing was returned. */
const orderOn = (day: string, staked: string, returned: string | null, isSettled = true) =>
  simpleOrder({ staked, returned, isSettled, placedAt: day === '' ? '' : `${day} 13:05:09` })

const payoutOf = () => '1.95'

function makeSeries(orders: readonly Order[], range: ReportRange) {
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

  it('adds up the net day by day, starting with the oldest day', () => {
    expect(makeSeries(record, 'all')).toMatchObject({
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

  it.each<[ReportRange, Order[], string, string[], string]>([
    ['week', record, '2026-11-15', ['2026-11-20'], '-1050'],
    ['days30', record, '2026-10-23', ['2026-11-14', '2026-11-20'], '-1550'],
    // The list has only two days, so the span begins with the older one.
    ['days30', record.slice(0, 3), '2026-11-20', ['2026-11-20'], '-1050'],
  ])('counts the span %s back from the newest order, even if that order is open', (range, orders, from, days, net) => {
    const result = makeSeries(orders, range)
    expect(result).toMatchObject({ from, to: '2026-11-21', net })
    expect(result.days.map(({ day }) => day)).toEqual(days)
  })

  it('has no days if there is no settled order within the span', () => {
    const openOrder = orderOn('2026-11-21', '1000', null, false)
    const emptySeries = { days: [], from: '', to: '', net: '0', lowest: '0', highest: '0' }
    const oldOrder = orderOn('2026-10-01', '4000', '7800')
    for (const orders of [[], [openOrder], [openOrder, oldOrder]])
      expect(makeSeries(orders, 'week')).toMatchObject(emptySeries)
  })

  it('leaves out settled orders without a date, but reports their number', () => {
    const undatedOrders = ['', '20/11/2026', '2026-02-30'].map((day) => orderOn(day, '1000', null))
    const openOrder = orderOn('', '1000', null, false)
    expect(makeSeries([...record, ...undatedOrders, openOrder], 'all')).toMatchObject({ undated: 3, net: '2250' })
    expect(makeSeries([orderOn('2026-11-20', '1000', '1900')], 'week').isPartial).toBe(true)
  })

  const day = fc.integer({ min: 20_000, max: 20_400 }).map(dateOf)
  const arbitraryOrder = fc
    .record({ day, stake: fc.nat(10_000), won: fc.boolean() })
    .map(({ day, stake, won }) => orderOn(day, String(stake), won ? String(stake * 2) : null))
  const orders = fc.array(arbitraryOrder, { maxLength: 20 })

  it('has the same net as all orders together, for orders on any days and in any sequence', () =>
    forAll(orders, (orders) => {
      const result = makeSeries(orders, 'all')
      const { net } = totalsOf(orders, payoutOf)
      expect(result).toMatchObject({ net })
      expect(result.days.at(-1)?.total ?? '0').toBe(net)
      expect(result.days.map(({ day }) => day)).toEqual([...new Set(result.days.map(({ day }) => day))].toSorted())
      for (const [at, { total }] of result.days.entries())
        expect(total).toBe(sum(result.days.slice(0, at + 1).map(({ net: dayNet }) => dayNet)))
    }))

  it('is drawn by plotOf as a line that begins at zero, has one step per day and stays within the drawing', () =>
    forAll(
      orders.filter((list) => list.length > 0),
      (orders) => {
        const result = makeSeries(orders, 'all')
        const { line, zero } = plotOf(result)
        const [start = '', ...steps] = line.split(/(?=H)/)
        expect(start).toBe(`M0 ${zero}`)
        expect(steps).toHaveLength(result.days.length + 1)
        const xs = steps.map((step) => Number(/^H([\d.]+)/.exec(step)?.[1]))
        const ys = steps.slice(0, -1).map((step) => Number(/V([\d.]+)$/.exec(step)?.[1]))
        expect(xs).toEqual(xs.toSorted((left, right) => left - right))
        expect(xs.at(-1)).toBe(PLOT_WIDTH)
        expect([zero, ...ys].every((y) => y >= 0 && y <= PLOT_HEIGHT)).toBe(true)
      },
    ))
})

it('plotOf draws a step in the middle of each day with orders, and a level line on days without orders', () => {
  const plot = (...orders: Order[]) => plotOf(makeSeries(orders, 'all'))
  const area = 'M0 0H500V400H1000V0Z'
  expect(plot(orderOn('2026-11-21', '1000', null))).toEqual({ line: 'M0 0H500V400H1000', area, zero: 0 })
  const plotWithGap = plot(orderOn('2026-11-18', '1000', '1950'), orderOn('2026-11-21', '1900', null))
  expect(plotWithGap.line).toBe('M0 200H125V0H875V400H1000')
  expect(plot(orderOn('2026-11-21', '0', null)).line).toBe('M0 200H500V200H1000')
})
