import type * as v from 'valibot'
import { storedRecord, type StoredRecord } from '@/lib/storage'
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
