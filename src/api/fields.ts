import * as v from 'valibot'
import { parseMoney, type Money } from '@/lib/money/text'
import { BareText } from './envelope'

/** The building blocks of the wire's schemas: tolerant of how a value is written, strict about what it is. */

const EXACT_NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/**
 * `Num`: a number or a numeric string, as decimal text. An unsafe integer or an exponent has lost digits already and is refused
 * (PRODUCT, decision "Numbers").
 */
const exactNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.check(
    (value) => typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value),
    'is too large',
  ),
  v.transform((value) => String(value).trim()),
  v.regex(EXACT_NUMBER, 'is no exact number'),
)

/** An exact amount. */
export const amount = v.pipe(
  exactNumber,
  v.transform((text) => parseMoney(text)),
  v.check((value): value is Money => value !== null, 'is no amount'),
  v.transform((value) => value as Money),
)

/** An amount that may be missing or empty. */
export const optionalAmount = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => (value === '' || value === null ? undefined : value)),
  v.optional(amount),
)

/** A whole number within the safe range. */
export const integer = v.pipe(
  exactNumber,
  v.regex(/^[+-]?\d+(?:\.0+)?$/, 'is no whole number'),
  v.transform(Number),
  v.safeInteger('is too large'),
)

/** An identifier, compared as text everywhere: 11 and "11" are one. */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty('is empty'),
)

/** Words that may be missing; numbers are taken as written. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
)

/** Any value, or none: the default makes a pipe run for a missing key too. */
export const maybeMissing = v.optional(v.unknown(), null)

/** 0/1, "0"/"1", booleans, or a value whose presence is what counts; missing is false. */
export const truthy = v.pipe(
  maybeMissing,
  v.transform(
    (value) => value !== undefined && value !== null && value !== '' && value !== 0 && value !== '0' && value !== false,
  ),
)

/** False only on an explicit 0; a missing field says nothing against the member (reading 50). */
export const unlessZero = v.pipe(
  maybeMissing,
  v.transform((value) => value !== 0 && value !== '0' && value !== false),
)

/** False only when a status is given and is not 1 ("a missing status is active"). */
export const unlessOtherThanOne = v.pipe(
  maybeMissing,
  v.transform(
    (value) => value === undefined || value === null || value === '' || value === 1 || value === true || value === '1',
  ),
)

/** A class of games or of videos, named in requests by its key, or by its id where it has none (reading 30). */
export const classSchema = v.pipe(
  v.object({ id: v.nullish(identifier), key: v.nullish(v.union([v.string(), v.number()])), name: text }),
  v.transform((wire) => ({ key: String(wire.key ?? '').trim() || (wire.id ?? ''), name: wire.name })),
)

/** A list, bare or as `{data: [...]}`; "" and null are the empty list. */
export function listOf<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    maybeMissing,
    v.transform((value) => {
      const inner = isRecord(value) && 'data' in value ? value['data'] : value
      return inner === undefined || inner === null || inner === '' ? [] : inner
    }),
    v.array(item),
  )
}

/** Whatever comes, or nothing: the answer of a call whose success is all that counts. */
export const anything: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** The token of log-in and registration: a scalar, or an object with `id`; never empty (reading 15). */
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
