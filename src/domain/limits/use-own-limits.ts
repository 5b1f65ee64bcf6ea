import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQueries } from '@/api/account'
import { ALWAYS_STALE } from '@/api/keys'
import {
  type ProvenTime,
  isDateHidden,
  onServerDate,
  provenNow,
  serverClockVersion,
  displayNow,
} from '@/lib/server-clock'
import { requestPersistence } from '@/lib/persistence'
import { maximum, subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { joinSentences } from '@/i18n/sentences'
import { notify } from '@/ui/feedback'
import { useInterval } from '@/ui/use-event'
import { moneyText } from '@/ui/Money'
import { HOUR_MS, TIME_PENDING, breakEndAt, pendingRaiseAt } from './limit'
import {
  type OwnLimits,
  changeLimits,
  areLimitsStored,
  isTimePending,
  onLimitsChange,
  limitsNow,
  limitsOf,
  storedLimitsText,
} from './store'
import type { LimitRefusal } from './check'

/** As set on this device, in whatever tab. `now` is null while no time is proven. */
export function useOwnLimits(memberId: string): { own: OwnLimits; now: ProvenTime | null } {
  const queryClient = useQueryClient()
  const text = useSyncExternalStore(onLimitsChange, () => storedLimitsText(memberId))
  const version = useSyncExternalStore(onServerDate, serverClockVersion)
  const own = useMemo(() => limitsOf(memberId, text), [memberId, text])
  const awaited = isTimePending(own) ? version : null
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const now = provenNow()
  const left = nextChange(own, now) - displayNow()
  // A wait of weeks is none to a browser; and the platform may tell another date meanwhile.
  useInterval(renew, left > 0 && left !== Infinity ? Math.min(left, HOUR_MS) : null)
  useEffect(() => {
    if (awaited !== null) void pollServerTime(queryClient, memberId)
  }, [memberId, awaited, queryClient])
  return { own, now }
}

/** Any two answers tell it. One under way may have been asked for before; the others were not. */
async function pollServerTime(queryClient: QueryClient, memberId: string): Promise<OwnLimits> {
  const query = { ...accountQueries.member(), staleTime: ALWAYS_STALE }
  for (let left = 3; left > 0 && isTimePending(limitsNow(memberId).own); left -= 1)
    // Without an answer the next round of the loop asks again, and the limit holds meanwhile.
    await queryClient.fetchQuery(query).catch(() => undefined)
  return limitsNow(memberId).own
}

/**
 * For what the member begins: it holds at once, and the platform is asked, whose answer tells from
 * when it counts. A toast says what is set then, with its time if the platform has told it.
 */
export function useChangeLimits(memberId: string) {
  const { t } = useTranslation('limits')
  const queryClient = useQueryClient()
  return (
    change: (own: OwnLimits, now: ProvenTime | null) => OwnLimits,
    toastText: (own: OwnLimits) => string,
  ): void => {
    changeLimits(memberId, (own) => change(own, provenNow()))
    void requestPersistence()
    void pollServerTime(queryClient, memberId).then((own) =>
      notify(joinSentences([toastText(own), areLimitsStored(memberId) ? '' : t('notStored')])),
    )
  }
}

/** Whether it may be said that something ends or begins at an instant. */
export function isTimeKnown(at: number): boolean {
  return at !== TIME_PENDING && (provenNow() !== null || (!isDateHidden() && Date.now() < at))
}

function nextChange(own: OwnLimits, now: ProvenTime | null): number {
  const waits = own.limits.map(({ limit }) => pendingRaiseAt(limit, now)?.from ?? Infinity)
  return Math.min(breakEndAt(own.breakUntil, now) ?? Infinity, ...waits)
}

export function useLimitText(): (refusal: LimitRefusal) => string {
  const { t } = useTranslation('limits')
  return (refusal) => {
    switch (refusal.kind) {
      case 'onBreak':
        return t('refusal.onBreak')
      case 'perOrder':
        return t('refusal.perOrder', { most: moneyText(refusal.cap), adds: moneyText(refusal.adds) })
      case 'played':
        return t('refusal.played', { most: refusal.most, used: refusal.used })
      case 'notCounted':
        return t(`refusal.notCounted.${refusal.lacks}`, { limit: t(`kind.${refusal.limit}`) })
      case 'overLimit': {
        const { limit, most, used, adds } = refusal
        return t('refusal.overLimit', {
          limit: t(`kind.${limit}`),
          most: moneyText(most),
          used: moneyText(maximum(used, ZERO)),
          left: moneyText(maximum(subtract(most, used), ZERO)),
          adds: moneyText(adds),
        })
      }
    }
  }
}
