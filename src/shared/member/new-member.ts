import * as v from 'valibot'
import { memberRecord } from '@/session/member-record'

/** From registering until the session ends; the welcome itself goes with the first order. */
export const newMember = memberRecord('isNew', v.boolean(), false)
