import { lineOf, orderOf } from '../../../tests/support/orders'
import { expect, it } from 'vitest'
import { byDay } from './by-day'
import { dayOf } from './order-sums'

it('days are those of the placing, in the server’s own dates and order', () => {
  const late = lineOf({ placedAt: '2026-11-20 23:59:59' })
  const orders = [
    orderOf({ period: '3' }),
    orderOf({ period: '2', lines: [late], updatedAt: '2026-11-21 00:00:30' }),
    orderOf({ period: '1', lines: [], updatedAt: '2026-11-19 01:00:00' }),
  ]
  expect(byDay(orders, dayOf).map(({ day, rows }) => [day, rows.map(({ period }) => period)])).toEqual([
    ['2026-11-21', ['3']],
    ['2026-11-20', ['2']],
    ['2026-11-19', ['1']],
  ])
})
