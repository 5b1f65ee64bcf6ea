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

/** How many requests, open or not readable, name other members of this device. */
export function useOpenOfOthers(memberId: string): number {
  const open = useSyncExternalStore(requests.subscribe, requests.list)
  const unreadable = useSyncExternalStore(requests.subscribe, requests.unreadable)
  return [...open, ...unreadable].filter((one) => one.memberId !== null && one.memberId !== memberId).length
}

/** Those of the member's in all tabs, oldest first. */
export function useOpenRequests(memberId: string, kind?: MoneyRequestKind): PendingRequest[] {
  const all = useSyncExternalStore(requests.subscribe, requests.list)
  return openRequests({ list: () => all }, memberId, kind)
}

export interface OpenRequest<Request extends MoneyRequest = MoneyRequest> {
  pending: PendingRequestOf<Request>
  /** `underWay`: its answer may still come. */
  kind: BusyKind
}

/** The oldest of the kind that holds back the next one. */
export function useOpenRequest<Request extends MoneyRequest>(
  memberId: string,
  kind: Request['kind'],
): OpenRequest<Request> | null {
  const now = moneyStore.now()
  const pending = useOpenRequests(memberId, kind).find((one) => blocks(one, now)) as
    PendingRequestOf<Request> | undefined
  // Renders again when the time for an answer is over.
  const isOver = useHasPassed(pending?.answerBy ?? 0)
  const isHeld = useIsLockHeld(pending !== undefined && isOver && !pending.isLost ? lockName(pending) : null)
  if (pending === undefined) return null
  return { pending, kind: isHeld || isInFlight(pending, now) ? 'underWay' : 'unknownPending' }
}

const LOOK_MS = 1000

/**
 * Whether a tab still waits for its answer, whatever the clock says; true until the browser has
 * told, as nothing may be called lost for the moment that this takes.
 * @param name of its lock; null asks nothing
 */
function useIsLockHeld(name: string | null): boolean {
  const [answer, setTold] = useState<{ name: string; isHeld: boolean } | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    const look = () => void isLockHeld(name).then((isHeld) => setTold({ name, isHeld }))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [name])
  return name !== null && (answer?.name !== name || answer.isHeld)
}
