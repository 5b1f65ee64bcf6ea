import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onResults } from '@/api/published-results'
import { recordDemo, useIsCopying } from '@/domain/copies/choice'
import { useCachedMember, usePlatform } from '@/domain/member/member'
import { report } from '@/lib/report'
import { onServerDate, serverClockVersion } from '@/lib/server-clock'
import { useIsLoggedIn } from '@/session/store'
import { createFeed } from './feeds/ledger'
import { openLedger } from '@/domain/ledger/ledger'
import { removeExpiredLimits } from '@/domain/limits/store'
import { moneyStore, isShownByCard } from '@/domain/money-request/money-store'
import { pendingRequests } from '@/domain/money-request/request'
import { useModule } from '@/kit/load/module'
import { whenIdle } from '@/kit/load/use-idle'
import { useEvent, useInterval } from '@/ui/use-event'

/** What follows a member's money, draws and copies. No screen waits for it. */
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
  const [feed] = useState(() => createFeed(queryClient, openLedger, moneyStore.messages))
  useEffect(() => {
    let cancel: (() => void) | null = null
    // Several answers are looked through together.
    const plan = () => {
      if (cancel !== null) return
      cancel = whenIdle(() => {
        cancel = null
        feed(memberId).catch((error: unknown) => report(error, 'ledger'))
      })
    }
    plan()
    const leave = onResults(plan)
    return () => {
      cancel?.()
      leave()
    }
  }, [feed, memberId])
}

/** For who wants copies of records; what those need without a network is fetched with it. */
function useCopyFeed(memberId: string | undefined): void {
  const queryClient = useQueryClient()
  const isKeeping = useIsCopying(memberId ?? null)
  const feed = useModule(() => import('@/app/feeds/copies'), isKeeping)
  useModule(() => import('@/kit/query/CopyNotice'), isKeeping && feed !== null)
  const isDemo = usePlatform()?.isDemo
  useEffect(() => {
    if (feed === null || !isKeeping || memberId === undefined) return
    if (isDemo !== undefined) recordDemo(memberId, isDemo)
    return feed.followAnswers(queryClient, memberId)
  }, [feed, isKeeping, memberId, isDemo, queryClient])
}

const LOOK_EVERY_MS = 5000
/** Less is a clock that was corrected. */
const SET_BACK_MS = 2000

/**
 * A clock that is set back makes all answers seem to come from the future: they would not grow old
 * for as long, and rounds would close as much later. So everything is asked for anew.
 */
function useInvalidateOnClockSetBack(): void {
  const queryClient = useQueryClient()
  const [begun] = useState(Date.now)
  const seen = useRef(begun)
  const look = () => {
    const now = Date.now()
    const isSetBack = now < seen.current - SET_BACK_MS
    seen.current = now
    if (isSetBack) void queryClient.invalidateQueries()
  }
  useInterval(look, LOOK_EVERY_MS)
  useEvent(document, 'visibilitychange', look)
}

/** What an erasure had to leave goes once it is proven to be over. A member's own limits stay. */
function useDropExpiredLimits(memberId: string | undefined): void {
  const isVisitor = !useIsLoggedIn()
  const version = useSyncExternalStore(onServerDate, serverClockVersion)
  useEffect(() => {
    // Nothing ends before a time is proven, and what was begun begins with its time.
    if ((memberId === undefined && !isVisitor) || version === 0) return
    removeExpiredLimits(memberId ?? null)
  }, [memberId, isVisitor, version])
}

/** Loads the watch only for a member with an open request, or an order whose end is not told. */
function MoneyWatchLoader({ memberId }: { memberId: string }) {
  const openRequests = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.list)
  const awaited = useSyncExternalStore(moneyStore.awaited.subscribe, moneyStore.awaited.list)
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const unannounced = messages.filter((message) => isShownByCard(message, moneyStore.now()))
  const hasWork = [...openRequests, ...awaited, ...unannounced].some((entry) => entry.memberId === memberId)
  const watch = useModule(() => import('./money-watch/MoneyWatch'), hasWork)
  return watch === null ? null : <watch.default memberId={memberId} />
}
