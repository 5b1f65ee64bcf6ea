import type { Listing } from '@/api/listing'
import { compareEntries, countNewMatches, type ReaderOf } from './record-baseline'
import { listOpenRequests, type PendingRequest } from './request'
import { isInFlight } from './in-flight'
import { lockNameOf, requestIds } from './request-rules'
import {
  recordMatchCount,
  announceUnknown,
  foundNews,
  resolveRequest,
  type MoneyStore,
  type Notifier,
} from './money-store'

/**
 * The pause in ms before each read of the platform's record after an acceptance. So the reads start
 * after about 0, 3 and 9 s.
 */
const READ_PAUSES_MS = [0, 3000, 6000]

/**
 * Compares the platform's record (its list of orders or withdrawals) with the entries that it had
 * before this request. Returns `failed` if the member's session has ended, because the record might
 * then be another member's.
 * @throws if the record cannot be read
 */
export async function checkRecord(
  read: () => Promise<Listing<string>>,
  { before }: PendingRequest,
  notifier: Notifier,
): Promise<ReturnType<typeof compareEntries> | 'failed'> {
  if (!notifier.canLookUp()) return 'failed'
  const entries = await read()
  return notifier.canLookUp() ? compareEntries(before, entries) : 'failed'
}

/**
 * Looks up a request without a known outcome in the platform's record (its list of orders or
 * withdrawals). One new matching entry resolves the request as found. No new entry resolves it as
 * refused if the platform had refused it. Otherwise the result is stored with the request.
 * Does nothing if the platform has no record of this kind, if the session has ended, while this tab
 * sends or looks up the request, or while another tab holds the lock.
 */
export async function lookUp(
  store: MoneyStore,
  pending: PendingRequest,
  readerOf: ReaderOf,
  notifier: Notifier,
): Promise<void> {
  const { id, request } = pending
  const read = readerOf(request)
  if (read === null || store.busy.has(id) || !notifier.canLookUp()) return
  await store.busy.hold(id, () =>
    store.lock(lockNameOf(pending), async () => {
      // If the record cannot be read, the sheet says so and offers to check again.
      const result = await checkRecord(read, pending, notifier).catch(() => 'failed' as const)
      const currentRequest = store.requests.get(id)
      if (currentRequest === null || !notifier.canLookUp()) return
      const { refusal } = currentRequest
      if (result === 'found') resolveRequest(store, currentRequest, foundNews(currentRequest), notifier)
      else if (result === 'missing' && refusal !== undefined)
        resolveRequest(store, currentRequest, { outcome: 'refused', request, words: refusal }, notifier)
      else
        store.requests.put(id, {
          ...currentRequest,
          lookUp: result,
          ...(result !== 'failed' && { checkedAt: store.now() }),
        })
    }),
  )
}

/**
 * Counts the new entries for an accepted request in the platform's record of requests, in the
 * background. Stores the number if it is not 1 (reading 104). Stops if the session ends or this
 * device sends another request of the same kind, because a new entry might belong to that request.
 * @param knownIds ids of the requests of the same kind that this device had sent when this request
 * was answered
 */
export async function countAcceptedEntries(
  store: MoneyStore,
  { id, memberId, request, before }: PendingRequest,
  knownIds: readonly string[],
  { readerOf, notifier }: { readerOf: ReaderOf; notifier: Notifier },
): Promise<void> {
  const read = readerOf(request)
  if (read === null) return
  const canCompare = () =>
    notifier.canLookUp() && requestIds(store, memberId, request.kind).every((requestId) => knownIds.includes(requestId))
  let lastCount: number | null = null
  let maxMatches = 0
  for (const pauseMs of READ_PAUSES_MS) {
    if (pauseMs > 0) await new Promise<void>((resolve) => store.later(resolve, pauseMs))
    if (!canCompare()) return
    // A failed read does not end the loop: the record is read again after the next pause, if any.
    const entries = await read().catch(() => null)
    if (!canCompare()) return
    lastCount = entries === null ? null : countNewMatches(before, entries)
    maxMatches = Math.max(maxMatches, lastCount ?? 0)
    // One match does not end the loop: the browser may have sent the request twice by itself, and
    // the second entry may appear later.
    if (maxMatches > 1) break
  }
  const matchCount = maxMatches > 0 ? maxMatches : lastCount
  if (matchCount !== null && matchCount !== 1) recordMatchCount(store, id, matchCount, notifier)
}

/**
 * Looks up all pending requests of the member. Then announces the outcome as unknown for each
 * remaining request that can no longer be answered. Called when an outcome may have become known,
 * for example after a start of the app.
 */
export async function lookUpPendingRequests(
  store: MoneyStore,
  memberId: string,
  readerOf: ReaderOf,
  notifier: Notifier,
): Promise<void> {
  await Promise.all(
    listOpenRequests(store.requests, memberId).map((pending) => lookUp(store, pending, readerOf, notifier)),
  )
  // The requests are handled one after another, because requests of the same kind share a lock.
  for (const pending of listOpenRequests(store.requests, memberId)) {
    if (isInFlight(pending, store.now()) || store.busy.has(pending.id)) continue
    // If another tab holds the lock, nothing is announced: that tab may still wait for the answer.
    await store.lock(lockNameOf(pending), async () => announceUnknown(store, pending, notifier))
  }
}
