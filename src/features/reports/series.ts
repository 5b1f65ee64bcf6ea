import type { Order } from '@/api/orders'
import { add, maximum, minimum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayOf, totalsOf, type PayoutOf } from '@/shared/order-sums'

/** How much of the record is looked at: days counted back from its newest one, or all of it. */
export type Range = '7' | '30' | 'all'

/** What the settled orders placed on one day came to. */
export interface DayResult {
  /** The server's date, "2026-11-21". */
  day: string
  /** Whole days since 1970-01-01, for the distance between two days. */
  number: number
  staked: Money
  returned: Money
  net: Money
  /** The net of all days shown up to and with this one. */
  total: Money
}

export interface Series {
  /** Days with settled orders, oldest first; days without any are left out. */
  days: DayResult[]
  /** The span looked at, both ends within; empty texts when nothing is in it. */
  from: string
  to: string
  staked: Money
  returned: Money
  net: Money
  /** The least and the most that `total` ever was, and zero, where every series begins. */
  lowest: Money
  highest: Money
  /** Settled orders whose date cannot be read: in no day and no sum. */
  undated: number
  /** Some return is only "as recorded" (reading 47). */
  isPartial: boolean
}

const MS_A_DAY = 86_400_000

/**
 * The net result day by day, by the server's dates (reading 79: no zone is known, so no day is "today"). The span ends at the newest
 * order of the record, open ones too, and begins with its oldest settled one at the earliest: what was before the list is not known
 * to have been nothing.
 */
export function seriesOf(orders: readonly Order[], range: Range, payoutOf: PayoutOf): Series {
  const placed = orders.map((order) => ({ order, number: dayNumber(dayOf(order)) }))
  const dated = placed.filter((it): it is { order: Order; number: number } => it.number !== null)
  const settled = dated.filter(({ order }) => order.isSettled)
  const newest = largest(dated.map(({ number }) => number))
  const first = range === 'all' ? Number.NEGATIVE_INFINITY : newest - Number(range) + 1
  const shown = settled.filter(({ number }) => number >= first)
  const days = running(groupByDay(shown), payoutOf)
  const totals = totalsOf(
    shown.map(({ order }) => order),
    payoutOf,
  )
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

function running(days: readonly [number, Order[]][], payoutOf: PayoutOf): DayResult[] {
  let total = ZERO
  return days.map(([number, orders]) => {
    const { staked, returned, net } = totalsOf(orders, payoutOf)
    total = add(total, net)
    return { day: dateOf(number), number, staked, returned, net, total }
  })
}

/** "2026-11-21" as whole days since 1970-01-01; null for what is no date of the calendar. */
export function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const number = Date.parse(`${day}T00:00:00Z`) / MS_A_DAY
  return Number.isInteger(number) && dateOf(number) === day ? number : null
}

function dateOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10)
}

/** As Math.max and Math.min, for a list of any length. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY)
}

function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY)
}
