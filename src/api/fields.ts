import * as v from 'valibot'
import { parseMoney, type Money } from '@/lib/money/text'
import { BareText } from './envelope'

// Building blocks of the wire's schemas: tolerant of how a value is written, strict about its kind.

const EXACT_NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/**
 * A number or a numeric string, as decimal text. An unsafe integer or an exponent is refused: in
 * JavaScript it may have lost digits already, and the number may be money.
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

/** As text, since platforms send 11 in one call and "11" in another. */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty('is empty'),
)

/** Words, "" where they are missing; numbers are taken as written. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
)

/** Any value or none: because of the default, a pipe runs for a missing key too. */
export const maybeMissing = v.optional(v.unknown(), null)

/** For 0/1, "0"/"1", booleans, and values whose presence is what counts; missing is false. */
export const truthy = v.pipe(
  maybeMissing,
  v.transform(
    (value) => value !== undefined && value !== null && value !== '' && value !== 0 && value !== '0' && value !== false,
  ),
)

/** False only on an explicit 0 (reading 50). */
export const unlessZero = v.pipe(
  maybeMissing,
  v.transform((value) => value !== 0 && value !== '0' && value !== false),
)

/** False only on a status that is given and is not 1 (reading 85). */
export const unlessOtherThanOne = v.pipe(
  maybeMissing,
  v.transform(
    (value) => value === undefined || value === null || value === '' || value === 1 || value === true || value === '1',
  ),
)

/** A class of games or videos; requests name it by its key, else by its id (reading 30). */
export const classSchema = v.pipe(
  v.object({ id: v.nullish(identifier), key: v.nullish(v.union([v.string(), v.number()])), name: text }),
  v.transform((wire) => ({ key: String(wire.key ?? '').trim() || (wire.id ?? ''), name: wire.name })),
)

/** A list, bare or as `{data: [...]}`; "" and null are an empty one (reading 21). */
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

/** For a call of which only the success counts: any answer, or none. */
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
