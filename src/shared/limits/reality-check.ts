import * as v from 'valibot'
import { storedPerMember } from '@/lib/stored-entries'

/** Minutes of draws between one check and the next; 0: none. */
export const CHECK_CHOICES = [15, 30, 60, 0] as const

export type CheckMinutes = (typeof CHECK_CHOICES)[number]

/** By default, and by the safest of another build's choices. */
const OF_NONE = { none: 30, unreadable: 15 } as const

/** It survives a log-out, as the time that it looks at does. */
const record = storedPerMember<CheckMinutes>('realityCheck', v.picklist(CHECK_CHOICES), OF_NONE)

export const readCheckMinutes = record.read
export const chooseCheckMinutes = record.write
