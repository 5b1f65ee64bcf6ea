import { money } from '@/lib/money/text'
import { recordServerDate, type ConfirmedStart, type ProvenTime } from '@/lib/server-clock'
import type { LimitKind } from '@/domain/limits/limit'
import { emptyLimits, withLimit, type OwnLimits } from '@/domain/limits/store'

/** Gives `at` the type of a time that the platform's answers have proven. */
export function asProvenTime(at: number): ProvenTime {
  return at as ProvenTime
}

/**
 * Simulates two answers with the date `at` (epoch ms). Then the app trusts the platform's time.
 * @param sent when the requests were sent, by `performance.now()`
 */
export function confirmServerDate(at: number, sent = performance.now()): void {
  for (let answers = 2; answers > 0; answers -= 1) recordServerDate(new Date(at).toUTCString(), sent)
}

/**
 * Gives `at` the type of a start that the platform's answers have confirmed, for example the start
 * of a break.
 */
export function asConfirmedStart(at: number): ConfirmedStart {
  return at as ConfirmedStart
}

const limitsKeyOf = (memberId: string) => `tiga.limits.${memberId}`

/** Returns the stored own limits of a member, or null if none are stored. */
export function storedLimitsOf(memberId = '1001'): OwnLimits | null {
  return JSON.parse(localStorage.getItem(limitsKeyOf(memberId)) ?? 'null') as OwnLimits | null
}

/** Stores own limits as another tab or an earlier start does, and fires the storage event. */
export function writeLimits(
  limits: Partial<Record<LimitKind, string>>,
  otherFields: Partial<OwnLimits> = {},
  memberId = '1001',
): void {
  const storedLimits = Object.entries(limits).reduce(
    (all, [kind, most]) => withLimit(all, kind as LimitKind, { most: money(most), waiting: null }),
    { ...(storedLimitsOf(memberId) ?? emptyLimits(memberId)), ...otherFields },
  )
  localStorage.setItem(limitsKeyOf(memberId), JSON.stringify(storedLimits))
  window.dispatchEvent(new StorageEvent('storage', { key: limitsKeyOf(memberId) }))
}
