import { useTranslation } from 'react-i18next'
import { dateOf, dayNumber } from '@/lib/server-day'
import { formatServerTime } from '@/i18n/server-time'

/**
 * Spans count back from the newest day of the list, because the server's present day is unknown
 * (reading 79).
 */
export const TIME_SPANS = ['all', 'day', 'week', 'days30'] as const

/**
 * The first and the last day, both included, such as "2026-11-20". '' means no limit at that end.
 */
export interface DateRange {
  from: string
  to: string
}

export type TimeSpan = (typeof TIME_SPANS)[number] | DateRange

const DAY_COUNTS = { day: 1, week: 7, days30: 30 } as const

export function isUnbounded(span: TimeSpan): boolean {
  return typeof span === 'string' ? span === 'all' : span.from === '' && span.to === ''
}

export function isReversed({ from, to }: DateRange): boolean {
  return to !== '' && from > to
}

/** An unknown span is read as 'all', and an invalid date as an open end. */
export function spanOf(query: URLSearchParams): TimeSpan {
  const dateIn = (name: string) => {
    const date = query.get(name) ?? ''
    return dayNumber(date) === null ? '' : date
  }
  const spanName = query.get('span')
  if (spanName === 'dates') return { from: dateIn('from'), to: dateIn('to') }
  return TIME_SPANS.find((name) => name === spanName) ?? 'all'
}

export function spanQuery(span: TimeSpan): Record<string, string> {
  if (typeof span !== 'string') return { span: 'dates', ...span }
  return span === 'all' ? {} : { span }
}

/**
 * `from` and `to` are limited to the days of the list, because other days are unknown; '' if no day
 * remains. Rows without a date are returned only for an unbounded span.
 */
export function rowsInSpan<Row>(
  rows: readonly Row[],
  span: TimeSpan,
  dayOf: (row: Row) => string,
): DateRange & { rows: Row[] } {
  const dayNumbers = rows.map((row) => dayNumber(dayOf(row)))
  const knownDayNumbers = dayNumbers.filter((number) => number !== null)
  const newestDayNumber = knownDayNumbers.reduce((most, number) => Math.max(most, number), -Infinity)
  const oldestDayNumber = knownDayNumbers.reduce((least, number) => Math.min(least, number), Infinity)
  const [begin, end] = endsOf(span, newestDayNumber)
  const [first, last] = [Math.max(oldestDayNumber, begin), Math.min(newestDayNumber, end)]
  const isInRange = (number: number | null) => number !== null && number >= first && number <= last
  return {
    rows: isUnbounded(span) ? [...rows] : rows.filter((_, index) => isInRange(dayNumbers[index] ?? null)),
    ...(first <= last ? { from: dateOf(first), to: dateOf(last) } : { from: '', to: '' }),
  }
}

function endsOf(span: TimeSpan, newest: number): [begin: number, end: number] {
  if (typeof span !== 'string') return [dayNumber(span.from) ?? -Infinity, dayNumber(span.to) ?? Infinity]
  if (span === 'all' || newest === -Infinity) return [-Infinity, Infinity]
  return [newest - DAY_COUNTS[span] + 1, newest]
}

/** Returns a function that writes a span as "Nov 14, 2026 to Nov 20, 2026", or as its only day. */
export function useSpanDates(): (span: DateRange) => string {
  const { t } = useTranslation('record')
  return ({ from, to }) => (from === to ? wholeDay(to) : t('span.dates', { from: wholeDay(from), to: wholeDay(to) }))
}

/** No-break spaces keep the date on one line. */
function wholeDay(day: string): string {
  return formatServerTime(day).replaceAll(' ', '\u00a0')
}
