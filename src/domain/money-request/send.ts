import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { withTimeout } from '@/lib/with-timeout'
import { asApiError } from '@/kit/forms/use-submit'
import { recordTopUp } from '@/domain/limits/store'
import type { createBaseline, ReaderOf } from './record-baseline'
import { checkRecord } from './look-up'
import type { MoneyRequest, PendingRequest } from './request'
import { findBlocker, lockName, newRequestId, requestIds } from './request-rules'
import { savePending, announceUnknown, resolveRequest, type MoneyStore, type Notifier } from './money-store'
import type { NotSent, Dispatch } from './table'

/** From the tap until no answer can come any more: longer than the time-out of a call. */
export const ANSWER_MS = 25_000
/** A refusal is told once the record has been read, or after this long. */
const CHECK_MS = 5000
/** A request waits no longer for what the record holds before it. */
const RENEW_MS = 2000

/** What a sheet gives its machine with a tap on Confirm. */
export interface Confirmation<Refusal> {
  /** Our own reason to send nothing. */
  refusal: Refusal | null
  /** What takes a while to check, while no other tab can send. */
  preflight?: (() => Promise<Refusal | NotSent | null>) | undefined
  send: () => Promise<ApiError | null>
  errorText: (error: ApiError) => string
  notifier: Notifier
  onAccepted?: ((pending: PendingRequest) => void) | undefined
}

/** A confirmed request, and what its sending needs of the machine. */
interface Sending<Request extends MoneyRequest, Refusal> {
  request: Request
  confirmation: Confirmation<Refusal>
  store: MoneyStore
  memberId: () => string
  readerOf: ReaderOf
  baseline: ReturnType<typeof createBaseline>
  take: Dispatch<Request, Refusal>
}

/** How far a request has come. */
interface Sent {
  /** Null until it leaves. */
  pending: PendingRequest | null
  /** Null for an accepted one, and until there is an answer. */
  error: ApiError | null
  /** Ids of those of its kind that had left by the time of its answer. */
  others: readonly string[]
}

/**
 * The work that starts with `confirm`: sends a request once and tells the machine its outcome. It
 * ends the states "sending" and "checking", whatever is thrown: before the request leaves, that is
 * our own refusal; from then on, an outcome that is not known.
 */
export async function send<Request extends MoneyRequest, Refusal>(sending: Sending<Request, Refusal>): Promise<Sent> {
  const { store, memberId, request, confirmation, take } = sending
  const sent: Sent = { pending: null, error: null, others: [] }
  try {
    const tried = await store.lock(lockName({ memberId: memberId(), request }), () => attempt(sending, sent))
    const { refusal } = tried ?? { refusal: { kind: 'underWay' } as const }
    if (refusal !== null) block(sending, refusal)
  } catch (cause) {
    if (sent.pending === null) block(sending, { kind: 'notSent' })
    else if (take('lost', { status: 'following', request, requestId: sent.pending.id })) {
      sent.error = asApiError(cause)
      announceUnknown(store, store.requests.get(sent.pending.id) ?? sent.pending, confirmation.notifier)
    }
  }
  return sent
}

/** @returns our own reason to send nothing; null once the outcome is told */
async function attempt<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
  sent: Sent,
): Promise<{ refusal: Refusal | NotSent | null }> {
  const { request, confirmation, store, memberId, baseline } = sending
  // Without a newer baseline the record is compared with the older one.
  if (baseline.isStale()) await withTimeout(baseline.read(request), RENEW_MS).catch(() => undefined)
  const refusal = (await confirmation.preflight?.()) ?? findBlocker(store, memberId(), request.kind)
  if (refusal !== null) return { refusal }
  const pending = writeDown(sending)
  sent.pending = pending
  await store.busy.hold(pending.id, async () => {
    sent.error = await confirmation.send().catch(asApiError)
    // While no other tab can send.
    sent.others = requestIds(store, pending.memberId, request.kind)
    await tellOutcome(sending, pending, sent.error)
  })
  return { refusal: null }
}

/** Keeps the request on the device, just before it leaves. */
function writeDown<Request extends MoneyRequest, Refusal>({
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
  // Own limits count it from before it leaves.
  if (request.kind === 'topUp') recordTopUp(pending.memberId, pending.id, request.amount)
  store.requests.put(pending.id, pending)
  return pending
}

async function tellOutcome<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError | null,
): Promise<void> {
  const { errorText } = sending.confirmation
  if (error === null) accept(sending, pending)
  else if (isOutcomeUnknown(error)) lose(sending, pending)
  else if (error.kind === 'unsent') refuse(sending, pending, errorText(error))
  else await verify(sending, pending, error)
}

/**
 * A refusal is no outcome before the record has confirmed it. What is kept of it meanwhile is empty
 * where the words are ours, which nobody may read as the platform's.
 */
async function verify<Request extends MoneyRequest, Refusal>(
  sending: Sending<Request, Refusal>,
  pending: PendingRequest,
  error: ApiError,
): Promise<void> {
  const { request, store, confirmation, take } = sending
  const words = confirmation.errorText(error)
  const read = sending.readerOf(request)
  if (read === null) return refuse(sending, pending, words)
  take('refusalToCheck', { status: 'sending', request, isChecking: true })
  const refused = { ...pending, refusal: error.serverMessage === undefined ? '' : words }
  // If this page ends meanwhile, the next one looks it up.
  savePending(store, refused)
  const result = await withTimeout(checkRecord(read, refused, confirmation.notifier), CHECK_MS).catch(
    () => 'failed' as const,
  )
  if (result === 'missing') return refuse(sending, refused, words)
  if (result === 'found') return find(sending, refused)
  return lose(sending, { ...refused, lookUp: result })
}

// Each tells the machine first: what is thrown while an outcome is told changes nothing of it.

function block<Request extends MoneyRequest, Refusal>(
  { request, store, take }: Sending<Request, Refusal>,
  refusal: Refusal | NotSent,
): void {
  take('blocked', { status: 'review', request, refusal, since: store.elapsed() })
}

function accept<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, take }: Sending<Request, Refusal>,
  pending: PendingRequest,
): void {
  take('accepted', { status: 'accepted', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'accepted', request }, confirmation.notifier)
  confirmation.onAccepted?.(pending)
}

function refuse<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, take }: Sending<Request, Refusal>,
  pending: PendingRequest,
  words: string,
): void {
  take('refused', { status: 'refused', request, requestId: pending.id, words, since: store.elapsed() })
  resolveRequest(store, pending, { outcome: 'refused', request, words }, confirmation.notifier)
}

function lose<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, take }: Sending<Request, Refusal>,
  pending: PendingRequest,
): void {
  take('lost', { status: 'following', request, requestId: pending.id })
  announceUnknown(store, pending, confirmation.notifier)
}

function find<Request extends MoneyRequest, Refusal>(
  { request, store, confirmation, take }: Sending<Request, Refusal>,
  pending: PendingRequest,
): void {
  take('found', { status: 'following', request, requestId: pending.id })
  resolveRequest(store, pending, { outcome: 'found', request }, confirmation.notifier)
}
