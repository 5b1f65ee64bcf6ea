import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'
import { memberRecord } from '@/session/store'

/** Whether anybody has logged in on this device: only then is somebody welcomed back. */
export const hasLoggedInHere = storedRecord('hasLoggedIn', v.boolean(), false)

/** From registering until the session ends; the welcome itself goes with the first order. */
export const newMember = memberRecord('isNew', v.boolean(), false)
