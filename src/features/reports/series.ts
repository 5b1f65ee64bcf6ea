import type { Order } from '@/api/orders'
import { add, maximum, minimum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dateOf, dayNumber } from '@/lib/server-day'
import { mapSteps, type Steps } from '@/lib/steps'
import { dayOf, totalsOf, type PayoutOf } from '@/shared/records/order-sums'

/** In days counted back from the newest order. */
export type Range = '7' | '30' | 'all'

export interface DayResult {
  day: string
  /** Days since 1970-01-01. */
  number: number
  staked: Money
  returned: Money
  net: Money
  total: Money
  /** What it is the sum of. */
  orders: Order[]
}

export interface Series {
  /** Oldest first; days without settled orders are left out. */
  days: DayResult[]
  /** Both ends inclusive; empty when there are no days. */
  from: string
  to: string
  staked: Money
  returned: Money
  net: Money
  lowest: Money
  highest: Money
  /** The settled ones of these days. */
  orders: Order[]
  /** Settled orders whose date cannot be read: in no day and no sum. */
  undated: number
  /** Some return is only "as recorded" (reading 47). */
  isPartial: boolean
}

/**
 * No time zone is known, so days are the server's dates and none is "today" (reading 79). The span
 * begins no earlier than the oldest settled order: nothing is known of the days before the list.
 */
export function* seriesOf(orders: readonly Order[], range: Range, payoutOf: PayoutOf): Steps<Series> {
  const placed = orders.map((order) => ({ order, number: dayNumber(dayOf(order)) }))
  const dated = placed.filter((it): it is { order: Order; number: number } => it.number !== null)
  const settled = dated.filter(({ order }) => order.isSettled)
  const newest = largest(dated.map(({ number }) => number))
  const first = range === 'all' ? Number.NEGATIVE_INFINITY : newest - Number(range) + 1
  const shown = settled.filter(({ number }) => number >= first)
  yield
  const days = yield* running(groupByDay(shown), payoutOf)
  const counted = shown.map(({ order }) => order)
  yield
  const totals = totalsOf(counted, payoutOf)
  const isEmpty = days.length === 0
  return {
    days,
    from: isEmpty ? '' : dateOf(Math.max(first, smallest(settled.map(({ number }) => number)))),
    to: isEmpty ? '' : dateOf(newest),
    staked: totals.staked,
    returned: totals.returned,
    net: totals.net,
    lowest: days.reduce((least, { total }) => minimum(least, total), ZERO),
    highest: days.reduce((most, { total }) => maximum(most, total), ZERO),
    orders: counted,
    undated: placed.filter(({ order, number }) => order.isSettled && number === null).length,
    isPartial: totals.isPartial,
  }
}

function groupByDay(placed: readonly { order: Order; number: number }[]): [number, Order[]][] {
  const days = new Map<number, Order[]>()
  for (const { order, number } of placed) {
    const ofDay = days.get(number)
    if (ofDay === undefined) days.set(number, [order])
    else ofDay.push(order)
  }
  return [...days].sort(([left], [right]) => left - right)
}

function running(days: readonly [number, Order[]][], payoutOf: PayoutOf): Steps<DayResult[]> {
  let total = ZERO
  return mapSteps(days, ([number, orders]) => {
    const { staked, returned, net } = totalsOf(orders, payoutOf)
    total = add(total, net)
    return { day: dateOf(number), number, staked, returned, net, total, orders }
  })
}

/** Like Math.max and Math.min, whose arguments cannot be a list of any length. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY)
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY)
}
