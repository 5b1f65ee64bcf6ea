import {
  openRequests,
  unreadableRequests,
  type MoneyRequest,
  type MoneyRequestKind,
  type NotSentKind,
  type PendingRequest,
  type PendingRequests,
} from './request'
import { isInFlight } from './in-flight'

/**
 * True if the pending request blocks the next one of its kind. A top-up blocks it only while its
 * answer may still arrive; after that the screen warns and lets the member decide.
 */
export function blocks(pending: PendingRequest, now: number): boolean {
  return pending.request.kind !== 'topUp' || isInFlight(pending, now)
}

/** Why an earlier request blocks the next one of this kind; null if none does. */
export function findBlocker(
  { requests, now }: { requests: PendingRequests; now: () => number },
  memberId: string,
  kind: MoneyRequestKind,
): { kind: NotSentKind } | null {
  if (unreadableRequests(requests, memberId).length > 0) return { kind: 'unreadableRequest' }
  const open = openRequests(requests, memberId, kind).find((pending) => blocks(pending, now()))
  if (open === undefined) return null
  return { kind: isInFlight(open, now()) ? 'underWay' : 'unknownPending' }
}

/**
 * Ids of the requests of this kind that were sent from this device: those that are pending, and
 * those of which a message is still stored.
 */
export function requestIds(
  {
    requests,
    messages,
  }: { requests: Pick<PendingRequests, 'list'>; messages: { list: () => readonly RequestMessage[] } },
  memberId: string,
  kind: MoneyRequestKind,
): string[] {
  const resolved = messages
    .list()
    .filter(
      (message) => message.memberId === memberId && 'request' in message.news && message.news.request.kind === kind,
    )
  return [...openRequests(requests, memberId, kind), ...resolved].map(({ id }) => id)
}

interface RequestMessage {
  id: string
  memberId: string
  news: object | { request: MoneyRequest }
}

export function newRequestId(now: number): string {
  return `${now}-${Math.random().toString(36).slice(2)}`
}

/** Name of the lock that lets one request per member and kind run at a time, across all tabs. */
export function lockName({ memberId, request }: Pick<PendingRequest, 'memberId' | 'request'>): string {
  return `${request.kind}.${memberId}`
}

/**
 * When the next request may be sent, in epoch ms. 0, so no wait, if the last request is in the
 * future: the device's clock was set back.
 * @param sentAt of the last request, in epoch ms
 * @param ms shortest time between two requests
 */
export function throttleEnd(sentAt: number, ms: number, now: number): number {
  return sentAt > now ? 0 : sentAt + ms
}
