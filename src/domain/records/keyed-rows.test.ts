import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import { expect, it } from 'vitest'
import { groupByDay, isOrderOnPeriod, keyedOrders, keyedWithdrawals, withKeys } from './keyed-rows'
import { money } from '@/lib/money/text'
import { dayOf } from './order-sums'
import * as fc from 'fast-check'

it('groupByDay groups orders by the server’s date on which they were placed, and keeps the sequence of the list', () => {
  const lateLine = orderLineOf({ placedAt: '2026-11-20 23:59:59' })
  const orders = [
    orderOf({ period: '3' }),
    orderOf({ period: '2', lines: [lateLine], updatedAt: '2026-11-21 00:00:30' }),
    orderOf({ period: '1', lines: [], updatedAt: '2026-11-19 01:00:00' }),
  ]
  expect(groupByDay(orders, dayOf).map(({ key, rows }) => [key, rows.map(({ period }) => period)])).toEqual([
    ['2026-11-21', ['3']],
    ['2026-11-20', ['2']],
    ['2026-11-19', ['1']],
  ])
})

const fingerprintOf = ({ content }: { content: string }) => content
const keysOf = (list: readonly { content: string }[]) => withKeys(list, fingerprintOf).map(({ key }) => key)

const lists = fc.array(fc.constantFrom('a', 'b', 'a|0', '').map((content) => ({ content })))

it('withKeys gives each entry a unique key that newer entries do not change', () =>
  forAll(lists, lists, (newer, list) => {
    const original = structuredClone(list)
    expect(withKeys(Object.freeze(list), fingerprintOf).map(({ content }) => ({ content }))).toEqual(original)
    expect(new Set(keysOf(list)).size).toBe(list.length)
    expect(keysOf([...newer, ...list]).slice(newer.length)).toEqual(keysOf(list))
  }))

it('keyedOrders and keyedWithdrawals give different keys to different orders and withdrawals', () => {
  const fields = { status: 1, statusText: '', description: '', reviewedAt: '' }
  const withdrawal = { ...fields, amount: money('5'), submittedAt: '2026-11-20 12:00:00' }
  const keys = [
    ...[orderOf(), orderOf({ period: '468' })].map((order) => keyedOrders([order])),
    ...[withdrawal, { ...withdrawal, amount: money('6') }].map((entry) => keyedWithdrawals([entry])),
  ].map(([keyed]) => keyed?.key)
  expect(new Set(keys).size).toBe(4)
})

it('isOrderOnPeriod returns true only if the period and the game of at least one pick of the order match', () => {
  const order = orderOf({ lines: [orderLineOf({ gameId: '12' }), orderLineOf({ gameId: '11' })] })
  expect(['11', '12', '13', '1'].map((gameId) => isOrderOnPeriod(order, gameId, '467'))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(['468', '46'].map((period) => isOrderOnPeriod(order, '12', period))).toEqual([false, false])
  expect(isOrderOnPeriod(orderOf({ lines: [] }), '11', '467')).toBe(false)
})
