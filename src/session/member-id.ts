import * as v from 'valibot'
import { memberRecord } from './member-record'

/**
 * Whose session it is, as the platform said last; '' before it has. Kept with the session for a
 * start at which the platform does not say it.
 */
export const sessionMemberId = memberRecord('id', v.string(), '')
