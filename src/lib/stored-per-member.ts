import type * as v from 'valibot'
import { jsonOf, parse, readText, writeText } from './storage'

/** Key of an unreadable record: it counts for every member who has no value of their own. */
const ANY_MEMBER = ''

/**
 * A record of this device with one value for each member. A value that does not fit its schema
 * reads as `unreadable`. If the record as such is unreadable, so is every member's value. An
 * unreadable value stays stored until the same member's value is written.
 */
export function storedPerMember<T extends number | object>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  { none, unreadable }: { none: T; unreadable: T },
) {
  const key = `tiga.${name}`
  const readAll = (): Readonly<Record<string, unknown>> => {
    const text = readText(key)
    const all = text === null ? {} : jsonOf(text)
    return typeof all === 'object' && all !== null && !Array.isArray(all) ? { ...all } : { [ANY_MEMBER]: text }
  }
  return {
    read: (memberId: string): T => {
      const all = readAll()
      const value = all[Object.hasOwn(all, memberId) ? memberId : ANY_MEMBER]
      if (value === undefined) return none
      return parse(schema, value) ?? unreadable
    },
    write: (memberId: string, value: T): void => writeText(key, JSON.stringify({ ...readAll(), [memberId]: value })),
  }
}
