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

/** Whether the next one waits for it. After a top-up without an answer the member is asked. */
export function blocks(pending: PendingRequest, now: number): boolean {
  return pending.request.kind !== 'topUp' || isInFlight(pending, now)
}

/** What an earlier request holds back the next one of the kind with; null where none does. */
export function findBlocker(
  { requests, now }: { requests: PendingRequests; now: () => number },
  memberId: string,
  kind: MoneyRequestKind,
): { kind: NotSentKind } | null {
  if (unreadableRequests(requests, memberId).length > 0) return { kind: 'unreadableRequest' }
  const open = openRequests(requests, memberId, kind).find((one) => blocks(one, now()))
  if (open === undefined) return null
  return { kind: isInFlight(open, now()) ? 'underWay' : 'unknownPending' }
}

/** Of each request of the kind that has left this device, as far as it still knows of it. */
export function requestIds(
  {
    requests,
    messages,
  }: { requests: Pick<PendingRequests, 'list'>; messages: { list: () => readonly KnownOutcome[] } },
  memberId: string,
  kind: MoneyRequestKind,
): string[] {
  const told = messages
    .list()
    .filter((one) => one.memberId === memberId && 'request' in one.news && one.news.request.kind === kind)
  return [...openRequests(requests, memberId, kind), ...told].map(({ id }) => id)
}

interface KnownOutcome {
  id: string
  memberId: string
  news: object | { request: MoneyRequest }
}

export function newRequestId(now: number): string {
  return `${now}-${Math.random().toString(36).slice(2)}`
}

/** One request of a kind and a member at a time, in all tabs. */
export function lockName({ memberId, request }: Pick<PendingRequest, 'memberId' | 'request'>): string {
  return `${request.kind}.${memberId}`
}

/** A last request in the future means that the clock was set back: no guard. */
export function throttleEnd(sentAt: number, ms: number, now: number): number {
  return sentAt > now ? 0 : sentAt + ms
}
