import type { Order } from '@/api/orders'
import { add, maximum, minimum, positionBetween } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import { dayNumber } from '@/lib/server-day'
import { dayOf, isReturnRecorded, type Totals } from '@/domain/records/order-sums'
import { groupByDay } from '@/domain/records/keyed-rows'
import { rowsInSpan } from './time-span'

export type Range = 'week' | 'days30' | 'all'

export type DatedOrders = ReturnType<typeof ordersInRange>
export type Series = ReturnType<typeof seriesOf>
export type DayResult = Series['days'][number]

const isDated = (order: Order) => dayNumber(dayOf(order)) !== null

/**
 * Settled orders by the server's day, counted back from the newest order, because no time zone is
 * known (reading 79). The range begins at the oldest order if none is older: the days before the
 * list are unknown.
 */
export function ordersInRange(orders: readonly Order[], range: Range) {
  const all = orders.filter(({ isSettled }) => isSettled)
  const settled = all.filter(isReturnRecorded)
  const dated = settled.filter(isDated)
  const { from, to, rows } = rowsInSpan(orders.filter(isDated), range, dayOf)
  const shown = rows.filter((order) => order.isSettled && isReturnRecorded(order))
  const days = groupByDay(shown, dayOf).sort((left, right) => left.key.localeCompare(right.key))
  const [oldest] = days
  return {
    /** Oldest first; days without settled orders are left out. */
    days,
    ...(oldest === undefined ? { from: '', to: '' } : { from: dated.length > shown.length ? from : oldest.key, to }),
    /** How many settled orders have no readable date; they are in no day and no sum. */
    undated: settled.length - dated.length,
    /** How many settled orders have no recorded return; they are left out as well. */
    withoutReturn: all.length - settled.length,
  }
}

export function seriesOf({ days, ...span }: DatedOrders, totals: readonly Totals[]) {
  let total = ZERO
  const results = days.flatMap(({ key: day }, at) => {
    const dayTotals = totals[at]
    if (dayTotals === undefined) return []
    const { staked, returned, net } = dayTotals
    total = add(total, net)
    return [{ day, staked, returned, net, total }]
  })
  return {
    ...span,
    days: results,
    net: total,
    lowest: results.reduce((least, day) => minimum(least, day.total), ZERO),
    highest: results.reduce((most, day) => maximum(most, day.total), ZERO),
    /** True if a return is the recorded one, without a payout to check it by (reading 47). */
    isPartial: totals.some(({ isPartial }) => isPartial),
  }
}

/** The size of the drawing in SVG units; it is stretched to the width it gets. */
export const WIDTH = 1000
export const HEIGHT = 400

/** @returns `line` and `area` as SVG path data */
export function plotOf({ days, from, to, lowest, highest }: Series) {
  const daysSince = (day: string) => (dayNumber(day) ?? 0) - (dayNumber(from) ?? 0)
  const count = daysSince(to) + 1
  const y = (amount: Money) => round(HEIGHT * (1 - positionBetween(lowest, amount, highest)))
  const zero = y(ZERO)
  const steps = days.map(({ day, total }) => `H${round((WIDTH * (daysSince(day) + 0.5)) / count)}V${y(total)}`)
  const line = `M0 ${zero}${steps.join('')}H${WIDTH}`
  return { line, area: `${line}V${zero}Z`, zero }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
