import * as v from 'valibot'
import { memberRecord } from '@/session/store'

/** From registering until the session ends; the way to the odds goes with the first order. */
export const newMember = memberRecord('isNew', v.boolean(), false)
