import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { TIMEOUT_MS } from '@/api/transport'
import { withTimeout } from '@/lib/with-timeout'
import { asApiError } from '@/kit/forms/use-submit'
import { recordTopUp } from '@/domain/limits/store'
import type { createBaseline, ReaderOf } from './record-baseline'
import { checkRecord } from './look-up'
import type { MoneyRequest, PendingRequest } from './request'
import { findBlocker, lockName, newRequestId, requestIds } from './request-rules'
import { savePending, announceUnknown, resolveRequest, type MoneyStore, type Notifier } from './money-store'
import type { NotSent, Dispatch } from './table'

/** No answer is expected this long after sending: longer than the timeout of a call. */
export const ANSWER_MS = TIMEOUT_MS + 5000
/** Timeout of the reading that confirms a refusal. */
const CHECK_MS = 5000
/** Timeout of the reading that renews a stale baseline before sending. */
const RENEW_MS = 2000

/** Passed by a sheet to its machine with a tap on Confirm. */
export interface Confirmation<Refusal> {
  /** Reason of our own rules to send nothing; null for none. */
  refusal: Refusal | null
  /** Slow checks before sending. They run under the lock: no other tab can send meanwhile. */
  preflight?: (() => Promise<Refusal | NotSent | null>) | undefined
  /** Sends the request. Resolves to null if the platform accepted it. */
  send: () => Promise<ApiError | null>
  errorText: (error: ApiError) => string
  notifier: Notifier
  onAccepted?: ((pending: PendingRequest) => void) | undefined
}

/** A confirmed request, with the parts of the machine that sending needs. */
interface Sending<Request extends MoneyRequest, Refusal> {
  request: Request
  confirmation: Confirmation<Refusal>
  store: MoneyStore
  memberId: () => string
  readerOf: ReaderOf
  baseline: ReturnType<typeof createBaseline>
  dispatch: Dispatch<Request, Refusal>
}

/** State of an attempt to send. */
interface Attempt {
  /** Null until the request is sent. */
  pending: PendingRequest | null
  /** Null until there is an answer, and if the request was accepted. */
  error: ApiError | null
  /** Ids of the requests of its kind that this device had sent by the time of its answer. */
  sentIds: readonly string[]
}

/**
 * The work started by `confirm`: sends a request once and dispatches its outcome. It ends the
 * states "sending" and "checking" even after an error. An error before the request is stored blocks
 * it; a later error leaves its outcome unknown, unless an outcome was dispatched before.
 */
export async function send<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
): Promise<Attempt> {
  const { store, memberId, request, confirmation, dispatch } = sending
  const attempt: Attempt = { pending: null, error: null, sentIds: [] }
  try {
    const result = await store.lock(lockName({ memberId: memberId(), request }), () => sendLocked(sending, attempt))
    // Null if another tab holds the lock.
    const { refusal } = result ?? { refusal: { kind: 'underWay' } as const }
    if (refusal !== null) block(sending, refusal)
  } catch (cause) {
    if (attempt.pending === null) block(sending, { kind: 'notSent' })
    else if (dispatch('lost', { status: 'following', request, requestId: attempt.pending.id })) {
      attempt.error = asApiError(cause)
      announceUnknown(store, store.requests.get(attempt.pending.id) ?? attempt.pending, confirmation.notifier)
    }
  }
  return attempt
}

/** @returns our own reason to send nothing; null once the outcome has been dispatched */
async function sendLocked<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
  attempt: Attempt,
): Promise<{ refusal: Refusal | NotSent | null }> {
  const { request, confirmation, store, memberId, baseline } = sending
  // If this fails or takes too long, the baseline has no entries.
  if (baseline.isStale()) await withTimeout(baseline.read(request), RENEW_MS).catch(() => undefined)
  const refusal = (await confirmation.preflight?.()) ?? findBlocker(store, memberId(), request.kind)
  if (refusal !== null) return { refusal }
  const pending = storePending(sending)
  attempt.pending = pending
  await store.busy.hold(pending.id, async () => {
    attempt.error = await confirmation.send().catch(asApiError)
    // Read under the lock, while no other tab can send.
    attempt.sentIds = requestIds(store, pending.memberId, request.kind)
    await resolveOutcome(sending, pending, attempt.error)
  })
  return { refusal: null }
}

/** Stores the request on the device, just before it is sent. */
function storePending<Request extends MoneyRequest, Refusal>({
  request,
  store,
  memberId,
  baseline,
}: Sending<Request, Refusal>): PendingRequest {
  const sentAt = store.now()
  const pending: PendingRequest = {
    id: newRequestId(sentAt),
    memberId: memberId(),
    request,
    sentAt,
    answerBy: sentAt + ANSWER_MS,
    isLost: false,
    before: baseline.entries(),
    lookUp: null,
  }
  // Own limits count a top-up before it is sent: it counts even if its answer is lost.
  if (request.kind === 'topUp') recordTopUp(pending.memberId, pending.id, request.amount)
  store.requests.put(pending.id, pending)
  return pending
}

async function resolveOutcome<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError | null,
): Promise<void> {
  const { errorText } = sending.confirmation
  if (error === null) accept(sending, pending)
  else if (isOutcomeUnknown(error)) setUnknown(sending, pending)
  else if (error.kind === 'unsent') refuse(sending, pending, errorText(error))
  else await verify(sending, pending, error)
}

/**
 * Reads the record to confirm a refusal, because a browser may have sent the request twice (reading
 * 104). Meanwhile the platform's message is stored with the request; '' if the platform gave none,
 * so that our own text is never shown as the platform's.
 */
async function verify<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError,
): Promise<void> {
  const { request, store, confirmation, dispatch } = sending
  const words = confirmation.errorText(error)
  const read = sending.readerOf(request)
  if (read === null) return refuse(sending, pending, words)
  dispatch('refusalToCheck', { status: 'sending', request, isChecking: true })
  const refused = { ...pending, refusal: error.serverMessage === undefined ? '' : words }
  // Stored now: if this page is closed during the check, the next page looks the request up.
  savePending(store, refused)
  const result = await withTimeout(checkRecord(read, refused, confirmation.notifier), CHECK_MS).catch(
    () => 'failed' as const,
  )
  if (result === 'missing') return refuse(sending, refused, words)
  if (result === 'found') return setFound(sending, refused)
  return setUnknown(sending, { ...refused, lookUp: result })
}

// Each of these dispatches first: an error while the outcome is stored or announced does not change
// the outcome that the sheet shows.

function block<Request extends MoneyRequest, Refusal>(
  { request, store, dispatch }: Sending<Request, Refusal>,
  refusal: Refusal | NotSent,
): void {
  dispatch('blocked', { status: 'review', request, refusal, since: store.elapsed() })
}

function accept<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: Sending<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('accepted', { status: 'accepted', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'accepted', request }, confirmation.notifier)
  confirmation.onAccepted?.(pending)
}

function refuse<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: Sending<Request, Refusal>,
  pending: PendingRequest,
  words: string,
): void {
  dispatch('refused', { status: 'refused', request, requestId: pending.id, words, since: store.elapsed() })
  resolveRequest(store, pending, { outcome: 'refused', request, words }, confirmation.notifier)
}

function setUnknown<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: Sending<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('lost', { status: 'following', request, requestId: pending.id })
  announceUnknown(store, pending, confirmation.notifier)
}

function setFound<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: Sending<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('found', { status: 'following', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'found', request }, confirmation.notifier)
}
