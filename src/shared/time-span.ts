import { dateOf, dayNumber } from '@/lib/server-day'

/**
 * Counted back from the newest day of the list: the platform's clock is not told, so none of its
 * days is known to be today (reading 79).
 */
export const TIME_SPANS = ['all', 'day', 'week', 'days30', 'month'] as const

export type TimeSpan = (typeof TIME_SPANS)[number]

const DAYS = { day: 1, week: 7, days30: 30 } as const

export interface Spanned<Row> {
  rows: Row[]
  /** Both ends inclusive, "2026-11-20"; empty where no row has a date. */
  from: string
  to: string
}

/**
 * The rows of a time span, which begins no earlier than the oldest row: nothing is known of the
 * days before. Rows without a date are in `all` only.
 */
export function inSpan<Row>(rows: readonly Row[], span: TimeSpan, dayOf: (row: Row) => string): Spanned<Row> {
  const numbers = rows.map((row) => dayNumber(dayOf(row)))
  const dated = numbers.filter((number) => number !== null)
  if (dated.length === 0) return { rows: span === 'all' ? [...rows] : [], from: '', to: '' }
  const newest = dated.reduce((most, number) => Math.max(most, number))
  const oldest = dated.reduce((least, number) => Math.min(least, number))
  const first = Math.max(oldest, firstOf(span, newest))
  return {
    rows: rows.filter((_, index) => {
      const number = numbers[index] ?? null
      return span === 'all' || (number !== null && number >= first)
    }),
    from: dateOf(first),
    to: dateOf(newest),
  }
}

function firstOf(span: TimeSpan, newest: number): number {
  if (span === 'all') return Number.NEGATIVE_INFINITY
  if (span === 'month') return dayNumber(`${dateOf(newest).slice(0, 7)}-01`) ?? newest
  return newest - DAYS[span] + 1
}
