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
  confirmAndReadLimits,
  limitsOf,
  storedLimitsText,
} from './store'
import type { LimitRefusal } from './check'

/**
 * Returns the member's own limits and the platform's time (`now`; null while unknown). Renders
 * again when a break ends, a raise takes effect or another tab changes the limits. Requests the
 * platform's time while the time of a break, raise or top-up is unconfirmed.
 */
export function useOwnLimits(memberId: string): { own: OwnLimits; now: ProvenTime | null } {
  const queryClient = useQueryClient()
  const limitsText = useSyncExternalStore(onLimitsChange, () => storedLimitsText(memberId))
  const clockVersion = useSyncExternalStore(onServerDate, serverClockVersion)
  const own = useMemo(() => limitsOf(memberId, limitsText), [memberId, limitsText])
  const pollVersion = isTimePending(own) ? clockVersion : null
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const now = provenNow()
  const msToNextChange = nextChangeAt(own, now) - displayNow()
  // A timer of weeks overflows, and the platform's time may be corrected. So the next render comes
  // after an hour at most.
  useInterval(rerender, msToNextChange > 0 && msToNextChange !== Infinity ? Math.min(msToNextChange, HOUR_MS) : null)
  useEffect(() => {
    if (pollVersion !== null) void pollServerTime(queryClient, memberId)
  }, [memberId, pollVersion, queryClient])
  return { own, now }
}

/**
 * Sends up to three requests for the platform's time, until every break, raise and top-up has a
 * confirmed time. A time is confirmed by two answers that were requested after it.
 */
async function pollServerTime(queryClient: QueryClient, memberId: string): Promise<OwnLimits> {
  const query = { ...accountQueries.member(), staleTime: ALWAYS_STALE }
  for (let attemptsLeft = 3; attemptsLeft > 0 && isTimePending(confirmAndReadLimits(memberId).own); attemptsLeft -= 1)
    // After a failed request, the loop requests the time again. The limits apply meanwhile.
    await queryClient.fetchQuery(query).catch(() => undefined)
  return confirmAndReadLimits(memberId).own
}

/**
 * Returns a function that stores a change of the limits at once and then requests the platform's
 * time. After that, a toast shows `toastText`, with a warning if the browser has not stored the
 * limits.
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

/**
 * Returns true if a time may be shown as the end of a break or the start of a raise. While the
 * platform's time is unknown, only a future time by the device's clock may be shown, and only if
 * the platform's answers have a date.
 */
export function isTimeKnown(at: number): boolean {
  return at !== TIME_PENDING && (provenNow() !== null || (!isDateHidden() && Date.now() < at))
}

/** Returns the epoch ms of the next end of a break or start of a raise; Infinity if none is due. */
function nextChangeAt(own: OwnLimits, now: ProvenTime | null): number {
  const raiseTimes = own.limits.map(({ limit }) => pendingRaiseAt(limit, now)?.from ?? Infinity)
  return Math.min(breakEndAt(own.breakUntil, now) ?? Infinity, ...raiseTimes)
}

export function useLimitRefusalText(): (refusal: LimitRefusal) => string {
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
