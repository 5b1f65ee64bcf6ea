const MS_A_DAY = 86_400_000

/** Days since 1970-01-01; null if the calendar has no such date. */
export function dayNumber(day: string): number | null {
  const number = Date.parse(`${day}T00:00:00Z`) / MS_A_DAY
  return Number.isInteger(number) && dateOf(number) === day ? number : null
}

/** "2026-11-20" for the days since 1970-01-01. */
export function dateOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10)
}

// --- Times of the platform (readings 79 and 101) -------------------------------------------------

/** A date, with or without a clock and a zone. PHP writes a zero date as "-0001-11-30". */
const WRITTEN =
  /^(-?\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i
const UNIX = /^-?\d{1,13}(?:\.\d{1,9})?$/
/** What databases and programs write where there is no time. */
const NOTHING = /^(?:[\s0:/.+TZ–—-]*|null|nil|none|undefined|nan|false|n\/a|invalid date|(?=.*\b19(?:69|70)\b).*)$/i
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
const SERVER_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/

/** No platform of today was there before, and none tells a time behind: they stand for none. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2099
/** In ms since 1970 a time of these years has more digits than any in seconds. */
const LEAST_MS = 100_000_000_000

/**
 * The one reader of a time on the wire (reading 101).
 * @returns in one of these forms: "2026-11-20 07:05:20" (the clock may be short or missing) for the
 *   platform's wall clock, whose zone nobody knows; "2026-11-20T07:05:20Z" for an instant; "" for
 *   none, as an empty database column; any other text as it is. What it returns it reads as the
 *   same.
 */
export function readTime(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (NOTHING.test(text)) return ''
  if (UNIX.test(text)) {
    const number = Number(text)
    return instantOf(number < LEAST_MS ? number * 1000 : number)
  }
  // JSON has lost digits of a longer number.
  if (typeof value === 'number') return ''
  const [, year = '', , month = '', day = '', hour, minute, second, zone] = WRITTEN.exec(text) ?? []
  if (year === '') return text
  if (!isTold(Number(year)) || Number(month) === 0 || Number(day) === 0) return ''
  const date = [year, ...[month, day].map((part) => part.padStart(2, '0'))].join('-')
  if (hour === undefined) return date
  const clock = [hour.padStart(2, '0'), minute, ...(second === undefined ? [] : [second])].join(':')
  if (zone === undefined) return `${date} ${clock}`
  const offset = /^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'
  return instantOf(Date.parse(`${date}T${clock}${offset}`))
}

const isTold = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR

/** @param at epoch ms */
function instantOf(at: number): string {
  const date = new Date(at)
  return isTold(date.getUTCFullYear()) ? `${secondText(at)}Z` : ''
}

const secondText = (at: number) => new Date(at).toISOString().slice(0, 19)

export function isInstant(time: string): boolean {
  return INSTANT.test(time)
}

/** "2026-11-20 07:05:20" of an instant in the zone of this device; any other time as it is. */
export function wallTime(time: string): string {
  if (!isInstant(time)) return time
  const at = new Date(time)
  return secondText(at.getTime() - at.getTimezoneOffset() * 60_000).replace('T', ' ')
}

/** The same in GMT, whatever zone this device is set to. */
export function gmtTime(time: string): string {
  return isInstant(time) ? time.slice(0, 19).replace('T', ' ') : time
}

/** "2026-11-20": the platform's date of its own time, this device's of an instant; "" for none. */
export function dayOfTime(time: string): string {
  return SERVER_TIME.exec(wallTime(time))?.[1] ?? ''
}

/** Negative where the left is earlier. An instant beside a wall clock may be out by hours. */
export function compareTimes(left: string, right: string): number {
  const isAlike = isInstant(left) === isInstant(right)
  const [one, other] = isAlike ? [left, right] : [wallTime(left), wallTime(right)]
  return one === other ? 0 : one < other ? -1 : 1
}

/** Null where one of them is none, and between an instant and a wall clock of an unknown zone. */
export function secondsBetween(from: string, to: string): number | null {
  if (isInstant(from) !== isInstant(to)) return null
  const seconds = (asUtc(to) - asUtc(from)) / 1000
  return Number.isNaN(seconds) ? null : seconds
}

/** What follows an event cannot be before it: then it is a default of the database, and none. */
export function noneBefore(event: string, after: string): string {
  const seconds = secondsBetween(event, after)
  return seconds !== null && seconds < 0 ? '' : after
}

/** Epoch ms as if a wall clock were in GMT, where no hour is skipped or repeated; NaN for none. */
export function asUtc(time: string): number {
  const text = gmtTime(time)
  return SERVER_TIME.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : NaN
}

// --- In words ------------------------------------------------------------------------------------

const CLOCK_PARTS: ReadonlySet<string> = new Set(['hour', 'minute', 'second', 'dayPeriod'])
/** The zone is the formatter's alone: it gives back the very figures that it was given. */
const AS_GIVEN = { timeZone: 'UTC', dateStyle: 'medium' } as const

/** Making one takes longer than using it a hundred times, and lists use it for each row. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(tag: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...AS_GIVEN, ...options })
  formatters.set(key, known)
  return known
}

/** February 30 would otherwise be March 2. */
function isDay(at: Date, day: string): boolean {
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * "2026-11-20 07:05:20" → "Nov 20, 2026, 07:05:20", "2026-11-20" → "Nov 20, 2026": the server's
 * wall clock in the words of a language, never converted (reading 79), and an instant by the clock
 * of this device (reading 101). Any other text stays as it is.
 * @param tag BCP 47
 */
export function serverTimeText(text: string, { tag, isClockAsSent }: { tag: string; isClockAsSent: boolean }): string {
  const [, day, clock] = SERVER_TIME.exec(wallTime(text.trim())) ?? []
  const at = new Date(`${day}T${clock ?? '00:00'}Z`)
  if (day === undefined || !isDay(at, day)) return text
  if (clock === undefined) return formatter(tag).format(at)
  const timeStyle = clock.length > 'hh:mm'.length ? 'medium' : 'short'
  if (!isClockAsSent) return formatter(tag, { timeStyle }).format(at)
  const parts = formatter(tag, { timeStyle, hourCycle: 'h23' }).formatToParts(at)
  const ofClock = parts.flatMap(({ type }, index) => (CLOCK_PARTS.has(type) ? [index] : []))
  const between = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return between(0, ofClock[0]) + clock + between((ofClock.at(-1) ?? 0) + 1)
}
