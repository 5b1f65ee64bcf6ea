import type * as v from 'valibot'
import { parseJson, parseOrNull, readText, writeText } from './storage'

/**
 * Key under which the whole stored text is kept if it is unreadable. Each member without a value
 * then counts as having an unreadable value.
 */
const UNREADABLE_TEXT_KEY = ''

/**
 * Returns functions that read and write one value for each member, all in one stored text. A member
 * without a value has `none`. A value that does not fit the schema is read as `unreadable`, and so
 * is each value if the whole text is unreadable. An unreadable value stays stored until the value
 * of its member is written.
 */
export function storedPerMember<T extends number | object>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  { none, unreadable }: { none: T; unreadable: T },
) {
  const key = `tiga.${name}`
  const readAll = (): Readonly<Record<string, unknown>> => {
    const text = readText(key)
    const storedValues = text === null ? {} : parseJson(text)
    const isReadable = typeof storedValues === 'object' && storedValues !== null && !Array.isArray(storedValues)
    return isReadable ? { ...storedValues } : { [UNREADABLE_TEXT_KEY]: text }
  }
  return {
    read: (memberId: string): T => {
      const values = readAll()
      const value = values[Object.hasOwn(values, memberId) ? memberId : UNREADABLE_TEXT_KEY]
      if (value === undefined) return none
      return parseOrNull(schema, value) ?? unreadable
    },
    write: (memberId: string, value: T): void => writeText(key, JSON.stringify({ ...readAll(), [memberId]: value })),
  }
}
