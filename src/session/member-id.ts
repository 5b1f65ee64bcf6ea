import * as v from 'valibot'
import { memberRecord } from './member-record'
import { sessionStore } from './store'

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
