import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHasPassed } from '@/ui/Countdown'
import {
  openRequests,
  unreadableRequests,
  type BusyKind,
  type MoneyRequest,
  type MoneyRequestKind,
  type PendingRequest,
  type PendingRequestOf,
} from './request'
import { isInFlight } from './in-flight'
import { blocks, lockName } from './request-rules'
import { isLockHeld, moneyStore } from './money-store'

const { requests } = moneyStore

export function useUnreadableRequests(memberId: string) {
  const unreadable = useSyncExternalStore(requests.subscribe, requests.unreadable)
  return unreadableRequests({ unreadable: () => unreadable }, memberId)
}

/** Counts the pending and unreadable requests that name other members. */
export function useOpenOfOthers(memberId: string): number {
  const open = useSyncExternalStore(requests.subscribe, requests.list)
  const unreadable = useSyncExternalStore(requests.subscribe, requests.unreadable)
  return [...open, ...unreadable].filter((entry) => entry.memberId !== null && entry.memberId !== memberId).length
}

/** The member's pending requests in all tabs, oldest first. */
export function useOpenRequests(memberId: string, kind?: MoneyRequestKind): PendingRequest[] {
  const all = useSyncExternalStore(requests.subscribe, requests.list)
  return openRequests({ list: () => all }, memberId, kind)
}

export interface OpenRequest<Request extends MoneyRequest = MoneyRequest> {
  pending: PendingRequestOf<Request>
  /** `underWay`: its answer may still arrive. */
  kind: BusyKind
}

/** The oldest pending request of the kind that blocks the next one; null if none does. */
export function useOpenRequest<Request extends MoneyRequest>(
  memberId: string,
  kind: Request['kind'],
): OpenRequest<Request> | null {
  const now = moneyStore.now()
  const pending = useOpenRequests(memberId, kind).find((request) => blocks(request, now)) as
    PendingRequestOf<Request> | undefined
  // Renders again when the time for an answer is over.
  const isAnswerOverdue = useHasPassed(pending?.answerBy ?? 0)
  const isHeld = useIsLockHeld(pending !== undefined && isAnswerOverdue && !pending.isLost ? lockName(pending) : null)
  if (pending === undefined) return null
  return { pending, kind: isHeld || isInFlight(pending, now) ? 'underWay' : 'unknownPending' }
}

/** Interval at which the lock is checked. */
const LOCK_POLL_MS = 1000

/**
 * True while a tab holds the lock, so that it still waits for an answer, whatever the clock says.
 * True also until the browser has answered: no request is called lost before that.
 * @param name of the lock; null checks nothing and returns false
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
