import type { Listing } from '@/api/listing'
import { compareEntries, countNewMatches, type ReaderOf } from './record-baseline'
import { openRequests, type PendingRequest } from './request'
import { isInFlight } from './in-flight'
import { lockName, requestIds } from './request-rules'
import { recordMatchCount, announceUnknown, resolveRequest, type MoneyStore, type Notifier } from './money-store'

/** Pause before each reading of the record after a request was accepted: at 0, 3 and 9 s. */
const READING_PAUSES_MS = [0, 3000, 6000]

/**
 * Reads the record and compares it with the request's baseline. `failed` if the member has changed,
 * because the record is then another member's.
 * @throws if the record cannot be read
 */
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
 * Looks up a request whose outcome is unknown, and stores the result: found, refused (if the
 * platform had refused it and the record shows nothing new), or still unknown. Does nothing if no
 * record lists such requests, if another member is logged in, or if a tab still waits for the
 * answer. An error while reading counts as `failed`.
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
      // A look-up that failed leaves the outcome unknown.
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
 * Counts an accepted request in the record, in the background: none or several entries are reported
 * (reading 104). Stops once this device has sent another request of its kind, because a new entry
 * might be that one. An error while reading counts as a record that says nothing.
 * @param knownIds ids of the requests of its kind that had been sent by the time of its answer
 */
export async function lookForAccepted(
  store: MoneyStore,
  { id, memberId, request, before }: PendingRequest,
  knownIds: readonly string[],
  { readerOf, notifier }: { readerOf: ReaderOf; notifier: Notifier },
): Promise<void> {
  const read = readerOf(request)
  if (read === null) return
  const isComparable = () =>
    notifier.canLookUp() && requestIds(store, memberId, request.kind).every((one) => knownIds.includes(one))
  let last: number | null = null
  let maxMatches = 0
  for (const pause of READING_PAUSES_MS) {
    if (pause > 0) await new Promise<void>((resolve) => store.later(resolve, pause))
    if (!isComparable()) return
    // A record that cannot be read is read again after the next pause.
    const now = await read().catch(() => null)
    if (!isComparable()) return
    last = now === null ? null : countNewMatches(before, now)
    maxMatches = Math.max(maxMatches, last ?? 0)
    // Continues after one match: the browser may have sent the request twice by itself.
    if (maxMatches > 1) break
  }
  const copies = maxMatches > 0 ? maxMatches : last
  if (copies !== null && copies !== 1) recordMatchCount(store, id, copies, notifier)
}

/**
 * Looks up all pending requests of the member: after a start of the app, a new connection or a
 * log-in. A request whose answer can no longer arrive is then announced as unknown.
 */
export async function recover(
  store: MoneyStore,
  memberId: string,
  readerOf: ReaderOf,
  notifier: Notifier,
): Promise<void> {
  await Promise.all(openRequests(store.requests, memberId).map((pending) => lookUp(store, pending, readerOf, notifier)))
  // One after another: requests of a kind share a lock.
  for (const pending of openRequests(store.requests, memberId)) {
    if (isInFlight(pending, store.now()) || store.busy.has(pending.id)) continue
    // A tab that holds the lock still waits for the answer, whatever the clock says.
    await store.lock(lockName(pending), async () => announceUnknown(store, pending, notifier))
  }
}
