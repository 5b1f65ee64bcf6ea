import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onResults } from '@/api/published-results'
import { recordDemoCredits, useIsCopying } from '@/domain/copies/choice'
import { useCachedMember, usePlatform } from '@/domain/member/member'
import { report } from '@/lib/report'
import { onServerDate, serverClockVersion } from '@/lib/server-clock'
import { useIsLoggedIn } from '@/session/store'
import { createLedgerFeed } from './feeds/ledger'
import { openLedger } from '@/domain/ledger/ledger'
import { removeExpiredLimitsOfOthers } from '@/domain/limits/store'
import { awaitsEnd, isShownByCard } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { pendingRequests } from '@/domain/money-request/request'
import { useModule } from '@/kit/load/module'
import { whenIdle } from '@/kit/load/use-idle'
import { useEvent, useInterval } from '@/ui/use-event'

/** Background work for a member's money, draws and offline copies. Loaded when the page is idle. */
export default function MemberBackground() {
  const memberId = useCachedMember().data?.id
  useLedgerFeed(memberId)
  useCopyFeed(memberId)
  useDropExpiredLimits(memberId)
  useInvalidateOnClockSetBack()
  return memberId === undefined ? null : <MoneyWatchLoader key={memberId} memberId={memberId} />
}

function useLedgerFeed(memberId: string | undefined): void {
  const queryClient = useQueryClient()
  const [feed] = useState(() => createLedgerFeed(queryClient, openLedger, moneyStore.messages))
  useEffect(() => {
    let cancel: (() => void) | null = null
    // Waits for an idle moment, so that several answers are processed together.
    const schedule = () => {
      if (cancel !== null) return
      cancel = whenIdle(() => {
        cancel = null
        feed(memberId).catch((error: unknown) => report(error, 'ledger'))
      })
    }
    schedule()
    const unsubscribe = onResults(schedule)
    return () => {
      cancel?.()
      unsubscribe()
    }
  }, [feed, memberId])
}

/**
 * Stores offline copies if the member wants them. Loads the code of `CopyNotice`, which marks a
 * shown copy, in advance, because the code cannot be loaded without a network.
 */
function useCopyFeed(memberId: string | undefined): void {
  const queryClient = useQueryClient()
  const isKeepingCopies = useIsCopying(memberId ?? null)
  const copyFeedModule = useModule(() => import('@/app/feeds/copies'), isKeepingCopies)
  useModule(() => import('@/kit/query/CopyNotice'), isKeepingCopies && copyFeedModule !== null)
  const isDemo = usePlatform()?.isDemo
  useEffect(() => {
    if (copyFeedModule === null || !isKeepingCopies || memberId === undefined) return
    if (isDemo !== undefined) recordDemoCredits(memberId, isDemo)
    return copyFeedModule.copyAnswers(queryClient, memberId)
  }, [copyFeedModule, isKeepingCopies, memberId, isDemo, queryClient])
}

const CLOCK_CHECK_INTERVAL_MS = 5000
/** A smaller step back is an ordinary correction of the clock. */
const MIN_SET_BACK_MS = 2000

/**
 * Invalidates all queries when the device's clock is set back. Cached answers would otherwise stay
 * fresh for too long, and rounds would close too late.
 */
function useInvalidateOnClockSetBack(): void {
  const queryClient = useQueryClient()
  const [startedAt] = useState(Date.now)
  const lastCheckedAt = useRef(startedAt)
  const checkClock = () => {
    const now = Date.now()
    const isSetBack = now < lastCheckedAt.current - MIN_SET_BACK_MS
    lastCheckedAt.current = now
    if (isSetBack) void queryClient.invalidateQueries()
  }
  useInterval(checkClock, CLOCK_CHECK_INTERVAL_MS)
  useEvent(document, 'visibilitychange', checkClock)
}

/**
 * Removes other members' own limits (on money or playing time) and breaks, once the server's time
 * proves that these have ended. An erasure of data keeps limits and breaks until their end.
 */
function useDropExpiredLimits(memberId: string | undefined): void {
  const isVisitor = !useIsLoggedIn()
  const clockVersion = useSyncExternalStore(onServerDate, serverClockVersion)
  useEffect(() => {
    // Waits for the server's time, and for the id of a logged-in member, whose limits stay.
    if ((memberId === undefined && !isVisitor) || clockVersion === 0) return
    removeExpiredLimitsOfOthers(memberId ?? null)
  }, [memberId, isVisitor, clockVersion])
}

/**
 * Loads `MoneyWatch` only if the member has open requests, orders that await their result, results
 * that a card still has to show, or accepted top-ups and withdrawals that await their end.
 */
function MoneyWatchLoader({ memberId }: { memberId: string }) {
  const openRequests = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.list)
  const awaitedPeriods = useSyncExternalStore(moneyStore.awaited.subscribe, moneyStore.awaited.list)
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const now = moneyStore.now()
  const messagesToShow = messages.filter((message) => isShownByCard(message, now) || awaitsEnd(message, now))
  const hasWork = [...openRequests, ...awaitedPeriods, ...messagesToShow].some((entry) => entry.memberId === memberId)
  const moneyWatchModule = useModule(() => import('./money-watch/MoneyWatch'), hasWork)
  return moneyWatchModule === null ? null : <moneyWatchModule.default memberId={memberId} />
}
