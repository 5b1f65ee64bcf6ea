import * as fc from 'fast-check'
import { lineOf, orderOf, simpleOrder } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import type { Report } from '@/api/wallet'
import { sum } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { keyedOrders } from '@/shared/records/entries'
import { totalsOf } from '@/shared/records/order-sums'
import { checkOrders, settledTotals } from '@/shared/records/report-checks'
import { breakdownLine, sumOfLines, unfolds, type BreakdownFigure } from './breakdown-rules'

const payoutOf = () => '1.95'

const whole = fc.integer({ min: 1, max: 1_000_000 }).map((value) => money(String(value)))

/** Won with the stake in it, without it or as recorded; lost; open. */
const anyOrder = fc
  .record({
    stakes: fc.array(whole, { minLength: 1, maxLength: 3 }),
    outcome: fc.constantFrom('won', 'lost'),
    isSettled: fc.boolean(),
    recordedReturn: fc.option(whole),
    placedAt: fc.constantFrom('2026-11-19 08:00:00', '2026-11-20 08:00:00', '2026-11-21 08:00:00', ''),
  })
  .map(({ stakes, outcome: settled, isSettled, ...line }): Order => {
    const outcome = isSettled ? settled : 'pending'
    const lines = stakes.map((stake) => lineOf({ ...line, stake, outcome }))
    return orderOf({ isSettled, total: sum(stakes), updatedAt: '', lines })
  })
const anyOrders = fc.array(anyOrder, { maxLength: 12 })

const report: Report = { toppedUp: money('50000'), withdrawn: money('20000'), staked: ZERO, won: ZERO }

const linesOf = (orders: readonly Order[]) =>
  keyedOrders(orders).flatMap((order) => breakdownLine(order, payoutOf) ?? [])

describe('the lines of a net', () => {
  it('are the settled orders, each once with a key of its own, and sum to it', () =>
    forAll(anyOrders, (orders) => {
      const lines = linesOf(orders)
      expect(sumOfLines(lines)).toBe(totalsOf(orders, payoutOf).net)
      expect(lines).toHaveLength(orders.filter(({ isSettled }) => isSettled).length)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    }))

  it('say which returns are as recorded', () => {
    const orders = [simpleOrder({ staked: '1000', returned: '1800' }), simpleOrder({ staked: '1000' })]
    expect(linesOf(orders).map(({ isRecorded }) => isRecorded)).toEqual([true, false])
  })
})

describe('the net result by the platform’s totals', () => {
  const orders = [
    simpleOrder({ staked: '1000', isSettled: false }),
    simpleOrder({ staked: '26000', returned: null }),
    simpleOrder({ staked: '13000', returned: '25350' }),
  ]

  it.each([
    ['that include what is open', '40000', '25350', '-13650', '39000'],
    ['that leave it out', '39000', '25350', '-13650', '39000'],
    ['that the record does not explain', '50000', '1', '-49999', '50000'],
  ])('%s', (_name, staked, won, net, settled) => {
    const totals = { ...report, staked: money(staked), won: money(won) }
    const result = settledTotals(totals, checkOrders(totals, orders, payoutOf))
    expect(result).toMatchObject({ net, staked: settled })
  })

  it('is the sum of its lines where the record agrees, whatever was ordered', () =>
    forAll(anyOrders, fc.boolean(), (list, countsOpen) => {
      const totals = totalsOf(list, payoutOf)
      const staked = countsOpen ? sum([totals.staked, totals.pending]) : totals.staked
      const agreed = { ...report, staked, won: totals.returned }
      const result = settledTotals(agreed, checkOrders(agreed, list, payoutOf))
      expect(result).toMatchObject({ net: sumOfLines(linesOf(list)), staked: totals.staked })
    }))
})

const won = simpleOrder({ staked: '1000', returned: '1950' })
const lost = simpleOrder({ staked: '950' })
const platform = { query: {} as never, asOf: null }
const figureOf = (orders: readonly Order[], more: Partial<BreakdownFigure>): BreakdownFigure => ({
  name: 'Net',
  amount: money('5'),
  returned: ZERO,
  staked: ZERO,
  beside: [],
  unreadable: 0,
  orders,
  facts: { payoutOf, nameOf: ({ type }) => type, asOf: null, isComplete: true },
  ...more,
})

it.each<[string, boolean, readonly Order[], Partial<BreakdownFigure>]>([
  ['a single entry elsewhere', true, [won], { platform }],
  ['a single entry on the screen', false, [won], {}],
  ['several on the screen', true, [won, lost], {}],
  ['nothing', false, [], { platform, amount: ZERO }],
  ['nothing, of entries that cancel out', true, [won, lost], { platform, amount: ZERO }],
  ['an amount whose entries are on their way', true, [], { platform }],
])('whether a figure of %s unfolds: %s', (_name, expected, orders, more) => {
  expect(unfolds(figureOf(orders, more))).toBe(expected)
})
