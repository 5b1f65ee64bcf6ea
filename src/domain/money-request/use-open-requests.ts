import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHasPassed } from '@/ui/Countdown'
import {
  listOpenRequests,
  unreadableRequestsOf,
  type BlockReason,
  type MoneyRequest,
  type MoneyRequestKind,
  type PendingRequest,
  type PendingRequestOf,
} from './request'
import { isInFlight } from './in-flight'
import { blocksNextRequest, lockNameOf } from './request-rules'
import { isLockHeld } from './locks'
import { moneyStore } from './money-store'

const { requests } = moneyStore

export function useUnreadableRequests(memberId: string) {
  const unreadableEntries = useSyncExternalStore(requests.subscribe, requests.unreadable)
  return unreadableRequestsOf({ unreadable: () => unreadableEntries }, memberId)
}

/** Returns the number of pending and unreadable requests of other members. */
export function useOpenRequestCountOfOthers(memberId: string): number {
  const pendingRequests = useSyncExternalStore(requests.subscribe, requests.list)
  const unreadableEntries = useSyncExternalStore(requests.subscribe, requests.unreadable)
  return [...pendingRequests, ...unreadableEntries].filter(
    (entry) => entry.memberId !== null && entry.memberId !== memberId,
  ).length
}

/**
 * Returns the member's pending requests of all tabs, oldest first. Without `kind`, requests of all
 * kinds.
 */
export function useOpenRequests(memberId: string, kind?: MoneyRequestKind): PendingRequest[] {
  const allRequests = useSyncExternalStore(requests.subscribe, requests.list)
  return listOpenRequests({ list: () => allRequests }, memberId, kind)
}

export interface OpenRequest<Request extends MoneyRequest = MoneyRequest> {
  pending: PendingRequestOf<Request>
  /** `underWay` if the answer to the request may still arrive. */
  kind: BlockReason
}

/** Returns the oldest request that blocks the next request of this kind; null if none does. */
export function useOpenRequest<Request extends MoneyRequest>(
  memberId: string,
  kind: Request['kind'],
): OpenRequest<Request> | null {
  const nowMs = moneyStore.now()
  const pending = useOpenRequests(memberId, kind).find((request) => blocksNextRequest(request, nowMs)) as
    PendingRequestOf<Request> | undefined
  // `useHasPassed` renders again when the time for an answer is over.
  const isAnswerOverdue = useHasPassed(pending?.answerBy ?? 0)
  const isLockTaken = useIsLockHeld(
    pending !== undefined && isAnswerOverdue && !pending.isLost ? lockNameOf(pending) : null,
  )
  if (pending === undefined) return null
  return { pending, kind: isLockTaken || isInFlight(pending, nowMs) ? 'underWay' : 'unknownPending' }
}

/** Interval between two checks of a request's lock, in ms. */
const LOCK_POLL_MS = 1000

/**
 * Returns true while a tab holds the lock: that tab may still wait for an answer that is overdue.
 * Until the browser reports whether the lock is held, the result is true, so that no request is
 * called lost too early.
 * @param name name of the lock; null returns false
 */
function useIsLockHeld(name: string | null): boolean {
  const [answer, setAnswer] = useState<{ name: string; isHeld: boolean } | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    const check = () => void isLockHeld(name).then((isHeld) => setAnswer({ name, isHeld }))
    check()
    const timer = setInterval(check, LOCK_POLL_MS)
    return () => clearInterval(timer)
  }, [name])
  return name !== null && (answer?.name !== name || answer.isHeld)
}
