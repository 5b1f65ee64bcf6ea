import * as v from 'valibot'
import { withoutBidiControls } from '@/lib/bidi'
import { mapInSlices } from '@/lib/slices'
import { parseMoney, type Money } from '@/lib/money/text'
import { readTime } from '@/lib/server-day'
import { listingFrom, countUnreadable, type Listing } from './listing'

// Schemas of wire values: tolerant of how a value is written, strict about its kind.

/** The default makes a pipe run for a missing key too. */
export const maybeMissing = v.optional(v.unknown(), null)

/** The most of a text that is shown: of a row, and of what may be as long as a page. */
const ROW = { characters: 2000, lines: 40 }
const PAGE = { characters: 20_000, lines: 400 }
const MAX_PERIOD_LENGTH = 64
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROL = /(?![\t\n])\p{Cc}/gu
/** More marks on one letter than languages write: without their font they are one endless word. */
const MARKS = /(\p{M}{8})\p{M}+/gu

/** Stands for the app's own address: what is relative to it stays so. */
const OWN = 'https://localhost'

const EXACT_NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** A JSON number with more may have lost some of them. */
const EXACT_DECIMAL_DIGITS = 15

/**
 * As text. A JSON number that is an unsafe integer, a long decimal or has an exponent is refused:
 * digits may be lost already, and what is left would be another amount, round or account.
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

/** A number or numeric text, as decimal text. */
const exactNumber = v.pipe(exactText, v.trim(), v.regex(EXACT_NUMBER, 'is no exact number'))

/** "86,500.00": before a point a comma can only group. Without one "86,500" might be 86.5. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/
const DECIMAL = /^(-?)(\d{1,17})\.(\d{1,22})$/
/** A text with fewer decimals was written so on purpose. */
const MIN_NOISE_DECIMALS = 7

/**
 * "21450.6" of 21450.600000000002, which is what arithmetic in binary leaves: of 16 or 17 digits
 * the last may be untrue. They are read to the cent where one more and one less of the last digit
 * round to the same cent (reading 102).
 * @returns null for any other text
 */
function withoutFloatNoise(text: string): string | null {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? []
  const digits = (whole + decimals).replace(/^0+/, '')
  if (digits.length < EXACT_DECIMAL_DIGITS + 1 || digits.length > EXACT_DECIMAL_DIGITS + 2) return null
  if (decimals.length < 3) return null
  const cent = BigInt(10) ** BigInt(decimals.length - 2)
  const [less, more] = [-1, 1].map((step) => (BigInt(digits) + BigInt(step) + cent / BigInt(2)) / cent)
  if (less === undefined || less !== more) return null
  const cents = less.toString().padStart(3, '0')
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`
}

const HALF_A_CENT = 0.005

/** "5.684341886080802e-14" is left of an amount that is all spent: it is zero (reading 102). */
function plainAmount(value: string | number): string | number {
  const text = String(value).trim()
  if (/e-/i.test(text) && Math.abs(Number(text)) < HALF_A_CENT) return 0
  if (typeof value === 'number') return withoutFloatNoise(text) ?? value
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text
  const decimals = plain.length - 1 - plain.lastIndexOf('.')
  return (decimals < MIN_NOISE_DECIMALS ? null : withoutFloatNoise(plain)) ?? plain
}

export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(plainAmount),
  exactNumber,
  v.transform((text) => parseMoney(text)),
  v.check((value): value is Money => value !== null, 'is no amount'),
  v.transform((value) => value as Money),
)

/** The most decimals of a published payout: more are the dust of arithmetic, or a fraction. */
const PAYOUT_DECIMALS = 6

/** Gross per unit staked, as exact decimal text. A cent of it may be much: none is rounded away. */
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

/** Counts and points, which are not money. Decimals are kept: a half point fails no member. */
export const number = v.pipe(
  v.unknown(),
  // Of a fraction, digits behind the 15th count for nothing here.
  v.transform((value) => (typeof value === 'number' && value % 1 !== 0 ? Number(value.toPrecision(15)) : value)),
  exactNumber,
  // Without the sign of a zero.
  v.transform((text) => Number(text) + 0),
  v.check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, 'is too large'),
  v.check((value) => !String(value).includes('e'), 'would be shown with an exponent'),
)

/** Of what is sent back as it came: cut short, two might be one. */
export const uncutText = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.check((value) => displayText(value) === value, 'is too long'),
  v.nonEmpty('is empty'),
)

/** Text, because the platform sends both 11 and "11". */
export const identifier = v.pipe(exactText, uncutText)

/** Thousands are compared with each other, digit by digit. */
export const period = v.pipe(identifier, v.maxLength(MAX_PERIOD_LENGTH, 'is too long'))

/** "" where the platform has none. */
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
  v.transform((value) => displayText(value, PAGE)),
)

/**
 * What the platform sends must not reorder what the app writes beside it, nor keep a screen or a
 * pattern busy for seconds: of a longer text the beginning is shown, with "…" behind it.
 */
export function displayText(value: string, { characters, lines } = ROW): string {
  const all = cleanText(value)
  const kept = all.slice(0, characters).split('\n', lines).join('\n')
  // Not half of a letter.
  return kept === all ? all : `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

/**
 * Without what reorders a line, control characters, and a ninth mark on one letter. Marks of
 * direction and invisible joints stay: Arabic, Persian and emoji are written with them, and
 * `isolated` holds a mark.
 */
function cleanText(value: string): string {
  return withoutBidiControls(value).replace(LINE_END, '\n').replace(CONTROL, '').replace(MARKS, '$1').trim()
}

/** Every time of the wire (reading 101). What is no time fails no row: it is none. */
export const time = v.pipe(
  maybeMissing,
  v.transform((value) => readTime(typeof value === 'string' ? displayText(value) : value)),
)

/** Null where `new URL` would throw, as for "https://cdn host/a.jpg". */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    // `URL.canParse` is newer than the oldest browsers.
    return null
  }
}

/** Https or the app's own, short, without name and password; "" for others: not even asked for. */
export function addressOf(text: string): string {
  const isAddress = text.trim() !== '' && text.length <= ROW.characters
  const url = isAddress ? parseUrl(text, OWN) : null
  if (url === null || url.protocol !== 'https:' || url.username + url.password !== '') return ''
  if (url.origin !== OWN) return url.href
  const path = url.href.slice(OWN.length)
  return path.startsWith('//') ? '' : path
}

export const address = v.pipe(orEmpty(v.string()), v.transform(addressOf))

/** Null where the platform has no value, which it sends as null, as "", as false or not at all. */
export function optional<T>(field: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | null> {
  return v.pipe(
    maybeMissing,
    v.transform((value) => (value === false || (typeof value === 'string' && value.trim() === '') ? null : value)),
    v.nullish(field, null),
  )
}

export const optionalAmount = optional(amount)

/** One figure among others: if it cannot be read, it takes none of them along (reading 102). */
export const tolerantAmount = v.pipe(
  maybeMissing,
  v.transform((value) => {
    const read = v.safeParse(optionalAmount, value)
    return read.success ? { amount: read.output, isUnread: false } : { amount: null, isUnread: true }
  }),
)

export const optionalIdentifier = orEmpty(identifier)
export const optionalPeriod = orEmpty(period)

/** Null for nonsense too: who says how often a video was played does not lose the video by it. */
export const optionalNumber: v.GenericSchema<unknown, number | null> = v.fallback(optional(number), null)

export const optionalCount = v.pipe(
  optionalNumber,
  v.transform((value) => (value !== null && value >= 0 && Number.isInteger(value) ? value : null)),
)

export const truthy = v.pipe(
  maybeMissing,
  v.transform((value) => value !== null && value !== '' && value !== 0 && value !== '0' && value !== false),
)

/** Null where the platform does not say, which is neither yes nor no. */
export const yesOrNo: v.GenericSchema<unknown, boolean | null> = v.pipe(
  maybeMissing,
  v.transform((value) => (value === null || value === '' ? null : v.parse(truthy, value))),
)

export const isNotZero = v.pipe(
  maybeMissing,
  v.transform((value) => value !== 0 && value !== '0' && value !== false),
)

const isOne = (value: unknown) => value === 1 || value === true || value === '1'

export const isExactlyOne = v.pipe(maybeMissing, v.transform(isOne))

export const isOneOrMissing = v.pipe(
  maybeMissing,
  v.transform((value) => value === null || value === '' || isOne(value)),
)

/** Requests name a class by its key, else by its id (reading 30). */
export const classSchema = v.pipe(
  v.object({ id: optionalIdentifier, key: optionalIdentifier, name: text }),
  v.transform((wire) => ({ key: wire.key || wire.id, name: wire.name })),
)

const WRAPPERS = ['data', 'list'] as const
/** A page of a page is as deep as they come. */
const MAX_WRAPPER_DEPTH = 2

/**
 * The one reader of a list on the wire (readings 21 and 102): bare, as `{data: [...]}` or
 * `{list: [...]}`, or as PHP writes a list with gaps, `{"1": ..., "3": ...}`. "", null, false and
 * {} are an empty list.
 * @returns anything else as it is
 */
export function rowsIn(value: unknown, depth = 0): unknown {
  if (value === null || value === '' || value === false) return []
  if (!isRecord(value)) return value
  const wrapper = WRAPPERS.find((name) => name in value)
  if (wrapper !== undefined) return depth < MAX_WRAPPER_DEPTH ? rowsIn(value[wrapper], depth + 1) : value
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

const rows = v.pipe(
  maybeMissing,
  v.transform((value) => rowsIn(value)),
  v.array(v.unknown()),
)

/** Null where PHP writes nothing of an object: as false, [] or {}. */
export function optionalObject<T>(field: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | null> {
  const isNothing = (value: unknown) => {
    const list = rowsIn(value)
    return Array.isArray(list) && list.length === 0
  }
  return v.pipe(
    maybeMissing,
    v.transform((value) => (isNothing(value) ? null : value)),
    v.nullish(field, null),
  )
}

/** Of a list whose rows all stand in the document: it is no `LongList`. */
export const MAX_UNVIRTUALISED_ROWS = 250

/**
 * A list within an answer. A row that cannot be read is left out and counted, and so are those
 * beyond the most. Of rows that stand for the same thing, by the field that names it, one is kept.
 */
export function partialListOf<T>(
  item: v.GenericSchema<unknown, T>,
  idField?: keyof T,
  cap = Infinity,
): v.GenericSchema<unknown, Listing<T>> {
  return v.pipe(
    rows,
    v.transform((list) => {
      const read = list.slice(0, cap).map((row) => (row instanceof ReadRow ? row.result : v.safeParse(item, row)))
      const good = read.flatMap((row) => (row.success ? [row.output as T] : []))
      const each = idField === undefined ? good : [...new Map(good.map((row) => [row[idField], row])).values()]
      return listingFrom([Object.assign([], { unreadable: list.length - good.length })], each)
    }),
  )
}

/** Stands for a row that was read ahead. */
class ReadRow {
  readonly result: v.SafeParseResult<v.GenericSchema>
  constructor(result: v.SafeParseResult<v.GenericSchema>) {
    this.result = result
  }
}

/** Of an answer that is a list: `row` is the schema of its rows. */
type ListSchema<T> = v.GenericSchema<unknown, Listing<T>> & { row: v.GenericSchema<unknown, T> }

/** An answer that is a list; it fails only if none of its rows can be read. */
export function listOf<T>(item: v.GenericSchema<unknown, T>, idField?: keyof T, cap?: number): ListSchema<T> {
  const list = v.pipe(
    partialListOf(item, idField, cap),
    v.check((read) => read.length > 0 || countUnreadable(read) === 0, 'has no row that can be read'),
  )
  return Object.assign(list, { row: item })
}

/**
 * Reads the rows of an answer slice by slice, before its schema reads them all in one task.
 * @returns what the schema has to read then
 */
export async function readAhead({ row }: v.GenericSchema & { row?: v.GenericSchema }, data: unknown): Promise<unknown> {
  const list = row === undefined ? null : v.safeParse(rows, data)
  if (row === undefined || list?.success !== true) return data
  return mapInSlices(list.output, (one) => new ReadRow(v.safeParse(row, one)))
}

export const anything: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
