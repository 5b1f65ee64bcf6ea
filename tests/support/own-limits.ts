import { money } from '@/lib/money/text'
import { recordServerDate, type ConfirmedStart, type ProvenTime } from '@/lib/server-clock'
import type { LimitKind } from '@/domain/limits/limit'
import { emptyLimits, withLimit, type OwnLimits } from '@/domain/limits/store'

/** Makes a proven time without any answer of the platform. */
export function proven(at: number): ProvenTime {
  return at as ProvenTime
}

/** Proves a date by two answers whose requests were sent at the same moment. */
export function proveServerDate(at: number, sent = performance.now()): void {
  for (let answers = 2; answers > 0; answers -= 1) recordServerDate(new Date(at).toUTCString(), sent)
}

/** Makes a confirmed start without any answer of the platform. */
export function confirmedStartAt(at: number): ConfirmedStart {
  return at as ConfirmedStart
}

const keyOf = (memberId: string) => `tiga.limits.${memberId}`

/** The stored limits of a member; null if there are none. */
export function keptLimits(memberId = '1001'): OwnLimits | null {
  return JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null') as OwnLimits | null
}

/** Stores limits like an earlier start of the app or another tab, and sends the storage event. */
export function keepLimits(
  limits: Partial<Record<LimitKind, string>>,
  rest: Partial<OwnLimits> = {},
  memberId = '1001',
): void {
  const own = Object.entries(limits).reduce(
    (all, [kind, most]) => withLimit(all, kind as LimitKind, { most: money(most), waiting: null }),
    { ...(keptLimits(memberId) ?? emptyLimits(memberId)), ...rest },
  )
  localStorage.setItem(keyOf(memberId), JSON.stringify(own))
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(memberId) }))
}
