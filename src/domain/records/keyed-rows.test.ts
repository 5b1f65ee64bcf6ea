import { lineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import { expect, it } from 'vitest'
import { groupByDay, isOrderOf, keyedOrders, keyedWithdrawals, withKeys } from './keyed-rows'
import { money } from '@/lib/money/text'
import { dayOf } from './order-sums'
import * as fc from 'fast-check'

it('days are those of the placing, in the server’s own dates and order', () => {
  const late = lineOf({ placedAt: '2026-11-20 23:59:59' })
  const orders = [
    orderOf({ period: '3' }),
    orderOf({ period: '2', lines: [late], updatedAt: '2026-11-21 00:00:30' }),
    orderOf({ period: '1', lines: [], updatedAt: '2026-11-19 01:00:00' }),
  ]
  expect(groupByDay(orders, dayOf).map(({ key, rows }) => [key, rows.map(({ period }) => period)])).toEqual([
    ['2026-11-21', ['3']],
    ['2026-11-20', ['2']],
    ['2026-11-19', ['1']],
  ])
})

const likenessOf = ({ what }: { what: string }) => what
const keysOf = (list: readonly { what: string }[]) => withKeys(list, likenessOf).map(({ key }) => key)

const lists = fc.array(fc.constantFrom('a', 'b', 'a|0', '').map((what) => ({ what })))

it('the keys of a list without ids are one for each entry, alike ones included, stay when newer entries come, and leave the list as it is', () =>
  forAll(lists, lists, (newer, list) => {
    const before = structuredClone(list)
    expect(withKeys(Object.freeze(list), likenessOf).map(({ what }) => ({ what }))).toEqual(before)
    expect(new Set(keysOf(list)).size).toBe(list.length)
    expect(keysOf([...newer, ...list]).slice(newer.length)).toEqual(keysOf(list))
  }))

it('orders and withdrawals that the record can tell apart have keys of their own', () => {
  const words = { status: 1, statusText: '', description: '', reviewedAt: '' }
  const withdrawal = { ...words, amount: money('5'), submittedAt: '2026-11-20 12:00:00' }
  const keys = [
    ...[orderOf(), orderOf({ period: '468' })].map((order) => keyedOrders([order])),
    ...[withdrawal, { ...withdrawal, amount: money('6') }].map((one) => keyedWithdrawals([one])),
  ].map(([keyed]) => keyed?.key)
  expect(new Set(keys).size).toBe(4)
})

it('an order in the record is of the games of its lines and of its period', () => {
  const order = orderOf({ lines: [lineOf({ gameId: '12' }), lineOf({ gameId: '11' })] })
  expect(['11', '12', '13', '1'].map((gameId) => isOrderOf(order, gameId, '467'))).toEqual([true, true, false, false])
  expect(['468', '46'].map((period) => isOrderOf(order, '12', period))).toEqual([false, false])
  expect(isOrderOf(orderOf({ lines: [] }), '11', '467')).toBe(false)
})
