import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

/** Whether anybody has logged in on this device: only then is somebody welcomed back. */
export const hasLoggedInHere = storedRecord('hasLoggedIn', v.boolean(), false)
