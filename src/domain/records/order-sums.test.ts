import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '@/api/orders'
import { money } from '@/lib/money/text'
import { fingerprintOf, netOf, returnOf, totalsOf } from './order-sums'

const smallAmounts = { stake: money('0.07'), recordedReturn: money('0.1365') }
it.each<[string, Partial<OrderLine>, string | null, string | null, 'gross' | 'net' | 'recorded', string | null]>([
  ['with the stake', { recordedReturn: money('1950') }, '1.95', '1950', 'gross', '950'],
  ['without the stake', { recordedReturn: money('950') }, '1.95', '1950', 'net', '950'],
  ['that fits neither with nor without the stake', { recordedReturn: money('1900') }, '1.95', '1900', 'recorded', null],
  ['without a published payout', { recordedReturn: money('1950') }, null, '1950', 'recorded', null],
  ['of zero for a win', { recordedReturn: money('0') }, '1.95', '0', 'recorded', null],
  ['that is missing', { recordedReturn: null }, '1.95', null, 'recorded', null],
  ['of a pending pick', { outcome: 'pending', recordedReturn: money('1950') }, '1.95', null, 'recorded', null],
  ['of a lost pick', { outcome: 'lost', recordedReturn: money('-1000') }, '1.95', '0', 'gross', '-1000'],
  ['that is missing for a lost pick', { outcome: 'lost', recordedReturn: null }, null, '0', 'gross', '-1000'],
  ['at payout 2, without the stake', { recordedReturn: money('1000') }, '2', '2000', 'net', '1000'],
  ['with four decimals', smallAmounts, '1.95', '0.1365', 'gross', '0.0665'],
])(
  'a recorded return %s (%j, payout %s) gives the return %s of the kind %s and the net result %s',
  (_name, fields, payout, returned, kind, net) => {
    expect(returnOf(orderLineOf(fields), payout)).toEqual({ returned, kind })
    expect(netOf(orderLineOf(fields), payout)).toBe(net)
  },
)

describe('totalsOf', () => {
  const payoutOf = () => '1.95'

  it('sums settled orders, and separately the stakes of pending orders', () => {
    const orders = [
      orderOf(),
      orderOf({ total: money('2000'), lines: [orderLineOf({ outcome: 'lost' }), orderLineOf({ outcome: 'lost' })] }),
      orderOf({
        isSettled: false,
        total: money('500'),
        lines: [orderLineOf({ outcome: 'pending', recordedReturn: null })],
      }),
    ]
    const sums = { staked: '3000', returned: '1950', net: '-1050', pending: '500' }
    expect(totalsOf(orders, payoutOf)).toEqual({ ...sums, isPartial: false, isReturnMissing: false })
  })

  it('marks sums as partial if a return is missing or may exclude the stake, or if a settled order has no picks', () => {
    expect(totalsOf([orderOf(), orderOf({ lines: [] })], payoutOf)).toMatchObject({
      isPartial: true,
      isReturnMissing: true,
    })
    expect(totalsOf([orderOf({ lines: [], isSettled: false })], payoutOf).isPartial).toBe(false)
    for (const recordedReturn of [money('1900'), null])
      expect(totalsOf([orderOf(), orderOf({ lines: [orderLineOf({ recordedReturn })] })], payoutOf).isPartial).toBe(
        true,
      )
  })

  it('returns for two joined lists of orders the sum of their net results and the sum of their pending stakes', () => {
    const recordedReturn = fc.nat(10_000).map((amount) => money(String(amount)))
    const lines = fc.record({ outcome: fc.constantFrom('won', 'lost'), recordedReturn })
    const orderArbitrary = fc
      .record({ isSettled: fc.boolean(), lines: lines.map((fields) => [orderLineOf(fields)]) })
      .map(orderOf)
    const records = fc.array(orderArbitrary)
    forAll(records, records, (left, right) => {
      const [firstTotals, secondTotals, joinedTotals] = [left, right, [...left, ...right]].map((orders) =>
        totalsOf(orders, payoutOf),
      )
      expect(Number(joinedTotals?.net)).toBe(Number(firstTotals?.net) + Number(secondTotals?.net))
      expect(Number(joinedTotals?.pending)).toBe(Number(firstTotals?.pending) + Number(secondTotals?.pending))
    })
  })
})

it('fingerprintOf changes with the game, period, option, stake and time, but not with the settlement', () => {
  const pending = orderOf({ isSettled: false, numbers: null, lines: [orderLineOf({ outcome: 'pending' })] })
  expect(fingerprintOf(pending)).toBe(fingerprintOf(orderOf()))
  const lineChanges = [{ type: 'small' }, { stake: money('2000') }, { placedAt: '2026-11-21 13:05:10' }]
  const otherOrders: Partial<Order>[] = [
    { gameName: 'Toba' },
    { period: '468' },
    // Without a separator, this game and period would give the same text as those of `orderOf()`.
    { gameName: 'Sunda4', period: '67' },
    ...lineChanges.map((fields) => ({ lines: [orderLineOf(fields)] })),
  ]
  expect(otherOrders.map(orderOf).map(fingerprintOf)).not.toContain(fingerprintOf(orderOf()))
})
