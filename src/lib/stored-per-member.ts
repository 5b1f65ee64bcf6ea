import type * as v from 'valibot'
import { jsonOf, parse, readText, writeText } from './storage'

/** Stands for every member of whom nothing is kept since nothing could be read. */
const ANY_MEMBER = ''

/**
 * A record of this device with a value for each member. One that does not fit its schema reads as
 * `unreadable`; so does that of every member where none can be told. It stays as it was until its
 * own member's is written.
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
