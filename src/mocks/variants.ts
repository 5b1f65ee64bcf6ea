const TIME_FIELDS: ReadonlySet<string> = new Set(['create_time', 'update_time'])
const AMOUNT_FIELDS: ReadonlySet<string> = new Set(
  'money profit min max condition play_money recharge withdrawal win_money'.split(' '),
)

/**
 * Notations in which a back end may write the same data: the app must show the same with each of
 * them. Active variants are applied in the order of this list.
 */
const VARIANTS = {
  // Notations of a missing time, as PHP and others send an empty database column.
  'empty-time-zeros': rewriteTimes((time) => time || '0000-00-00 00:00:00'),
  'empty-time-1970': rewriteTimes((time) => time || '1970-01-01 08:00:00'),
  'empty-time-null': rewriteTimes((time) => time || null),
  'empty-time-0': rewriteTimes((time) => time || 0),
  'empty-time-dash': rewriteTimes((time) => time || '-'),
  'empty-time-false': rewriteTimes((time) => time || false),
  // Other notations of the same date and clock time.
  'time-with-t': rewriteTimes((time) => time.replace(' ', 'T')),
  'time-with-fraction': rewriteTimes((time) => time && `${time}.000000`),
  // Instants in place of a date and a clock time. The times of the mock platform are in UTC.
  'time-unix': rewriteTimes((time) => (time === '' ? 0 : Date.parse(`${time}Z`) / 1000)),
  'time-unix-text': rewriteTimes((time) => (time === '' ? '0' : String(Date.parse(`${time}Z`) / 1000))),
  'time-unix-ms': rewriteTimes((time) => (time === '' ? 0 : Date.parse(`${time}Z`))),
  'time-iso-z': rewriteTimes((time) => time && `${time.replace(' ', 'T')}.000000Z`),
  // Notations of lists and of missing objects.
  'php-object-lists': rewriteLists((rows) =>
    rows.length === 0 ? rows : Object.fromEntries(rows.map((row, index) => [2 * index + 1, row])),
  ),
  'lists-in-list': (answer) => (Array.isArray(answer) ? { list: answer } : renameField(answer, 'data', 'list')),
  'lists-bare': (answer) => (isList(answer) && hasOnlyField(answer, 'data') ? answer['data'] : answer),
  'empty-lists-false': rewriteLists((rows) => (rows.length === 0 ? false : rows)),
  'no-info-false': (answer) => withEmptyInfo(answer, false),
  'no-info-empty': (answer) => withEmptyInfo(answer, []),
  // Notations of amounts.
  'amount-number': rewriteAmounts((text) => Number(text)),
  'amount-float-dust': rewriteAmounts((text) => Number(text) + floatNoiseOf(Number(text))),
  'amount-grouped': rewriteAmounts((text) =>
    Number(text).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ),
} as const satisfies Record<string, Rewrite>

export type VariantName = keyof typeof VARIANTS

export const VARIANT_NAMES = Object.keys(VARIANTS) as VariantName[]

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Writes an answer in another notation. An answer without a matching value stays unchanged. */
type Rewrite = (answer: Json) => Json

/** Returns the data as the named variants write it. `payload` must be JSON data. */
export function applyVariants(payload: unknown, names: readonly VariantName[]): unknown {
  if (payload === undefined || names.length === 0) return payload
  const copy = JSON.parse(JSON.stringify(payload)) as Json
  return VARIANT_NAMES.filter((name) => names.includes(name)).reduce((answer, name) => VARIANTS[name](answer), copy)
}

function rewriteTimes(write: (time: string) => Json): Rewrite {
  return rewriteFields(TIME_FIELDS, write)
}

function rewriteAmounts(write: (text: string) => Json): Rewrite {
  return rewriteFields(AMOUNT_FIELDS, write)
}

/** Returns a function that rewrites the texts of the named fields at any depth of an answer. */
function rewriteFields(names: ReadonlySet<string>, write: (text: string) => Json): Rewrite {
  const rewrite = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, field]): [string, Json] => [
      key,
      names.has(key) && typeof field === 'string' ? write(field) : rewrite(field),
    ])
    return Object.fromEntries(entries)
  }
  return rewrite
}

/** Returns a function that rewrites each list of an answer, beginning with the innermost lists. */
function rewriteLists(write: (rows: Json[]) => Json): Rewrite {
  const rewrite = (value: Json): Json => {
    if (Array.isArray(value)) return write(value.map(rewrite))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, rewrite(field)]))
  }
  return rewrite
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: Json): value is { data: Json[] } {
  return isObject(value) && Array.isArray(value['data'])
}

function hasOnlyField(value: object, name: string): boolean {
  return Object.keys(value).every((key) => key === name)
}

function renameField(answer: Json, from: string, to: string): Json {
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, field]) => [key === from ? to : key, field]))
}

function withEmptyInfo(answer: Json, emptyInfo: Json): Json {
  return isObject(answer) && answer['is_bank'] === 0 ? { ...answer, info: emptyInfo } : answer
}

/**
 * Returns an error like those of floating-point sums: twice the distance to the next number that a
 * double can store. For 0, the distance at 128 is used.
 */
function floatNoiseOf(amount: number): number {
  return 2 ** (Math.floor(Math.log2(Math.abs(amount || 128))) - 51)
}
