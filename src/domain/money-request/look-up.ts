import type { Listing } from '@/api/listing'
import { compareEntries, countNewMatches, type ReaderOf } from './record-baseline'
import { openRequests, type PendingRequest } from './request'
import { isInFlight } from './in-flight'
import { lockName, requestIds } from './request-rules'
import { recordMatchCount, announceUnknown, resolveRequest, type MoneyStore, type Notifier } from './money-store'

/** Before each reading of the record after a request was accepted: three in 10 s. */
const LOOK_AFTER_MS = [0, 3000, 6000]

/** What the record says of it now; `failed` too where it is no longer the member's. */
export async function checkRecord(
  read: () => Promise<Listing<string>>,
  { before }: PendingRequest,
  notifier: Notifier,
): Promise<ReturnType<typeof compareEntries> | 'failed'> {
  if (!notifier.canLookUp()) return 'failed'
  const now = await read()
  return notifier.canLookUp() ? compareEntries(before, now) : 'failed'
}

/**
 * Looks in the record for a request whose outcome is not known. Not while some tab still waits for
 * its answer. Never rejects: a record that breaks counts as one that cannot be read.
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
      // A look-up that fails leaves the outcome unknown.
      const result = await checkRecord(read, pending, notifier).catch(() => 'failed' as const)
      const current = store.requests.get(id)
      if (current === null || !notifier.canLookUp()) return
      const { refusal } = current
      if (result === 'found') resolveRequest(store, current, { outcome: 'found', request }, notifier)
      else if (result === 'missing' && refusal !== undefined)
        resolveRequest(store, current, { outcome: 'refused', request, words: refusal }, notifier)
      else store.requests.put(id, { ...current, lookUp: result })
    }),
  )
}

/**
 * Compares an accepted request with the record, while nobody waits for it. Once another of its kind
 * has left from this device, nobody can tell whose a new entry is. Never rejects.
 * @param known ids of those that had left by then
 */
export async function lookForAccepted(
  store: MoneyStore,
  { id, memberId, request, before }: PendingRequest,
  known: readonly string[],
  { readerOf, notifier }: { readerOf: ReaderOf; notifier: Notifier },
): Promise<void> {
  const read = readerOf(request)
  if (read === null) return
  const isComparable = () =>
    notifier.canLookUp() && requestIds(store, memberId, request.kind).every((one) => known.includes(one))
  let last: number | null = null
  let maxMatches = 0
  for (const pause of LOOK_AFTER_MS) {
    if (pause > 0) await new Promise<void>((resolve) => store.later(resolve, pause))
    if (!isComparable()) return
    // A list that cannot be read is looked at again after the next pause.
    const now = await read().catch(() => null)
    if (!isComparable()) return
    last = now === null ? null : countNewMatches(before, now)
    maxMatches = Math.max(maxMatches, last ?? 0)
    // One may be followed by another, which the browser has sent by itself.
    if (maxMatches > 1) break
  }
  const copies = maxMatches > 0 ? maxMatches : last
  if (copies !== null && copies !== 1) recordMatchCount(store, id, copies, notifier)
}

/** For requests that no screen waits for: after a restart, a new connection or a log-in. */
export async function recover(
  store: MoneyStore,
  memberId: string,
  readerOf: ReaderOf,
  notifier: Notifier,
): Promise<void> {
  await Promise.all(openRequests(store.requests, memberId).map((pending) => lookUp(store, pending, readerOf, notifier)))
  // One by one: those of a kind share a lock.
  for (const pending of openRequests(store.requests, memberId)) {
    if (isInFlight(pending, store.now()) || store.busy.has(pending.id)) continue
    // A tab that holds the lock still waits for its answer, whatever the clock says.
    await store.lock(lockName(pending), async () => announceUnknown(store, pending, notifier))
  }
}
