import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

/** Minutes of draws between one check and the next; 0: none. */
export const CHECK_CHOICES = [15, 30, 60, 0] as const

export type CheckMinutes = (typeof CHECK_CHOICES)[number]

const BY_DEFAULT: CheckMinutes = 30

/** By member. It survives a log-out, as the time that it looks at does. */
const record = storedRecord<Record<string, CheckMinutes>>(
  'realityCheck',
  v.record(v.string(), v.picklist(CHECK_CHOICES)),
  {},
)

export function readCheckMinutes(memberId: string): CheckMinutes {
  return record.read()[memberId] ?? BY_DEFAULT
}

export function chooseCheckMinutes(memberId: string, minutes: CheckMinutes): void {
  record.write({ ...record.read(), [memberId]: minutes })
}
