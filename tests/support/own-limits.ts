import { money } from '@/lib/money/text'
import { recordServerDate, type ConfirmedStart, type ProvenTime } from '@/lib/server-clock'
import type { LimitKind } from '@/domain/limits/limit'
import { emptyLimits, withLimit, type OwnLimits } from '@/domain/limits/store'

/** As if the platform had told it. */
export function proven(at: number): ProvenTime {
  return at as ProvenTime
}

/** Two answers to requests that were sent at the same moment tell it, which proves it. */
export function proveServerDate(at: number, sent = performance.now()): void {
  for (let answers = 2; answers > 0; answers -= 1) recordServerDate(new Date(at).toUTCString(), sent)
}

/** As if the platform had told it of what has begun. */
export function confirmedStartAt(at: number): ConfirmedStart {
  return at as ConfirmedStart
}

const keyOf = (memberId: string) => `tiga.limits.${memberId}`

/** What the device keeps of a member's own limits; null where it is nothing. */
export function keptLimits(memberId = '1001'): OwnLimits | null {
  return JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null') as OwnLimits | null
}

/** Keeps limits as an earlier start of the app did, or another tab, which this one hears of. */
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
