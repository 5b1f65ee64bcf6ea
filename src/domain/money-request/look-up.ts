import type { Listing } from '@/api/listing'
import { compareEntries, countNewMatches, type ReaderOf } from './record-baseline'
import { openRequests, type PendingRequest } from './request'
import { isInFlight } from './in-flight'
import { lockName, requestIds } from './request-rules'
import { recordMatchCount, announceUnknown, resolveRequest, type MoneyStore, type Notifier } from './money-store'

/**
 * Pauses before each read of the platform's record after a request was accepted. The record is read
 * at about 0, 3 and 9 s.
 */
const READ_PAUSES_MS = [0, 3000, 6000]

/**
 * Reads the platform's record and compares its entries with the entries from before the request.
 * Returns `failed` if the member's session has ended, because the entries might be another
 * member's.
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
 * Looks up a request without a known outcome in the platform's record. Stores the outcome "found"
 * for a new matching entry. Stores "refused" if there is no new entry and the platform had refused
 * the request. Otherwise the outcome stays unknown, and the reason is stored, such as `failed` if
 * the record cannot be read. Does nothing if the platform lists no requests of this kind or the
 * member's session has ended. Also does nothing while this tab sends or looks up the request, or
 * while another tab holds the lock.
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
    store.lock(lockName(pending), async () => {
      // If the record cannot be read, the sheet says so and offers to check again.
      const result = await checkRecord(read, pending, notifier).catch(() => 'failed' as const)
      const currentRequest = store.requests.get(id)
      if (currentRequest === null || !notifier.canLookUp()) return
      const { refusal } = currentRequest
      if (result === 'found') resolveRequest(store, currentRequest, { outcome: 'found', request }, notifier)
      else if (result === 'missing' && refusal !== undefined)
        resolveRequest(store, currentRequest, { outcome: 'refused', request, words: refusal }, notifier)
      else store.requests.put(id, { ...currentRequest, lookUp: result })
    }),
  )
}

/**
 * Counts the new entries for an accepted request in the platform's record, in the background.
 * Stores the number if there is no new entry or more than one (reading 104). Stops once this device
 * has sent another request of the same kind, because a new entry might belong to that request. Also
 * stops if the member's session has ended. If the last read fails, the number 0 is not stored.
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
  for (const pause of READ_PAUSES_MS) {
    if (pause > 0) await new Promise<void>((resolve) => store.later(resolve, pause))
    if (!canCompare()) return
    // A failed read does not end the loop: the record is read again after the next pause, if any.
    const entries = await read().catch(() => null)
    if (!canCompare()) return
    lastCount = entries === null ? null : countNewMatches(before, entries)
    maxMatches = Math.max(maxMatches, lastCount ?? 0)
    // One match does not end the loop: a second entry may follow if the browser has sent the
    // request twice by itself.
    if (maxMatches > 1) break
  }
  const matchCount = maxMatches > 0 ? maxMatches : lastCount
  if (matchCount !== null && matchCount !== 1) recordMatchCount(store, id, matchCount, notifier)
}

/**
 * Looks up all pending requests of the member. Then announces the outcome as unknown for each
 * request that is still pending and can no longer be answered. Called when an outcome may have
 * become known, for example after a start of the app or a new connection.
 */
export async function lookUpPendingRequests(
  store: MoneyStore,
  memberId: string,
  readerOf: ReaderOf,
  notifier: Notifier,
): Promise<void> {
  await Promise.all(openRequests(store.requests, memberId).map((pending) => lookUp(store, pending, readerOf, notifier)))
  // The requests are handled one after another, because requests of the same kind share a lock.
  for (const pending of openRequests(store.requests, memberId)) {
    if (isInFlight(pending, store.now()) || store.busy.has(pending.id)) continue
    // If another tab holds the lock, that tab may still wait for the answer. Nothing is then
    // announced.
    await store.lock(lockName(pending), async () => announceUnknown(store, pending, notifier))
  }
}
