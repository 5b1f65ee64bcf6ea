import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

/** Of this device, whoever is logged in: it is about who looks over a shoulder. */
export const balanceHiddenRecord = storedRecord('balanceHidden', v.boolean(), false)
