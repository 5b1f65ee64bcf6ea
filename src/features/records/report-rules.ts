import type { Order } from '@/api/orders'
import { add, maximum, minimum, positionBetween } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import { dayNumber } from '@/lib/server-day'
import { dayOf, isReturnRecorded, type Totals } from '@/domain/records/order-sums'
import { groupByDay } from '@/domain/records/keyed-rows'
import { rowsInSpan } from './time-span'

export type ReportRange = 'week' | 'days30' | 'all'

export type OrdersByDay = ReturnType<typeof ordersInRange>
export type Series = ReturnType<typeof seriesOf>
export type DayResult = Series['days'][number]

const isDated = (order: Order) => dayNumber(dayOf(order)) !== null

/**
 * The range is counted back from the newest order, because the platform's time zone is unknown
 * (reading 79). If no settled order is older than the range, the range begins at the oldest settled
 * order, because the days before the list are unknown.
 */
export function ordersInRange(orders: readonly Order[], range: ReportRange) {
  const settledOrders = orders.filter(({ isSettled }) => isSettled)
  const ordersWithReturn = settledOrders.filter(isReturnRecorded)
  const datedOrders = ordersWithReturn.filter(isDated)
  const { from, to, rows } = rowsInSpan(orders.filter(isDated), range, dayOf)
  const shownOrders = rows.filter((order) => order.isSettled && isReturnRecorded(order))
  const days = groupByDay(shownOrders, dayOf).sort((left, right) => left.key.localeCompare(right.key))
  const [oldest] = days
  return {
    /** Oldest first; days without settled orders are left out. */
    days,
    ...(oldest === undefined
      ? { from: '', to: '' }
      : { from: datedOrders.length > shownOrders.length ? from : oldest.key, to }),
    /**
     * Number of settled orders with a return but no readable date. They are in no day and no sum.
     */
    undated: ordersWithReturn.length - datedOrders.length,
    /** Number of settled orders without a recorded return. They are in no day and no sum. */
    withoutReturn: settledOrders.length - ordersWithReturn.length,
  }
}

/** `totals` has the totals of each day, in the sequence of `days`. */
export function seriesOf({ days, ...span }: OrdersByDay, totals: readonly Totals[]) {
  let total = ZERO
  const dayResults = days.flatMap(({ key: day }, index) => {
    const dayTotals = totals[index]
    if (dayTotals === undefined) return []
    const { staked, returned, net } = dayTotals
    total = add(total, net)
    return [{ day, staked, returned, net, total }]
  })
  return {
    ...span,
    days: dayResults,
    net: total,
    lowest: dayResults.reduce((least, day) => minimum(least, day.total), ZERO),
    highest: dayResults.reduce((most, day) => maximum(most, day.total), ZERO),
    /**
     * True if it is unknown whether a return includes the stake, because no payout explains the
     * return (reading 47).
     */
    isPartial: totals.some(({ isPartial }) => isPartial),
  }
}

/** In SVG units. The drawing is stretched to the available width. */
export const PLOT_WIDTH = 1000
export const PLOT_HEIGHT = 400

/** `line` and `area` are SVG path data; `zero` is the y coordinate of zero. */
export function plotOf({ days, from, to, lowest, highest }: Series) {
  const daysFromStart = (day: string) => (dayNumber(day) ?? 0) - (dayNumber(from) ?? 0)
  const dayCount = daysFromStart(to) + 1
  const yOf = (amount: Money) => roundToTenth(PLOT_HEIGHT * (1 - positionBetween(lowest, amount, highest)))
  const zeroY = yOf(ZERO)
  const steps = days.map(
    ({ day, total }) => `H${roundToTenth((PLOT_WIDTH * (daysFromStart(day) + 0.5)) / dayCount)}V${yOf(total)}`,
  )
  const line = `M0 ${zeroY}${steps.join('')}H${PLOT_WIDTH}`
  return { line, area: `${line}V${zeroY}Z`, zero: zeroY }
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
