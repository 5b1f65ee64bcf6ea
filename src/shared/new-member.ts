import * as v from 'valibot'
import { memberRecord } from '@/session/member-record'

/** From registering until the member closes the card that welcomes them, or the session ends. */
export const newMember = memberRecord('isNew', v.boolean(), false)
