import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { createListeners } from '@/lib/store'
import { asApiError } from '@/shared/forms/use-submit'
import { noteTopUp } from '../limits/store'
import { createBaseline, compareEntries, type ReaderOf } from './evidence'
import { reportLost, settle, type Message, type MoneyStore, type Notifier } from './store'
import {
  holdsBack,
  isUnderWay,
  lockName,
  type NotSentKind,
  type MoneyRequest,
  newRequestId,
  openRequests,
  unreadableRequests,
  type PendingRequest,
  type PendingRequestOf,
} from './request'

/** A sheet answers to its Confirm only after it has been on the screen this long. */
export const ARMING_MS = 600
/** From the tap until no answer can come any more: longer than the time-out of a call. */
export const ANSWER_MS = 25_000

/** A last request in the future means that the clock was set back: no guard. */
export function guardEnd(sentAt: number, ms: number, now: number): number {
  return sentAt > now ? 0 : sentAt + ms
}

export interface NotSent {
  kind: NotSentKind
}

/** `since` is when the member could first read it, in `elapsed` ms. */
export type LocalState<Request, Refusal> =
  | { status: 'idle' }
  | { status: 'review'; request: Request; refusal: Refusal | NotSent | null; since: number }
  | { status: 'sending'; request: Request }
  | { status: 'accepted'; request: Request; requestId: string }
  | { status: 'refused'; request: Request; requestId: string; words: string; since: number }
  /** The sheet shows what becomes of a request that was sent before. */
  | { status: 'following'; request: Request; requestId: string }

/**
 * What the record says of a lost answer. `unclear`: too many alike. `partial`: not in what could be
 * read of it. `failed`: not readable at all.
 */
export type LookUp = 'checking' | 'missing' | 'unclear' | 'partial' | 'failed'

export type RequestState<Request, Refusal> =
  | Exclude<LocalState<Request, Refusal>, { status: 'following' }>
  | { status: 'unknown'; request: Request; pending: PendingRequest; lookUp: LookUp | null }
  | { status: 'found'; request: Request }

/** @param followed what is kept of the request that the state follows */
export function stateOf<Request, Refusal>(
  local: LocalState<Request, Refusal>,
  followed: { pending: PendingRequest | null; message: Message | null },
  isChecking: boolean,
): RequestState<Request, Refusal> {
  if (local.status !== 'following') return local
  const { request, requestId } = local
  const { pending, message } = followed
  if (pending !== null) return { status: 'unknown', request, pending, lookUp: isChecking ? 'checking' : pending.lookUp }
  const news = message?.news
  switch (news?.outcome) {
    case 'accepted':
    case 'found':
      return { status: 'found', request }
    case 'refused':
      return { status: 'refused', request, requestId, words: news.words, since: Infinity }
    default:
      return { status: 'idle' }
  }
}

export interface Confirmation<Refusal> {
  /** Our own reason to send nothing. */
  refusal: Refusal | null
  /** What takes a while to check, while no other tab can send. */
  permit?: (() => Promise<Refusal | NotSent | null>) | undefined
  send: () => Promise<ApiError | null>
  wordsOf: (error: ApiError) => string
  notifier: Notifier
  onAccepted?: ((pending: PendingRequest) => void) | undefined
}

export interface MachineOptions<Request extends MoneyRequest> {
  store: MoneyStore
  memberId: () => string
  kind: Request['kind']
  readerOf: ReaderOf
}

/** Sends a reviewed request once and never again: a lost answer is looked up in the record. */
export function createMachine<Request extends MoneyRequest, Refusal>(options: MachineOptions<Request>) {
  const { store, memberId, kind, readerOf } = options
  const { subscribe, tell } = createListeners()
  let state: LocalState<Request, Refusal> = { status: 'idle' }
  const baseline = createBaseline(store, kind, readerOf)

  const change = (next: LocalState<Request, Refusal>) => {
    state = next
    tell()
  }
  /** What another request of the kind holds this one back with. */
  const heldBack = (): NotSent | null => {
    if (unreadableRequests(store.requests, memberId()).length > 0) return { kind: 'unreadableRequest' }
    const open = openRequests(store.requests, memberId(), kind).find((one) => holdsBack(one, store.now()))
    if (open === undefined) return null
    return { kind: isUnderWay(open, store.now()) ? 'underWay' : 'unknownPending' }
  }
  const refuse = (request: Request, refusal: Refusal | NotSent) =>
    change({ status: 'review', request, refusal, since: store.elapsed() })

  /**
   * The state first: what is thrown while the outcome is told changes nothing of it.
   * @param error null: accepted
   */
  const end = (
    { request, pending, error }: { request: Request; pending: PendingRequest; error: ApiError | null },
    { notifier, wordsOf, onAccepted }: Confirmation<Refusal>,
  ) => {
    const requestId = pending.id
    if (error === null) {
      change({ status: 'accepted', request, requestId })
      settle(store, pending, { outcome: 'accepted', request }, notifier)
      onAccepted?.(pending)
    } else if (isOutcomeUnknown(error)) {
      change({ status: 'following', request, requestId })
      reportLost(store, pending, notifier)
    } else {
      const words = wordsOf(error)
      change({ status: 'refused', request, requestId, words, since: store.elapsed() })
      settle(store, pending, { outcome: 'refused', request, words }, notifier)
    }
  }

  /**
   * Ends the state "sending", whatever is thrown: before the request leaves, it is our own refusal;
   * from then on, an outcome that is not known.
   */
  const send = async (request: Request, confirmation: Confirmation<Refusal>): Promise<void> => {
    const leaving: { pending: PendingRequest | null } = { pending: null }
    const task = async (): Promise<{ refusal: Refusal | NotSent | null }> => {
      const refusal = (await confirmation.permit?.()) ?? heldBack()
      if (refusal !== null) return { refusal }
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
      if (request.kind === 'topUp') noteTopUp(pending.memberId, pending.id, request.amount)
      store.requests.put(pending.id, pending)
      leaving.pending = pending
      const error = await store.busy.hold(pending.id, confirmation.send).catch(asApiError)
      end({ request, pending, error }, confirmation)
      return { refusal: null }
    }
    try {
      const tried = await store.lock(lockName({ memberId: memberId(), request }), task)
      const { refusal } = tried ?? { refusal: { kind: 'underWay' } as const }
      if (refusal !== null) refuse(request, refusal)
    } catch (cause) {
      const { pending } = leaving
      if (pending === null) refuse(request, { kind: 'notSent' })
      else if (state.status === 'sending') end({ request, pending, error: asApiError(cause) }, confirmation)
    }
    if (state.status === 'following') await check(state.requestId, confirmation.notifier)
  }

  /** A request under way goes on. */
  const close = () => {
    if (state.status !== 'sending') change({ status: 'idle' })
  }

  const check = async (requestId: string, notifier: Notifier) => {
    const pending = store.requests.get(requestId)
    if (pending !== null) await lookUp(store, pending, readerOf, notifier)
  }

  return {
    getState: () => state,
    subscribe,

    /** `isArmed`: the member has long had it on the screen. */
    review: (request: Request, { isArmed = false } = {}): void => {
      if (state.status === 'sending') return
      change({ status: 'review', request, refusal: null, since: isArmed ? -Infinity : store.elapsed() })
      void baseline.read(request)
    },

    /** @returns true when the request is on its way */
    confirm: (confirmation: Confirmation<Refusal>): boolean => {
      if (state.status !== 'review' && state.status !== 'refused') return false
      const { request, since } = state
      if (store.elapsed() - since < ARMING_MS) return false
      const refusal = heldBack() ?? confirmation.refusal
      if (refusal !== null) {
        change({ status: 'review', request, refusal, since })
        return false
      }
      change({ status: 'sending', request })
      void send(request, confirmation)
      return true
    },

    edit: (): void => {
      if (state.status === 'review' || state.status === 'refused')
        change({ status: 'review', request: state.request, refusal: null, since: state.since })
    },

    /** Shows what becomes of an earlier request. */
    follow: ({ id, request }: PendingRequestOf<Request>): void => {
      if (state.status !== 'sending') change({ status: 'following', request, requestId: id })
    },

    check,

    /** Reads the record's entries again, with which an outcome is compared. Never rejects. */
    readBaseline: baseline.read,

    /** The member has looked in the record without the app. */
    dismiss: (pending: PendingRequest): void => {
      if (store.busy.has(pending.id)) return
      store.requests.remove(pending.id)
      close()
    },

    close,
  }
}

/**
 * Looks in the record for a request whose answer is missing. Not while some tab still waits for it.
 * Never rejects: a record that breaks counts as one that cannot be read.
 */
export async function lookUp(
  store: MoneyStore,
  { id, memberId, request, before }: PendingRequest,
  readerOf: ReaderOf,
  notifier: Notifier,
): Promise<void> {
  const read = readerOf(request)
  if (read === null || store.busy.has(id) || !notifier.canLookUp()) return
  const look = async () => compareEntries(before, await read())
  await store.busy.hold(id, () =>
    store.lock(lockName({ memberId, request }), async () => {
      const result = await look().catch(() => 'failed' as const)
      const current = store.requests.get(id)
      if (current === null || !notifier.canLookUp()) return
      if (result === 'found') settle(store, current, { outcome: 'found', request: current.request }, notifier)
      else store.requests.put(id, { ...current, lookUp: result })
    }),
  )
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
    if (isUnderWay(pending, store.now()) || store.busy.has(pending.id)) continue
    // A tab that holds the lock still waits for its answer, whatever the clock says.
    await store.lock(lockName(pending), async () => reportLost(store, pending, notifier))
  }
}
