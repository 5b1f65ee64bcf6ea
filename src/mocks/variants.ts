const TIMES: ReadonlySet<string> = new Set(['create_time', 'update_time'])
const AMOUNTS: ReadonlySet<string> = new Set(
  'money profit min max condition play_money recharge withdrawal win_money'.split(' '),
)

/**
 * Notations in which a back end may write the same facts. Each variant rewrites an answer of the
 * mock, and the app must show the same for it. Several may be active at once; they are applied in
 * the order of this list.
 */
const VARIANTS = {
  // Times: an empty database column, as PHP and others send it.
  'empty-time-zeros': times((time) => time || '0000-00-00 00:00:00'),
  'empty-time-1970': times((time) => time || '1970-01-01 08:00:00'),
  'empty-time-null': times((time) => time || null),
  'empty-time-0': times((time) => time || 0),
  'empty-time-dash': times((time) => time || '-'),
  'empty-time-false': times((time) => time || false),
  // Times: the same wall-clock time in another notation.
  'time-with-t': times((time) => time.replace(' ', 'T')),
  'time-with-fraction': times((time) => time && `${time}.000000`),
  // Times: instants. The wall clock of the mock is in UTC.
  'time-unix': times((time) => (time === '' ? 0 : Date.parse(`${time}Z`) / 1000)),
  'time-unix-text': times((time) => (time === '' ? '0' : String(Date.parse(`${time}Z`) / 1000))),
  'time-unix-ms': times((time) => (time === '' ? 0 : Date.parse(`${time}Z`))),
  'time-iso-z': times((time) => time && `${time.replace(' ', 'T')}.000000Z`),
  // Lists.
  'php-object-lists': lists((rows) =>
    rows.length === 0 ? rows : Object.fromEntries(rows.map((row, index) => [2 * index + 1, row])),
  ),
  'lists-in-list': (answer) => (Array.isArray(answer) ? { list: answer } : renamed(answer, 'data', 'list')),
  'lists-bare': (answer) => (isList(answer) && isOnlyField(answer, 'data') ? answer['data'] : answer),
  'empty-lists-false': lists((rows) => (rows.length === 0 ? false : rows)),
  'no-info-false': (answer) => withoutInfo(answer, false),
  'no-info-empty': (answer) => withoutInfo(answer, []),
  // Amounts.
  'amount-number': amounts((text) => Number(text)),
  'amount-float-dust': amounts((text) => Number(text) + floatNoiseOf(Number(text))),
  'amount-grouped': amounts((text) =>
    Number(text).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ),
} as const satisfies Record<string, Rewrite>

export type VariantName = keyof typeof VARIANTS

export const VARIANT_NAMES = Object.keys(VARIANTS) as VariantName[]

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** @returns the same facts in another notation; an answer that it does not concern is unchanged */
type Rewrite = (answer: Json) => Json

/** @param payload data of an answer that JSON can represent */
export function applyVariants(payload: unknown, names: readonly VariantName[]): unknown {
  if (payload === undefined || names.length === 0) return payload
  const plain = JSON.parse(JSON.stringify(payload)) as Json
  return VARIANT_NAMES.filter((name) => names.includes(name)).reduce((answer, name) => VARIANTS[name](answer), plain)
}

function times(write: (time: string) => Json): Rewrite {
  return fields(TIMES, write)
}

function amounts(write: (text: string) => Json): Rewrite {
  return fields(AMOUNTS, write)
}

/** Rewrites the text of these fields at any depth. */
function fields(names: ReadonlySet<string>, write: (text: string) => Json): Rewrite {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, field]): [string, Json] => [
      key,
      names.has(key) && typeof field === 'string' ? write(field) : walk(field),
    ])
    return Object.fromEntries(entries)
  }
  return walk
}

/** Rewrites every list at any depth, the innermost first. */
function lists(write: (rows: Json[]) => Json): Rewrite {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return write(value.map(walk))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, walk(field)]))
  }
  return walk
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: Json): value is { data: Json[] } {
  return isObject(value) && Array.isArray(value['data'])
}

function isOnlyField(value: object, name: string): boolean {
  return Object.keys(value).every((key) => key === name)
}

function renamed(answer: Json, from: string, to: string): Json {
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, field]) => [key === from ? to : key, field]))
}

function withoutInfo(answer: Json, nothing: Json): Json {
  return isObject(answer) && answer['is_bank'] === 0 ? { ...answer, info: nothing } : answer
}

/**
 * The rounding noise of binary arithmetic: two steps of the floating-point precision of the amount.
 * A zero gets the noise of the amount 128.
 */
function floatNoiseOf(amount: number): number {
  return 2 ** (Math.floor(Math.log2(Math.abs(amount || 128))) - 51)
}
