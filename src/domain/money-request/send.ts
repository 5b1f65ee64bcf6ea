import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { TIMEOUT_MS } from '@/api/transport'
import { withTimeout } from '@/lib/with-timeout'
import { asApiError } from '@/kit/forms/use-submit'
import { recordTopUp } from '@/domain/limits/store'
import type { createBaseline, ReaderOf } from './record-baseline'
import { checkRecord } from './look-up'
import type { MoneyRequest, PendingRequest } from './request'
import { findBlocker, lockNameOf, createRequestId, requestIds } from './request-rules'
import {
  savePending,
  announceUnknown,
  discardRequest,
  resolveRequest,
  type MoneyStore,
  type Notifier,
} from './money-store'
import type { NotSentRefusal, Dispatch } from './table'

/** No answer is expected after this time, which is longer than the timeout of a call. */
export const ANSWER_TIMEOUT_MS = TIMEOUT_MS + 5000
/** Timeout for reading the platform's record of requests to confirm a refusal. */
const REFUSAL_CHECK_MS = 5000
/** Timeout for reading the platform's record again before sending, if the last read is too old. */
const BASELINE_REREAD_MS = 2000

/** The values that a sheet passes to its machine when the member taps Confirm. */
export interface Confirmation<Refusal> {
  /** The reason why our own rules forbid sending; null if they allow it. */
  refusal: Refusal | null
  /**
   * Runs slow checks before sending, while this tab holds the lock. Resolves to a reason not to
   * send, or null.
   */
  preflight?: (() => Promise<Refusal | NotSentRefusal | null>) | undefined
  /** Sends the request. Resolves to null if the platform accepted it. */
  send: () => Promise<ApiError | null>
  errorText: (error: ApiError) => string
  notifier: Notifier
  onAccepted?: ((pending: PendingRequest) => void) | undefined
}

interface SendContext<Request extends MoneyRequest, Refusal> {
  request: Request
  confirmation: Confirmation<Refusal>
  store: MoneyStore
  memberId: () => string
  readerOf: ReaderOf
  baseline: ReturnType<typeof createBaseline>
  dispatch: Dispatch<Request, Refusal>
}

interface Attempt {
  /** Null until the request is stored, just before sending. */
  pending: PendingRequest | null
  /** Error of the answer. Null until the answer arrives, and after an acceptance. */
  error: ApiError | null
  /** Ids of the requests of the same kind that this device had sent when the answer arrived. */
  sentIds: readonly string[]
}

/**
 * Sends a confirmed request once and dispatches its outcome to the machine. After an error before
 * the request is stored, nothing is sent. After a later error the outcome is unknown, unless an
 * outcome was already dispatched.
 */
export async function send<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
): Promise<Attempt> {
  const { store, memberId, request, confirmation, dispatch } = context
  const attempt: Attempt = { pending: null, error: null, sentIds: [] }
  try {
    const result = await store.lock(lockNameOf({ memberId: memberId(), request }), () => sendLocked(context, attempt))
    // `result` is null if another tab holds the lock. That tab may be sending a request.
    const { refusal } = result ?? { refusal: { kind: 'underWay' } as const }
    if (refusal !== null) setBlocked(context, refusal)
  } catch (cause) {
    if (attempt.pending === null) setBlocked(context, { kind: 'notSent' })
    else if (dispatch('lost', { status: 'following', request, requestId: attempt.pending.id })) {
      attempt.error = asApiError(cause)
      announceUnknown(store, store.requests.get(attempt.pending.id) ?? attempt.pending, confirmation.notifier)
    }
  }
  return attempt
}

/** @returns the reason why nothing was sent; null once the outcome has been dispatched */
async function sendLocked<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  attempt: Attempt,
): Promise<{ refusal: Refusal | NotSentRefusal | null }> {
  const { request, confirmation, store, memberId, baseline } = context
  // A failed or slow read does not stop the request. The request may then have no baseline (the
  // entries of the platform's record before the request).
  if (baseline.isStale()) await withTimeout(baseline.read(request), BASELINE_REREAD_MS).catch(() => undefined)
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

function storePending<Request extends MoneyRequest, Refusal>({
  request,
  store,
  memberId,
  baseline,
}: SendContext<Request, Refusal>): PendingRequest {
  const sentAt = store.now()
  const pending: PendingRequest = {
    id: createRequestId(sentAt),
    memberId: memberId(),
    request,
    sentAt,
    answerBy: sentAt + ANSWER_TIMEOUT_MS,
    isLost: false,
    before: baseline.entries(),
    lookUp: null,
  }
  // Own limits count a top-up before it is sent, so a top-up with a lost answer counts, too.
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
  if (error === null) setAccepted(context, pending)
  else if (isOutcomeUnknown(error)) setUnknown(context, pending)
  else if (error.kind === 'unsent') forgetUnsentRequest(context, pending, errorText(error))
  else await verifyRefusal(context, pending, error)
}

/**
 * Reads the platform's record of requests to confirm a refusal, because a browser may have sent the
 * request twice (reading 104). Meanwhile, only a message of the platform is stored ('' if none),
 * because the stored text is shown as the platform's message.
 */
async function verifyRefusal<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError,
): Promise<void> {
  const { request, store, confirmation, dispatch } = context
  const message = confirmation.errorText(error)
  const read = context.readerOf(request)
  if (read === null) return setRefused(context, pending, message)
  dispatch('refusalToCheck', { status: 'sending', request, isChecking: true })
  const refusedRequest = { ...pending, refusal: error.serverMessage === undefined ? '' : message }
  // Stored before the check: if this page is closed meanwhile, the next page looks the request up.
  savePending(store, refusedRequest)
  const result = await withTimeout(checkRecord(read, refusedRequest, confirmation.notifier), REFUSAL_CHECK_MS).catch(
    () => 'failed' as const,
  )
  if (result === 'missing') return setRefused(context, refusedRequest, message)
  if (result === 'found') return setFound(context, refusedRequest)
  return setUnknown(context, { ...refusedRequest, lookUp: result })
}

// Each function below calls `dispatch` first. An error while the outcome is stored or announced
// then does not change the outcome on the sheet.

function setBlocked<Request extends MoneyRequest, Refusal>(
  { request, store, dispatch }: SendContext<Request, Refusal>,
  refusal: Refusal | NotSentRefusal,
): void {
  dispatch('blocked', { status: 'review', request, refusal, since: store.elapsed() })
}

function setAccepted<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: SendContext<Request, Refusal>,
  pending: PendingRequest,
): void {
  dispatch('accepted', { status: 'accepted', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'accepted', request }, confirmation.notifier)
  confirmation.onAccepted?.(pending)
}

function setRefused<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, dispatch }: SendContext<Request, Refusal>,
  pending: PendingRequest,
  words: string,
): void {
  dispatch('refused', { status: 'refused', request, requestId: pending.id, words, since: store.elapsed() })
  resolveRequest(store, pending, { outcome: 'refused', request, words }, confirmation.notifier)
}

/**
 * Returns to the review, because the request never left the device. If the sheet is no longer
 * shown, a message says that nothing was sent.
 */
function forgetUnsentRequest<Request extends MoneyRequest, Refusal>(
  context: SendContext<Request, Refusal>,
  pending: PendingRequest,
  words: string,
): void {
  const { request, store, confirmation } = context
  const { notifier } = confirmation
  setBlocked(context, { kind: 'notSent' })
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
