import type { Order } from '@/api/orders'
import { add, maximum, minimum, positionBetween } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import { dayNumber } from '@/lib/server-day'
import { dayOf, isReturnRecorded, type Totals } from '@/domain/records/order-sums'
import { groupByDay } from '@/domain/records/keyed-rows'
import { rowsInSpan } from './time-span'

export type Range = 'week' | 'days30' | 'all'

export type DatedOrders = ReturnType<typeof inRange>
export type Series = ReturnType<typeof seriesOf>
export type DayResult = Series['days'][number]

const isDated = (order: Order) => dayNumber(dayOf(order)) !== null

/**
 * No time zone is known, so days are the server's dates and none is "today" (reading 79). The span
 * begins no earlier than the oldest settled order: nothing is known of the days before the list.
 */
export function inRange(orders: readonly Order[], range: Range) {
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
    /** Settled orders whose date cannot be read: in no day and no sum. */
    undated: settled.length - dated.length,
    /** Settled orders whose return the record does not tell: likewise. */
    withoutReturn: all.length - settled.length,
  }
}

export function seriesOf({ days, ...span }: DatedOrders, totals: readonly Totals[]) {
  let total = ZERO
  const results = days.flatMap(({ key: day }, at) => {
    const ofDay = totals[at]
    if (ofDay === undefined) return []
    const { staked, returned, net } = ofDay
    total = add(total, net)
    return [{ day, staked, returned, net, total }]
  })
  return {
    ...span,
    days: results,
    net: total,
    lowest: results.reduce((least, day) => minimum(least, day.total), ZERO),
    highest: results.reduce((most, day) => maximum(most, day.total), ZERO),
    /** Some return is only "as recorded" (reading 47). */
    isPartial: totals.some(({ isPartial }) => isPartial),
  }
}

/** In the drawing's own units; it is stretched to the width it gets. */
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
