import * as v from 'valibot'
import { type StoredRecord, storedRecord } from '@/lib/storage'
import { sessionStore } from './store'

/**
 * A record that ends with the session. Nothing is written for a visitor, nor once another tab has
 * changed the session: it would be the next member's.
 */
export function memberRecord<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): StoredRecord<T> {
  const record = storedRecord(`member.${name}`, schema, fallback)
  return {
    ...record,
    write: (value) => {
      if (sessionStore.isStored()) record.write(value)
    },
  }
}

/**
 * Whose session it is, as the platform said last; '' before it has. Kept with the session for a
 * start at which the platform does not say it.
 */
export const sessionMemberId = memberRecord('id', v.string(), '')

/**
 * Whose entries on this device are meant, also before the platform has said whose session it is: a
 * token is the member's id (reading 16), and another kind of token belongs to no entry.
 * @returns '' for a visitor
 */
export function presentMemberId(): string {
  const { token } = sessionStore.get()
  return token === null ? '' : sessionMemberId.read() || token
}
