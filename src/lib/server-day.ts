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
const WRITTEN_TIME =
  /^(-?\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i
const UNIX_TIME = /^-?\d{1,13}(?:\.\d{1,9})?$/
/** Texts that databases and programs write for a missing time. */
const MISSING_TIME =
  /^(?:[\s0:/.+TZ–—-]*|null|nil|none|undefined|nan|false|n\/a|invalid date|(?=.*\b19(?:69|70)\b).*)$/i
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
/** A date by the platform's wall clock, with a clock if one was sent. */
export const SERVER_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/

/** A year outside this range means a missing time: databases use such years as placeholders. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2099
/** A smaller number is a Unix time in seconds: between these years the two never overlap. */
const MIN_MS_TIMESTAMP = 100_000_000_000

/**
 * Reads any time on the wire (reading 101). Idempotent.
 * @returns one of these forms: "2026-11-20 07:05:20" (the clock may lack its seconds or be missing)
 *   for the platform's wall clock, whose time zone is unknown; "2026-11-20T07:05:20Z" for an
 *   instant; "" for a missing time, such as an empty database column; any other text, trimmed
 */
export function readTime(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (MISSING_TIME.test(text)) return ''
  if (UNIX_TIME.test(text)) {
    const number = Number(text)
    return instantOf(number < MIN_MS_TIMESTAMP ? number * 1000 : number)
  }
  // Too long for a Unix time: JSON has lost digits of such a number.
  if (typeof value === 'number') return ''
  const [, year = '', , month = '', day = '', hour, minute, second, zone] = WRITTEN_TIME.exec(text) ?? []
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

/** @param at epoch ms */
function instantOf(at: number): string {
  const date = new Date(at)
  return isPlausibleYear(date.getUTCFullYear()) ? `${secondText(at)}Z` : ''
}

const secondText = (at: number) => new Date(at).toISOString().slice(0, 19)

export function isInstant(time: string): boolean {
  return INSTANT.test(time)
}

/** An instant as "2026-11-20 07:05:20" in the device's time zone; any other time unchanged. */
export function wallTime(time: string): string {
  if (!isInstant(time)) return time
  const at = new Date(time)
  return secondText(at.getTime() - at.getTimezoneOffset() * 60_000).replace('T', ' ')
}

/** An instant as "2026-11-20 07:05:20" in GMT; any other time unchanged. */
export function gmtTime(time: string): string {
  return isInstant(time) ? time.slice(0, 19).replace('T', ' ') : time
}

/** "2026-11-20": the date of a wall clock, or of an instant in the device's zone; "" for none. */
export function dayOfTime(time: string): string {
  return SERVER_TIME.exec(wallTime(time))?.[1] ?? ''
}
