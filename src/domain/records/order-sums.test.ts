import { lineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '@/api/orders'
import { money } from '@/lib/money/text'
import { fingerprintOf, netOf, returnOf, totalsOf } from './order-sums'

const fine = { stake: money('0.07'), recordedReturn: money('0.1365') }
it.each<[string, Partial<OrderLine>, string | null, string | null, 'gross' | 'net' | 'recorded', string | null]>([
  ['with the stake', { recordedReturn: money('1950') }, '1.95', '1950', 'gross', '950'],
  ['without the stake', { recordedReturn: money('950') }, '1.95', '1950', 'net', '950'],
  ['that fits neither reading', { recordedReturn: money('1900') }, '1.95', '1900', 'recorded', null],
  ['without a published payout', { recordedReturn: money('1950') }, null, '1950', 'recorded', null],
  ['of zero for a win', { recordedReturn: money('0') }, '1.95', '0', 'recorded', null],
  ['that is missing', { recordedReturn: null }, '1.95', null, 'recorded', null],
  ['of a pending line', { outcome: 'pending', recordedReturn: money('1950') }, '1.95', null, 'recorded', null],
  ['of a lost line', { outcome: 'lost', recordedReturn: money('-1000') }, '1.95', '0', 'gross', '-1000'],
  ['that is missing for a lost line', { outcome: 'lost', recordedReturn: null }, null, '0', 'gross', '-1000'],
  ['at payout 2, without the stake', { recordedReturn: money('1000') }, '2', '2000', 'net', '1000'],
  ['with four decimals', fine, '1.95', '0.1365', 'gross', '0.0665'],
])(
  'a recorded return %s (%j, payout %s): returned %s, read as %s, net %s',
  (_name, fields, payout, returned, kind, net) => {
    expect(returnOf(lineOf(fields), payout)).toEqual({ returned, kind })
    expect(netOf(lineOf(fields), payout)).toBe(net)
  },
)

describe('totalsOf', () => {
  const payoutOf = () => '1.95'

  it('sums settled orders, and the stakes of pending ones separately', () => {
    const orders = [
      orderOf(),
      orderOf({ total: money('2000'), lines: [lineOf({ outcome: 'lost' }), lineOf({ outcome: 'lost' })] }),
      orderOf({ isSettled: false, total: money('500'), lines: [lineOf({ outcome: 'pending', recordedReturn: null })] }),
    ]
    const sums = { staked: '3000', returned: '1950', net: '-1050', pending: '500' }
    expect(totalsOf(orders, payoutOf)).toEqual({ ...sums, isPartial: false, isUntold: false })
  })

  it('marks sums as partial if a return is missing, is only known as recorded, or a settled order has no lines', () => {
    expect(totalsOf([orderOf(), orderOf({ lines: [] })], payoutOf)).toMatchObject({ isPartial: true, isUntold: true })
    expect(totalsOf([orderOf({ lines: [], isSettled: false })], payoutOf).isPartial).toBe(false)
    for (const recordedReturn of [money('1900'), null])
      expect(totalsOf([orderOf(), orderOf({ lines: [lineOf({ recordedReturn })] })], payoutOf).isPartial).toBe(true)
  })

  it('of two records equals the sum of their totals', () => {
    const recordedReturn = fc.nat(10_000).map((amount) => money(String(amount)))
    const lines = fc.record({ outcome: fc.constantFrom('won', 'lost'), recordedReturn })
    const anOrder = fc.record({ isSettled: fc.boolean(), lines: lines.map((fields) => [lineOf(fields)]) }).map(orderOf)
    const records = fc.array(anOrder)
    forAll(records, records, (left, right) => {
      const [one, other, both] = [left, right, [...left, ...right]].map((orders) => totalsOf(orders, payoutOf))
      expect(Number(both?.net)).toBe(Number(one?.net) + Number(other?.net))
      expect(Number(both?.pending)).toBe(Number(one?.pending) + Number(other?.pending))
    })
  })
})

it('fingerprintOf does not change when an order is settled, and differs with game, period, option, stake or time', () => {
  const pending = orderOf({ isSettled: false, numbers: null, lines: [lineOf({ outcome: 'pending' })] })
  expect(fingerprintOf(pending)).toBe(fingerprintOf(orderOf()))
  const lineChanges = [{ type: 'small' }, { stake: money('2000') }, { placedAt: '2026-11-21 13:05:10' }]
  const others: Partial<Order>[] = [
    { gameName: 'Toba' },
    { period: '468' },
    // The same when joined without a separator.
    { gameName: 'Sunda4', period: '67' },
    ...lineChanges.map((fields) => ({ lines: [lineOf(fields)] })),
  ]
  expect(others.map(orderOf).map(fingerprintOf)).not.toContain(fingerprintOf(orderOf()))
})
