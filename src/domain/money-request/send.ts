import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { TIMEOUT_MS } from '@/api/transport'
import { withTimeout } from '@/lib/with-timeout'
import { asApiError } from '@/kit/forms/use-submit'
import { recordTopUp } from '@/domain/limits/store'
import type { createBaseline, ReaderOf } from './record-baseline'
import { checkRecord } from './look-up'
import type { MoneyRequest, PendingRequest } from './request'
import { findBlocker, lockName, newRequestId, requestIds } from './request-rules'
import {
  savePending,
  announceUnknown,
  discardRequest,
  resolveRequest,
  type MoneyStore,
  type Notifier,
} from './money-store'
import type { NotSent, Dispatch } from './table'

/**
 * An answer is expected only for this long after sending. This time is longer than the timeout of a
 * call.
 */
export const ANSWER_MS = TIMEOUT_MS + 5000
/** Timeout for reading the platform's record to confirm a refusal. */
const CHECK_MS = 5000
/**
 * Timeout for reading the platform's record again before sending, if the last read is over a minute
 * old.
 */
const RENEW_MS = 2000

/** The values that a sheet passes to its machine when the member taps Confirm. */
export interface Confirmation<Refusal> {
  /** The reason why our own rules forbid sending; null if they allow it. */
  refusal: Refusal | null
  /**
   * Slow checks before sending; resolves to a reason not to send, or null. Meanwhile this tab holds
   * the lock for sending, so no other tab can send.
   */
  preflight?: (() => Promise<Refusal | NotSent | null>) | undefined
  /** Sends the request. Resolves to null if the platform accepted it. */
  send: () => Promise<ApiError | null>
  errorText: (error: ApiError) => string
  notifier: Notifier
  onAccepted?: ((pending: PendingRequest) => void) | undefined
}

/** A confirmed request, with the functions and data that sending needs. */
interface SendContext<Request extends MoneyRequest, Refusal> {
  request: Request
  confirmation: Confirmation<Refusal>
  store: MoneyStore
  memberId: () => string
  readerOf: ReaderOf
  baseline: ReturnType<typeof createBaseline>
  dispatch: Dispatch<Request, Refusal>
}

/** Progress of an attempt to send a request. */
interface Attempt {
  /** Null until the request is stored, just before sending. */
  pending: PendingRequest | null
  /**
   * The error of the answer. Null until the answer arrives, and if the platform accepted the
   * request.
   */
  error: ApiError | null
  /**
   * Ids of the requests of the same kind that this device had sent when this request was answered.
   */
  sentIds: readonly string[]
}

/**
 * Sends a confirmed request once and dispatches its outcome to the machine. Ends the states
 * "sending" and "checking" even after an error. After an error before the request is stored,
 * nothing is sent. After a later error the outcome is unknown, except if an outcome was already
 * dispatched.
 */
export async function send<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
): Promise<Attempt> {
  const { store, memberId, request, confirmation, dispatch } = context
  const attempt: Attempt = { pending: null, error: null, sentIds: [] }
  try {
    const result = await store.lock(lockName({ memberId: memberId(), request }), () => sendLocked(context, attempt))
    // `result` is null if another tab holds the lock.
    const { refusal } = result ?? { refusal: { kind: 'underWay' } as const }
    if (refusal !== null) block(context, refusal)
  } catch (cause) {
    if (attempt.pending === null) block(context, { kind: 'notSent' })
    else if (dispatch('lost', { status: 'following', request, requestId: attempt.pending.id })) {
      attempt.error = asApiError(cause)
      announceUnknown(store, store.requests.get(attempt.pending.id) ?? attempt.pending, confirmation.notifier)
    }
  }
  return attempt
}

/**
 * Checks and sends a request while this tab holds the lock.
 * @returns the reason why nothing was sent; null once the outcome has been dispatched
 */
async function sendLocked<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  attempt: Attempt,
): Promise<{ refusal: Refusal | NotSent | null }> {
  const { request, confirmation, store, memberId, baseline } = context
  // If this read fails or takes too long, the next steps follow all the same, but the request may
  // have no baseline: the entries of the platform's record before the request was sent.
  if (baseline.isStale()) await withTimeout(baseline.read(request), RENEW_MS).catch(() => undefined)
  const refusal = (await confirmation.preflight?.()) ?? findBlocker(store, memberId(), request.kind)
  if (refusal !== null) return { refusal }
  const pending = storePending(context)
  attempt.pending = pending
  await store.busy.hold(pending.id, async () => {
    attempt.error = await confirmation.send().catch(asApiError)
    // The ids are read while this tab holds the lock, so no other tab can send meanwhile.
    attempt.sentIds = requestIds(store, pending.memberId, request.kind)
    await resolveOutcome(context, pending, attempt.error)
  })
  return { refusal: null }
}

/** Stores a pending request on the device just before sending, and returns it. */
function storePending<Request extends MoneyRequest, Refusal>({
  request,
  store,
  memberId,
  baseline,
}: SendContext<Request, Refusal>): PendingRequest {
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
  // The member's own limits count a top-up before it is sent, so a top-up with a lost answer
  // counts, too.
  if (request.kind === 'topUp') recordTopUp(pending.memberId, pending.id, request.amount)
  store.requests.put(pending.id, pending)
  return pending
}

async function resolveOutcome<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError | null,
): Promise<void> {
  const { errorText } = context.confirmation
  if (error === null) accept(context, pending)
  else if (isOutcomeUnknown(error)) setUnknown(context, pending)
  else if (error.kind === 'unsent') forgetUnsent(context, pending, errorText(error))
  else await verifyRefusal(context, pending, error)
}

/**
 * Reads the platform's record to confirm a refusal, because a browser may have sent the request
 * twice (reading 104). Meanwhile the platform's message is stored with the request; '' if the
 * platform gave none. Our own text is not stored with the request, because it would be shown as the
 * platform's message.
 */
async function verifyRefusal<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError,
): Promise<void> {
  const { request, store, confirmation, dispatch } = context
  const message = confirmation.errorText(error)
  const read = context.readerOf(request)
  if (read === null) return refuse(context, pending, message)
  dispatch('refusalToCheck', { status: 'sending', request, isChecking: true })
  const refusedRequest = { ...pending, refusal: error.serverMessage === undefined ? '' : message }
  // The refusal is stored before the check. If this page is closed during the check, the next page
  // looks the request up.
  savePending(store, refusedRequest)
  const result = await withTimeout(checkRecord(read, refusedRequest, confirmation.notifier), CHECK_MS).catch(
    () => 'failed' as const,
  )
  if (result === 'missing') return refuse(context, refusedRequest, message)
  if (result === 'found') return setFound(context, refusedRequest)
  return setUnknown(context, { ...refusedRequest, lookUp: result })
}

// Each function below calls `dispatch` first. An error while the outcome is stored or announced
// then does not change the outcome on the sheet.

function block<Request extends MoneyRequest, Refusal>(
  { request, store, dispatch }: SendContext<Request, Refusal>,
  refusal: Refusal | NotSent,
): void {
  dispatch('blocked', { status: 'review', request, refusal, since: store.elapsed() })
}

function accept<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: SendContext<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('accepted', { status: 'accepted', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'accepted', request }, confirmation.notifier)
  confirmation.onAccepted?.(pending)
}

function refuse<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: SendContext<Request, Refusal>,
  pending: PendingRequest,
  words: string,
): void {
  dispatch('refused', { status: 'refused', request, requestId: pending.id, words, since: store.elapsed() })
  resolveRequest(store, pending, { outcome: 'refused', request, words }, confirmation.notifier)
}

/**
 * Returns to the review, because the request never left the device: the platform has refused
 * nothing. If the sheet is no longer shown, a message says that nothing was sent.
 */
function forgetUnsent<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  pending: PendingRequest,
  words: string,
): void {
  const { request, store, confirmation } = context
  const { notifier } = confirmation
  block(context, { kind: 'notSent' })
  if (notifier.channel() === 'sheet') discardRequest(store, pending)
  else resolveRequest(store, pending, { outcome: 'refused', request, words }, notifier)
}

function setUnknown<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: SendContext<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('lost', { status: 'following', request, requestId: pending.id })
  announceUnknown(store, pending, confirmation.notifier)
}

function setFound<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: SendContext<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('found', { status: 'following', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'found', request }, confirmation.notifier)
}
