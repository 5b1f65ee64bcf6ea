import { lineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '@/api/orders'
import { money } from '@/lib/money/text'
import { fingerprintOf, netOf, returnOf, totalsOf } from './order-sums'

const fine = { stake: money('0.07'), recordedReturn: money('0.1365') }
it.each<[string, Partial<OrderLine>, string | null, string | null, 'gross' | 'net' | 'recorded', string | null]>([
  ['with the stake in it', { recordedReturn: money('1950') }, '1.95', '1950', 'gross', '950'],
  ['without the stake', { recordedReturn: money('950') }, '1.95', '1950', 'net', '950'],
  ['of neither kind', { recordedReturn: money('1900') }, '1.95', '1900', 'recorded', null],
  ['where no payout is published', { recordedReturn: money('1950') }, null, '1950', 'recorded', null],
  ['of nothing for a win', { recordedReturn: money('0') }, '1.95', '0', 'recorded', null],
  ['that is missing', { recordedReturn: null }, '1.95', null, 'recorded', null],
  ['while pending', { outcome: 'pending', recordedReturn: money('1950') }, '1.95', null, 'recorded', null],
  ['of a loss', { outcome: 'lost', recordedReturn: money('-1000') }, '1.95', '0', 'gross', '-1000'],
  ['of a loss that has none', { outcome: 'lost', recordedReturn: null }, null, '0', 'gross', '-1000'],
  ['at payout 2, where both readings are apart', { recordedReturn: money('1000') }, '2', '2000', 'net', '1000'],
  ['to the last decimal', fine, '1.95', '0.1365', 'gross', '0.0665'],
])('a recorded return and the net of its line: %s', (_name, fields, payout, returned, kind, net) => {
  expect(returnOf(lineOf(fields), payout)).toEqual({ returned, kind })
  expect(netOf(lineOf(fields), payout)).toBe(net)
})

describe('totals', () => {
  const payoutOf = () => '1.95'

  it('count what is settled, and pending stakes apart', () => {
    const orders = [
      orderOf(),
      orderOf({ total: money('2000'), lines: [lineOf({ outcome: 'lost' }), lineOf({ outcome: 'lost' })] }),
      orderOf({ isSettled: false, total: money('500'), lines: [lineOf({ outcome: 'pending', recordedReturn: null })] }),
    ]
    const sums = { staked: '3000', returned: '1950', net: '-1050', pending: '500' }
    expect(totalsOf(orders, payoutOf)).toEqual({ ...sums, isPartial: false, isUntold: false })
  })

  it('say so where a return is only as recorded, or missing, as it is without lines', () => {
    expect(totalsOf([orderOf(), orderOf({ lines: [] })], payoutOf)).toMatchObject({ isPartial: true, isUntold: true })
    expect(totalsOf([orderOf({ lines: [], isSettled: false })], payoutOf).isPartial).toBe(false)
    for (const recordedReturn of [money('1900'), null])
      expect(totalsOf([orderOf(), orderOf({ lines: [lineOf({ recordedReturn })] })], payoutOf).isPartial).toBe(true)
  })

  it('of two records add up', () => {
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

it('the likeness of an order stays when it is settled, and is another for another anything else', () => {
  const pending = orderOf({ isSettled: false, numbers: null, lines: [lineOf({ outcome: 'pending' })] })
  expect(fingerprintOf(pending)).toBe(fingerprintOf(orderOf()))
  const ofLine = [{ type: 'small' }, { stake: money('2000') }, { placedAt: '2026-11-21 13:05:10' }]
  const others: Partial<Order>[] = [
    { gameName: 'Toba' },
    { period: '468' },
    // It reads alike in a row.
    { gameName: 'Sunda4', period: '67' },
    ...ofLine.map((fields) => ({ lines: [lineOf(fields)] })),
  ]
  expect(others.map(orderOf).map(fingerprintOf)).not.toContain(fingerprintOf(orderOf()))
})
