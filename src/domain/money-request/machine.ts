import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import type { Listing } from '@/api/listing'
import { createListeners } from '@/lib/listeners'
import { inTime } from '@/lib/in-time'
import { asApiError } from '@/kit/forms/use-submit'
import { noteTopUp } from '@/domain/limits/store'
import { compareEntries, countCopies, createBaseline, type ReaderOf } from './evidence'
import { keep, noteCopies, reportLost, settle, type Message, type MoneyStore, type Notifier } from './store'
import {
  isUnderWay,
  type NotSentKind,
  type MoneyRequest,
  openRequests,
  unreadableRequests,
  type PendingRequest,
  type PendingRequestOf,
} from './request'
import { holdsBack, lockName, newRequestId, requestIds } from './request-rules'

/** A sheet answers to its Confirm only after it has been on the screen this long. */
export const ARMING_MS = 600
/** From the tap until no answer can come any more: longer than the time-out of a call. */
export const ANSWER_MS = 25_000
/** A refusal is told once the record has been read, or after this long. */
const CHECK_MS = 5000
/** A request waits no longer for what the record holds before it. */
const RENEW_MS = 2000
/** Before each reading of the record after a request was accepted: three in 10 s. */
const LOOK_AFTER_MS = [0, 3000, 6000]

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
  /** `isChecking`: the platform has refused it, and the record is asked whether it did. */
  | { status: 'sending'; request: Request; isChecking: boolean }
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
  | Exclude<LocalState<Request, Refusal>, { status: 'following' | 'accepted' }>
  /** `copies`: new entries like it in the record, where that has none or several of them. */
  | { status: 'accepted'; request: Request; copies: number | null }
  | { status: 'unknown'; request: Request; pending: PendingRequest; lookUp: LookUp | null }
  | { status: 'found'; request: Request }

/** @param followed what is kept of the request that the state follows */
export function stateOf<Request, Refusal>(
  local: LocalState<Request, Refusal>,
  followed: { pending: PendingRequest | null; message: Message | null },
  isChecking: boolean,
): RequestState<Request, Refusal> {
  const { pending, message } = followed
  if (local.status === 'accepted') {
    const news = message?.news
    const copies = news?.outcome === 'accepted' ? (news.copies ?? null) : null
    return { status: 'accepted', request: local.request, copies }
  }
  if (local.status !== 'following') return local
  const { request, requestId } = local
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

/**
 * Sends a reviewed request once and never again. The record decides what became of it, not the
 * answer alone, since a browser may have sent it twice (reading 104): what was accepted is looked
 * for in it, a refusal is told once it shows nothing new, a lost answer is looked up.
 */
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

  // The state first: what is thrown while an outcome is told changes nothing of it.

  const accept = (request: Request, pending: PendingRequest, confirmation: Confirmation<Refusal>) => {
    change({ status: 'accepted', request, requestId: pending.id })
    settle(store, pending, { outcome: 'accepted', request }, confirmation.notifier)
    confirmation.onAccepted?.(pending)
  }
  const lose = (request: Request, pending: PendingRequest, notifier: Notifier) => {
    change({ status: 'following', request, requestId: pending.id })
    reportLost(store, pending, notifier)
  }
  const refuseBy = (words: string, request: Request, pending: PendingRequest, notifier: Notifier) => {
    change({ status: 'refused', request, requestId: pending.id, words, since: store.elapsed() })
    settle(store, pending, { outcome: 'refused', request, words }, notifier)
  }

  /**
   * A refusal is no outcome before the record has confirmed it. What is kept of it meanwhile is
   * empty where the words are ours, which nobody may read as the platform's.
   */
  const verify = async (
    words: string,
    error: ApiError,
    request: Request,
    pending: PendingRequest,
    notifier: Notifier,
  ) => {
    const read = readerOf(request)
    if (read === null) return refuseBy(words, request, pending, notifier)
    change({ status: 'sending', request, isChecking: true })
    const refused = { ...pending, refusal: error.serverMessage === undefined ? '' : words }
    // If this page ends meanwhile, the next one looks it up.
    keep(store, refused)
    const result = await inTime(look(read, refused, notifier), CHECK_MS).catch(() => 'failed' as const)
    if (result === 'missing') return refuseBy(words, request, refused, notifier)
    if (result !== 'found') return lose(request, { ...refused, lookUp: result }, notifier)
    change({ status: 'following', request, requestId: pending.id })
    return settle(store, refused, { outcome: 'found', request }, notifier)
  }

  /**
   * Ends the state "sending", whatever is thrown: before the request leaves, it is our own refusal;
   * from then on, an outcome that is not known.
   */
  const send = async (request: Request, confirmation: Confirmation<Refusal>): Promise<void> => {
    const { notifier } = confirmation
    const leaving: { pending: PendingRequest | null; error: ApiError | null; others: readonly string[] } = {
      pending: null,
      error: null,
      others: [],
    }
    const task = async (): Promise<{ refusal: Refusal | NotSent | null }> => {
      if (baseline.isOld()) await inTime(baseline.read(request), RENEW_MS).catch(() => undefined)
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
      await store.busy.hold(pending.id, async () => {
        const error = await confirmation.send().catch(asApiError)
        leaving.error = error
        // While no other tab can send.
        leaving.others = requestIds(store, pending.memberId, request.kind)
        if (error === null) accept(request, pending, confirmation)
        else if (isOutcomeUnknown(error)) lose(request, pending, notifier)
        else if (error.kind === 'unsent') refuseBy(confirmation.wordsOf(error), request, pending, notifier)
        else await verify(confirmation.wordsOf(error), error, request, pending, notifier)
      })
      return { refusal: null }
    }
    try {
      const tried = await store.lock(lockName({ memberId: memberId(), request }), task)
      const { refusal } = tried ?? { refusal: { kind: 'underWay' } as const }
      if (refusal !== null) refuse(request, refusal)
    } catch (cause) {
      const { pending } = leaving
      if (pending === null) refuse(request, { kind: 'notSent' })
      else if (state.status === 'sending') {
        leaving.error = asApiError(cause)
        lose(request, store.requests.get(pending.id) ?? pending, notifier)
      }
    }
    const { pending, error, others } = leaving
    if (pending === null) return
    if (error === null) await lookForAccepted(store, pending, others, { readerOf, notifier })
    else if (isOutcomeUnknown(error)) await check(pending.id, notifier)
  }

  /** A request under way goes on. */
  const close = () => {
    if (state.status !== 'sending') change({ status: 'idle' })
  }

  /** A request that is followed may have been refused by a reading of the record by others. */
  const known = (): LocalState<Request, Refusal> => {
    if (state.status !== 'following') return state
    const { request, requestId } = state
    const message = store.requests.get(requestId) === null ? store.messages.get(requestId) : null
    if (message?.news.outcome !== 'refused') return state
    const since = store.elapsed() - Math.max(0, store.now() - message.at)
    return { status: 'refused', request, requestId, words: message.news.words, since }
  }

  const check = async (requestId: string, notifier: Notifier) => {
    const pending = store.requests.get(requestId)
    if (pending === null) return
    await lookUp(store, pending, readerOf, notifier)
    if (state.status === 'following' && state.requestId === requestId) change(known())
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
      const confirmed = known()
      if (confirmed.status !== 'review' && confirmed.status !== 'refused') return false
      const { request, since } = confirmed
      if (store.elapsed() - since < ARMING_MS) return false
      const refusal = heldBack() ?? confirmation.refusal
      if (refusal !== null) {
        change({ status: 'review', request, refusal, since })
        return false
      }
      change({ status: 'sending', request, isChecking: false })
      void send(request, confirmation)
      return true
    },

    edit: (): void => {
      const edited = known()
      if (edited.status === 'review' || edited.status === 'refused')
        change({ status: 'review', request: edited.request, refusal: null, since: edited.since })
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

/** What the record says of it now; `failed` too where it is no longer the member's. */
async function look(
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
      const result = await look(read, pending, notifier).catch(() => 'failed' as const)
      const current = store.requests.get(id)
      if (current === null || !notifier.canLookUp()) return
      const { refusal } = current
      if (result === 'found') settle(store, current, { outcome: 'found', request }, notifier)
      else if (result === 'missing' && refusal !== undefined)
        settle(store, current, { outcome: 'refused', request, words: refusal }, notifier)
      else store.requests.put(id, { ...current, lookUp: result })
    }),
  )
}

/**
 * Compares an accepted request with the record, while nobody waits for it. Once another of its kind
 * has left from this device, nobody can tell whose a new entry is. Never rejects.
 * @param known ids of those that had left by then
 */
async function lookForAccepted(
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
  let most = 0
  for (const pause of LOOK_AFTER_MS) {
    if (pause > 0) await new Promise<void>((resolve) => store.later(resolve, pause))
    if (!isComparable()) return
    const now = await read().catch(() => null)
    if (!isComparable()) return
    last = now === null ? null : countCopies(before, now)
    most = Math.max(most, last ?? 0)
    // One may be followed by another, which the browser has sent by itself.
    if (most > 1) break
  }
  const copies = most > 0 ? most : last
  if (copies !== null && copies !== 1) noteCopies(store, id, copies, notifier)
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
