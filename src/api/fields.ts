import * as v from 'valibot'
import { withoutBidiControls } from '@/lib/bidi'
import { mapInSlices } from '@/lib/slices'
import { parseMoney, type Money } from '@/lib/money/text'
import { readTime } from '@/lib/server-day'
import { listingFrom, countUnreadable, type Listing } from './listing'

// Schemas of the values that the platform sends. A schema accepts several notations of a value, but
// no value of another kind.

/** Accepts any value. With the default null, valibot runs a pipe even for a missing field. */
export const maybeMissing = v.optional(v.unknown(), null)

/**
 * Maximum sizes of shown texts: `ROW_TEXT_LIMITS` for a text in a list, `PAGE_TEXT_LIMITS` for a
 * text that fills a page.
 */
const ROW_TEXT_LIMITS = { characters: 2000, lines: 40 }
const PAGE_TEXT_LIMITS = { characters: 20_000, lines: 400 }
const MAX_PERIOD_LENGTH = 64
const LINE_END_PATTERN = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROL_CHARS_PATTERN = /(?![\t\n])\p{Cc}/gu
/** Matches more than eight combining marks on one letter, which no language writes. */
const EXCESS_MARKS_PATTERN = /(\p{M}{8})\p{M}+/gu

/** Base for parsing a relative address. `addressOf` removes it from its result. */
const OWN_ORIGIN = 'https://localhost'

const EXACT_NUMBER_PATTERN = /^[+-]?\d+(?:\.\d+)?$/

/** A JSON number with a fraction and more digits than this may have lost some digits. */
const EXACT_DECIMAL_DIGITS = 15

/**
 * A text, or a number as text. Refuses a JSON number that may have lost digits, because it could
 * name another amount, period or account. These numbers are unsafe integers, and fractions with an
 * exponent or with more than 15 digits.
 */
const exactText = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => typeof value !== 'number' || hasAllDigits(value), 'has too many digits'),
  v.transform(String),
)

function hasAllDigits(value: number): boolean {
  if (Number.isInteger(value)) return Number.isSafeInteger(value)
  const digits = String(value).replace(/^-?[0.]*|\./g, '')
  return /^\d+$/.test(digits) && digits.length <= EXACT_DECIMAL_DIGITS
}

/** Accepts a number or a numeric text; returns decimal text. */
const exactNumber = v.pipe(exactText, v.trim(), v.regex(EXACT_NUMBER_PATTERN, 'is no exact number'))

/** Matches "86,500.00", whose commas only group digits, but not "86,500", which may mean 86.5. */
const GROUPED_AMOUNT_PATTERN = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/
const DECIMAL_AMOUNT_PATTERN = /^(-?)(\d{1,17})\.(\d{1,22})$/
/** A text with fewer decimals has no rounding noise, so all its decimals are kept. */
const MIN_NOISE_DECIMALS = 7

/**
 * Removes the rounding noise of binary arithmetic: 21450.600000000002 becomes "21450.60".
 * The last of 16 or 17 digits may be off by one. So the text is rounded to cents with that digit
 * one higher and one lower. If the two results differ, the cent is uncertain (reading 102).
 * @returns null for a text without noise, or if the cent is uncertain
 */
function withoutFloatNoise(text: string): string | null {
  const [, sign, whole = '', decimals = ''] = DECIMAL_AMOUNT_PATTERN.exec(text) ?? []
  const digits = (whole + decimals).replace(/^0+/, '')
  if (digits.length < EXACT_DECIMAL_DIGITS + 1 || digits.length > EXACT_DECIMAL_DIGITS + 2) return null
  if (decimals.length < 3) return null
  const unitsPerCent = BigInt(10) ** BigInt(decimals.length - 2)
  const [lowerCents, upperCents] = [-1, 1].map(
    (step) => (BigInt(digits) + BigInt(step) + unitsPerCent / BigInt(2)) / unitsPerCent,
  )
  if (lowerCents === undefined || lowerCents !== upperCents) return null
  const cents = lowerCents.toString().padStart(3, '0')
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`
}

const HALF_A_CENT = 0.005

/**
 * Removes grouping commas and rounding noise. "5.684341886080802e-14" is the rounding noise of a
 * zero, and becomes 0 (reading 102).
 */
function plainAmount(value: string | number): string | number {
  const text = String(value).trim()
  if (/e-/i.test(text) && Math.abs(Number(text)) < HALF_A_CENT) return 0
  if (typeof value === 'number') return withoutFloatNoise(text) ?? value
  const plain = GROUPED_AMOUNT_PATTERN.test(text) ? text.replaceAll(',', '') : text
  const decimals = plain.length - 1 - plain.lastIndexOf('.')
  return (decimals < MIN_NOISE_DECIMALS ? null : withoutFloatNoise(plain)) ?? plain
}

/** Reads an amount of money, and refuses it if any digit could be wrong (reading 102). */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(plainAmount),
  exactNumber,
  v.transform((text) => parseMoney(text)),
  v.check((value): value is Money => value !== null, 'is no amount'),
  v.transform((value) => value as Money),
)

/** A payout with rounding noise is refused if it needs more decimals than this, as 41/21 does. */
const PAYOUT_DECIMALS = 6

/**
 * The gross return on a stake of 1. It is not rounded to the cent, because the difference would
 * matter on a large stake.
 */
export const payout = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (typeof value !== 'number' || hasAllDigits(value)) return value
    const plain = Number(value.toPrecision(EXACT_DECIMAL_DIGITS))
    return plain === Number(plain.toFixed(PAYOUT_DECIMALS)) && hasAllDigits(plain) ? plain : value
  }),
  exactNumber,
  v.transform((text) => parseMoney(text)),
)

/** A number that is not money, such as a count or points. Points may have decimals. */
export const number = v.pipe(
  v.unknown(),
  // Digits after the 15th do not matter for counts and points.
  v.transform((value) => (typeof value === 'number' && value % 1 !== 0 ? Number(value.toPrecision(15)) : value)),
  exactNumber,
  // Turns -0 into 0.
  v.transform((text) => Number(text) + 0),
  v.check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, 'is too large'),
  v.check((value) => !String(value).includes('e'), 'would be shown with an exponent'),
)

/**
 * A text that the app sends back to the platform. It is refused if it is too long, because two
 * texts could become equal if they were shortened.
 */
export const unshortenedText = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.check((value) => displayText(value) === value, 'is too long'),
  v.nonEmpty('is empty'),
)

/** An id, always as text, because the platform sends both 11 and "11". */
export const identifier = v.pipe(exactText, unshortenedText)

/**
 * The number of a period. Its length is limited, so that comparisons of thousands of periods stay
 * fast.
 */
export const period = v.pipe(identifier, v.maxLength(MAX_PERIOD_LENGTH, 'is too long'))

/** Makes a field optional: its value is "" if the platform sends no value. */
const orEmpty = (field: v.GenericSchema<unknown, string>) =>
  v.pipe(
    optional(field),
    v.transform((value) => value ?? ''),
  )

export const text = v.pipe(
  orEmpty(exactText),
  v.transform((value) => displayText(value)),
)

export const longText = v.pipe(
  orEmpty(exactText),
  v.transform((value) => displayText(value, PAGE_TEXT_LIMITS)),
)

/**
 * Cleans and shortens a text of the platform. Otherwise it could reorder the app's own text beside
 * it, or block the screen for seconds.
 */
export function displayText(value: string, { characters, lines } = ROW_TEXT_LIMITS): string {
  const cleaned = cleanText(value)
  const shortened = cleaned.slice(0, characters).split('\n', lines).join('\n')
  // The cut may leave half a surrogate pair at the end, which is dropped.
  return shortened === cleaned ? cleaned : `${shortened.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

/**
 * Normalises line ends. Removes bidi controls that reorder a line, control characters, and all
 * combining marks after the eighth of a letter. Direction marks and zero-width joiners stay,
 * because Arabic, Persian and emoji need them.
 */
function cleanText(value: string): string {
  return withoutBidiControls(value)
    .replace(LINE_END_PATTERN, '\n')
    .replace(CONTROL_CHARS_PATTERN, '')
    .replace(EXCESS_MARKS_PATTERN, '$1')
    .trim()
}

/**
 * A time in the format of `readTime`. No row fails because of its time: a missing time and a value
 * of another kind are "" (reading 101).
 */
export const time = v.pipe(
  maybeMissing,
  v.transform((value) => readTime(typeof value === 'string' ? displayText(value) : value)),
)

/** Parses an address. Returns null if `new URL` throws, as for "https://cdn host/a.jpg". */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    // `URL.canParse` would not throw, but old supported browsers lack it.
    return null
  }
}

/**
 * Accepts an address on https or of the app itself, of limited length, without user name and
 * password. Any other text becomes "", so that the app never requests it.
 */
export function addressOf(text: string): string {
  const isAddress = text.trim() !== '' && text.length <= ROW_TEXT_LIMITS.characters
  const url = isAddress ? parseUrl(text, OWN_ORIGIN) : null
  if (url === null || url.protocol !== 'https:' || url.username + url.password !== '') return ''
  if (url.origin !== OWN_ORIGIN) return url.href
  const path = url.href.slice(OWN_ORIGIN.length)
  return path.startsWith('//') ? '' : path
}

export const address = v.pipe(orEmpty(v.string()), v.transform(addressOf))

/** Makes a field optional: null, "", false and a missing field become null. */
export function optional<T>(field: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | null> {
  return v.pipe(
    maybeMissing,
    v.transform((value) => (value === false || (typeof value === 'string' && value.trim() === '') ? null : value)),
    v.nullish(field, null),
  )
}

export const optionalAmount = optional(amount)

/**
 * Reads an unreadable amount as null and marks it `isUnread`. It is not refused, because the fields
 * beside it are still useful (reading 102).
 */
export const tolerantAmount = v.pipe(
  maybeMissing,
  v.transform((value) => {
    const result = v.safeParse(optionalAmount, value)
    return result.success ? { amount: result.output, isUnread: false } : { amount: null, isUnread: true }
  }),
)

export const optionalIdentifier = orEmpty(identifier)
export const optionalPeriod = orEmpty(period)

/** Null if missing or unreadable, so that a bad count of plays does not make a video unreadable. */
export const optionalNumber: v.GenericSchema<unknown, number | null> = v.fallback(optional(number), null)

/** Null unless the value is a whole number that is not negative. */
export const optionalCount = v.pipe(
  optionalNumber,
  v.transform((value) => (value !== null && value >= 0 && Number.isInteger(value) ? value : null)),
)

export const isSetSchema = v.pipe(
  maybeMissing,
  v.transform((value) => value !== null && value !== '' && value !== 0 && value !== '0' && value !== false),
)

/** Null if the flag is missing or "". */
export const yesOrNo: v.GenericSchema<unknown, boolean | null> = v.pipe(
  maybeMissing,
  v.transform((value) => (value === null || value === '' ? null : v.parse(isSetSchema, value))),
)

export const isNotZeroSchema = v.pipe(
  maybeMissing,
  v.transform((value) => value !== 0 && value !== '0' && value !== false),
)

const isOne = (value: unknown) => value === 1 || value === true || value === '1'

export const isExactlyOneSchema = v.pipe(maybeMissing, v.transform(isOne))

export const isOneOrMissingSchema = v.pipe(
  maybeMissing,
  v.transform((value) => value === null || value === '' || isOne(value)),
)

/** A class of games or videos. Requests send its key, or its id if it has no key (reading 30). */
export const classSchema = v.pipe(
  v.object({ id: optionalIdentifier, key: optionalIdentifier, name: text }),
  v.transform((wire) => ({ key: wire.key || wire.id, name: wire.name })),
)

const WRAPPERS = ['data', 'list'] as const
/** Real servers nest at most two wrappers, as in `{data: {list: [...]}}`. */
const MAX_WRAPPER_DEPTH = 2

/**
 * Unwraps a list of the platform: an array, `{data: [...]}` or `{list: [...]}`. PHP writes a list
 * with gaps as `{"1": ..., "3": ...}` (readings 21 and 102). "", null, false and {} become an empty
 * list. Any other value is returned unchanged.
 */
export function unwrapRows(value: unknown, depth = 0): unknown {
  if (value === null || value === '' || value === false) return []
  if (!isRecord(value)) return value
  const wrapper = WRAPPERS.find((name) => name in value)
  if (wrapper !== undefined) return depth < MAX_WRAPPER_DEPTH ? unwrapRows(value[wrapper], depth + 1) : value
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

const rowsSchema = v.pipe(
  maybeMissing,
  v.transform((value) => unwrapRows(value)),
  v.array(v.unknown()),
)

/** Makes an object optional. PHP may write a missing object as false, [] or {}; all become null. */
export function optionalObject<T>(field: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | null> {
  const isEmptyValue = (value: unknown) => {
    const list = unwrapRows(value)
    return Array.isArray(list) && list.length === 0
  }
  return v.pipe(
    maybeMissing,
    v.transform((value) => (isEmptyValue(value) ? null : value)),
    v.nullish(field, null),
  )
}

/** Row limit of a list that is shown without `LongList`, with all rows in the document at once. */
export const MAX_UNVIRTUALISED_ROWS = 250

/**
 * A list within an answer. Unreadable rows and rows beyond `cap` are left out and counted.
 * @param idField if several rows have the same value in this field, only the last of them is kept,
 * in the place of the first
 */
export function partialListOf<T>(
  item: v.GenericSchema<unknown, T>,
  idField?: keyof T,
  cap = Infinity,
): v.GenericSchema<unknown, Listing<T>> {
  return v.pipe(
    rowsSchema,
    v.transform((list) => {
      const results = list.slice(0, cap).map((row) => (row instanceof ParsedRow ? row.result : v.safeParse(item, row)))
      const readableRows = results.flatMap((row) => (row.success ? [row.output as T] : []))
      const uniqueRows =
        idField === undefined ? readableRows : [...new Map(readableRows.map((row) => [row[idField], row])).values()]
      return listingFrom([Object.assign([], { unreadable: list.length - readableRows.length })], uniqueRows)
    }),
  )
}

/** The parse result of a row, made in advance by `readAhead`. */
class ParsedRow {
  readonly result: v.SafeParseResult<v.GenericSchema>
  constructor(result: v.SafeParseResult<v.GenericSchema>) {
    this.result = result
  }
}

type ListSchema<T> = v.GenericSchema<unknown, Listing<T>> & { row: v.GenericSchema<unknown, T> }

/** An answer that is a list. It is refused only if it has rows and none is readable. */
export function listOf<T>(item: v.GenericSchema<unknown, T>, idField?: keyof T, cap?: number): ListSchema<T> {
  const list = v.pipe(
    partialListOf(item, idField, cap),
    v.check((listing) => listing.length > 0 || countUnreadable(listing) === 0, 'has no row that can be read'),
  )
  return Object.assign(list, { row: item })
}

/**
 * Parses the rows of a list in slices, so that a long list does not block the main thread. Returns
 * the parsed rows, or `data` itself if the schema or `data` is not a list.
 */
export async function readAhead({ row }: v.GenericSchema & { row?: v.GenericSchema }, data: unknown): Promise<unknown> {
  const list = row === undefined ? null : v.safeParse(rowsSchema, data)
  if (row === undefined || list?.success !== true) return data
  return mapInSlices(list.output, (value) => new ParsedRow(v.safeParse(row, value)))
}

export const anything: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
