import {
  listOpenRequests,
  unreadableRequestsOf,
  type MoneyRequest,
  type MoneyRequestKind,
  type MoneyRequestOf,
  type NotSentReason,
  type PendingRequest,
  type PendingRequests,
} from './request'
import type { Observation } from '@/domain/ledger/observations'
import { isInFlight } from './in-flight'

/**
 * A pending order or withdrawal always blocks the next request of its kind. A pending top-up blocks
 * the next top-up only while its answer may still arrive. After that the screen only warns, and the
 * member decides.
 */
export function blocksNextRequest(pending: PendingRequest, now: number): boolean {
  return pending.request.kind !== 'topUp' || isInFlight(pending, now)
}

/** Returns why an earlier request blocks the next request of this kind; null if none does. */
export function findBlocker(
  { requests, now }: { requests: PendingRequests; now: () => number },
  memberId: string,
  kind: MoneyRequestKind,
): { kind: NotSentReason } | null {
  if (unreadableRequestsOf(requests, memberId).length > 0) return { kind: 'unreadableRequest' }
  const blocker = listOpenRequests(requests, memberId, kind).find((pending) => blocksNextRequest(pending, now()))
  if (blocker === undefined) return null
  return { kind: isInFlight(blocker, now()) ? 'underWay' : 'unknownPending' }
}

/**
 * Returns the ids of the member's requests of this kind that are pending on this device, or about
 * which this device still stores a message.
 */
export function requestIds(
  {
    requests,
    messages,
  }: { requests: Pick<PendingRequests, 'list'>; messages: { list: () => readonly RequestMessage[] } },
  memberId: string,
  kind: MoneyRequestKind,
): string[] {
  const messagesOfKind = messages
    .list()
    .filter(
      (message) => message.memberId === memberId && 'request' in message.news && message.news.request.kind === kind,
    )
  return [...listOpenRequests(requests, memberId, kind), ...messagesOfKind].map(({ id }) => id)
}

/**
 * Returns true if the last look-up in the platform's record was later than the result of the
 * order's round, as this device has seen it.
 */
export function wasDrawnBeforeCheck(
  order: Pick<MoneyRequestOf<'order'>, 'period'>,
  { sentAt, checkedAt = 0 }: Pick<PendingRequest, 'sentAt' | 'checkedAt'>,
  observations: readonly Pick<Observation, 'period' | 'seenAt'>[],
): boolean {
  return observations.some(({ period, seenAt }) => period === order.period && seenAt >= sentAt && seenAt <= checkedAt)
}

interface RequestMessage {
  id: string
  memberId: string
  news: object | { request: MoneyRequest }
}

export function createRequestId(now: number): string {
  return `${now}-${Math.random().toString(36).slice(2)}`
}

/** The lock lets all tabs together send only one request per member and kind at a time. */
export function lockNameOf({ memberId, request }: Pick<PendingRequest, 'memberId' | 'request'>): string {
  return `${request.kind}.${memberId}`
}

/**
 * Returns when the next request may be sent, in epoch ms; 0 (no wait) if `sentAt` is in the future,
 * because the device's clock was set back.
 * @param sentAt epoch ms of the last request
 * @param ms shortest time between two requests, in ms
 */
export function throttleEnd(sentAt: number, ms: number, now: number): number {
  return sentAt > now ? 0 : sentAt + ms
}
