import * as v from 'valibot'
import { withoutBidiControls } from '@/lib/bidi'
import { parseMoney, type Money } from '@/lib/money/text'
import { BareText } from './envelope'

// Schemas of wire values: tolerant of how a value is written, strict about its kind.

const EXACT_NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** A JSON number with more may have lost some of them. */
const EXACT_DECIMAL_DIGITS = 15

/**
 * A number or numeric text, as decimal text. Unsafe integers, long decimals and exponents are
 * refused: JavaScript may already have lost digits, and the number may be money.
 */
const exactNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => typeof value !== 'number' || hasAllDigits(value), 'has too many digits'),
  v.transform((value) => String(value).trim()),
  v.regex(EXACT_NUMBER, 'is no exact number'),
)

function hasAllDigits(value: number): boolean {
  if (Number.isInteger(value)) return Number.isSafeInteger(value)
  const digits = String(value).replace(/^-?[0.]*|\./g, '')
  return digits.length <= EXACT_DECIMAL_DIGITS
}

export const amount = v.pipe(
  exactNumber,
  v.transform((text) => parseMoney(text)),
  v.check((value): value is Money => value !== null, 'is no amount'),
  v.transform((value) => value as Money),
)

export const optionalAmount = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => (value === '' || value === null ? undefined : value)),
  v.optional(amount),
)

export const integer = v.pipe(
  exactNumber,
  v.regex(/^[+-]?\d+(?:\.0+)?$/, 'is no whole number'),
  v.transform(Number),
  v.safeInteger('is too large'),
)

/** Text, because the platform sends both 11 and "11". */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(shownText), v.nonEmpty('is empty'))

export const text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(shownText))

/** What the platform sends must not reorder what the app writes beside it. */
function shownText(value: string | number): string {
  return withoutBidiControls(String(value)).trim()
}

/** The default makes a pipe run for a missing key too. */
export const maybeMissing = v.optional(v.unknown(), null)

export const truthy = v.pipe(
  maybeMissing,
  v.transform((value) => value !== null && value !== '' && value !== 0 && value !== '0' && value !== false),
)

export const unlessZero = v.pipe(
  maybeMissing,
  v.transform((value) => value !== 0 && value !== '0' && value !== false),
)

export const unlessOtherThanOne = v.pipe(
  maybeMissing,
  v.transform((value) => value === null || value === '' || value === 1 || value === true || value === '1'),
)

/** Requests name a class by its key, else by its id (reading 30). */
export const classSchema = v.pipe(
  v.object({ id: v.nullish(identifier), key: v.nullish(v.union([v.string(), v.number()])), name: text }),
  v.transform((wire) => ({ key: String(wire.key ?? '').trim() || (wire.id ?? ''), name: wire.name })),
)

/** A list, bare or as `{data: [...]}`; "" and null are an empty list (reading 21). */
export function listOf<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    maybeMissing,
    v.transform((value) => {
      const inner = isRecord(value) && 'data' in value ? value['data'] : value
      return inner === null || inner === '' ? [] : inner
    }),
    v.array(item),
  )
}

export const anything: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** The token as a scalar or an object with `id`; never empty (reading 15). */
export const tokenAnswer: v.GenericSchema<unknown, string> = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (value instanceof BareText) return value.text
    return isRecord(value) ? value['id'] : value
  }),
  identifier,
)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
