import { SERVER_TIME_PATTERN, wallTime } from './server-day'

const CLOCK_PARTS: ReadonlySet<string> = new Set(['hour', 'minute', 'second', 'dayPeriod'])
/** A time is read as UTC and written as UTC, so its figures stay the same. */
const UTC_DATE_OPTIONS = { timeZone: 'UTC', dateStyle: 'medium' } as const

/** Caches formatters, because creating one takes longer than formatting a hundred dates. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(tag: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const dateFormat = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...UTC_DATE_OPTIONS, ...options })
  formatters.set(key, dateFormat)
  return dateFormat
}

/** Returns false for a date such as February 30, which `Date` turns into March 2. */
function isSameDay(at: Date, day: string): boolean {
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * Writes a time in a language: "2026-11-20 07:05:20" → "Nov 20, 2026, 07:05:20". A time of the
 * platform's wall clock is not converted (reading 79). An instant is shown by the device's clock
 * (reading 101). Any other text is returned unchanged.
 * @param tag BCP 47 tag of the language
 * @param isClockAsSent true writes the time of day as "07:05:20", false as usual in the language
 */
export function serverTimeText(text: string, { tag, isClockAsSent }: { tag: string; isClockAsSent: boolean }): string {
  const [, day, clock] = SERVER_TIME_PATTERN.exec(wallTime(text.trim())) ?? []
  const utcDate = new Date(`${day}T${clock ?? '00:00'}Z`)
  if (day === undefined || !isSameDay(utcDate, day)) return text
  if (clock === undefined) return formatterFor(tag).format(utcDate)
  const timeStyle = clock.length > 'hh:mm'.length ? 'medium' : 'short'
  if (!isClockAsSent) return formatterFor(tag, { timeStyle }).format(utcDate)
  const parts = formatterFor(tag, { timeStyle, hourCycle: 'h23' }).formatToParts(utcDate)
  const clockIndexes = parts.flatMap(({ type }, index) => (CLOCK_PARTS.has(type) ? [index] : []))
  const partsText = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return partsText(0, clockIndexes[0]) + clock + partsText((clockIndexes.at(-1) ?? 0) + 1)
}
