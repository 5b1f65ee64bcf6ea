const MS_A_DAY = 86_400_000

/** Returns the number of days from 1970-01-01 to `day`; null if `day` is not a calendar date. */
export function dayNumber(day: string): number | null {
  const dayCount = Date.parse(`${day}T00:00:00Z`) / MS_A_DAY
  return Number.isInteger(dayCount) && dateOf(dayCount) === day ? dayCount : null
}

/** Returns the date for a number of days since 1970-01-01: 20777 → "2026-11-20". */
export function dateOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10)
}

// --- Times of the platform (readings 79 and 101) -------------------------------------------------

/**
 * Matches a date, with or without a time of day and a time zone. The minus sign is for PHP, which
 * writes a zero date as "-0001-11-30".
 */
const WRITTEN_TIME_PATTERN =
  /^(-?\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i
const UNIX_TIME_PATTERN = /^-?\d{1,13}(?:\.\d{1,9})?$/
/** Matches the texts that databases and programs write for a missing time. */
const MISSING_TIME_PATTERN =
  /^(?:[\s0:/.+TZ–—-]*|null|nil|none|undefined|nan|false|n\/a|invalid date|(?=.*\b19(?:69|70)\b).*)$/i
const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
/** Matches a date by the platform's wall clock, with or without the time of day. */
export const SERVER_TIME_PATTERN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/

/**
 * A year before 2000 or after 2099 means a missing time, because databases use such years as
 * placeholders.
 */
const FIRST_YEAR = 2000
const LAST_YEAR = 2099
/** A Unix time below this number is in seconds. Any other Unix time is in ms. */
const MIN_MS_TIMESTAMP = 100_000_000_000

/**
 * Reads a time in any form that the platform may send (reading 101). If `value` is itself a result
 * of this function, it is returned unchanged.
 * @returns "2026-11-20 07:05:20", maybe without the seconds or the time of day, for the platform's
 *   wall clock, whose time zone is unknown; "2026-11-20T07:05:20Z" for an instant; "" for a missing
 *   or implausible time, such as an empty database column or the year 1900; any other text trimmed
 */
export function readTime(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (MISSING_TIME_PATTERN.test(text)) return ''
  if (UNIX_TIME_PATTERN.test(text)) {
    const unixTime = Number(text)
    return instantOf(unixTime < MIN_MS_TIMESTAMP ? unixTime * 1000 : unixTime)
  }
  // A number that is too long for a Unix time is not shown: JSON may have lost some of its digits.
  if (typeof value === 'number') return ''
  const [, year = '', , month = '', day = '', hour, minute, second, zone] = WRITTEN_TIME_PATTERN.exec(text) ?? []
  if (year === '') return text
  if (!isPlausibleYear(Number(year)) || Number(month) === 0 || Number(day) === 0) return ''
  const date = [year, ...[month, day].map((part) => part.padStart(2, '0'))].join('-')
  if (hour === undefined) return date
  const clock = [hour.padStart(2, '0'), minute, ...(second === undefined ? [] : [second])].join(':')
  if (zone === undefined) return `${date} ${clock}`
  const offset = /^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'
  return instantOf(Date.parse(`${date}T${clock}${offset}`))
}

const isPlausibleYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR

/** Returns the instant `at` (epoch ms) as text; "" if its year is not plausible. */
function instantOf(at: number): string {
  const date = new Date(at)
  return isPlausibleYear(date.getUTCFullYear()) ? `${formatIsoSeconds(at)}Z` : ''
}

const formatIsoSeconds = (at: number) => new Date(at).toISOString().slice(0, 19)

/** True for a time with a zone, in the form that `readTime` returns. */
export function isInstant(time: string): boolean {
  return INSTANT_PATTERN.test(time)
}

/** Returns an instant as "2026-11-20 07:05:20" by the device's clock, any other time unchanged. */
export function wallTime(time: string): string {
  if (!isInstant(time)) return time
  const instantDate = new Date(time)
  return formatIsoSeconds(instantDate.getTime() - instantDate.getTimezoneOffset() * 60_000).replace('T', ' ')
}

/** Returns an instant as "2026-11-20 07:05:20" in GMT, and any other time unchanged. */
export function gmtTime(time: string): string {
  return isInstant(time) ? time.slice(0, 19).replace('T', ' ') : time
}

/** Returns "2026-11-20", for an instant by the device's clock; "" if the text is not a time. */
export function dayOfTime(time: string): string {
  return SERVER_TIME_PATTERN.exec(wallTime(time))?.[1] ?? ''
}
