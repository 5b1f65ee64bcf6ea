import { isOutcomeUnknown } from '@/api/errors'
import { createListeners } from '@/lib/listeners'
import { createBaseline, type ReaderOf } from './record-baseline'
import { lookForAccepted, lookUp } from './look-up'
import type { MoneyRequest, PendingRequest, PendingRequestOf } from './request'
import { findBlocker } from './request-rules'
import { send, type Confirmation } from './send'
import type { MoneyStore, Notifier } from './money-store'
import { handlesEvent, type LocalState, type StateAfter, type Dispatch } from './table'

/** A sheet answers to its Confirm only after it has been on the screen this long. */
export const ARMING_MS = 600

export interface MachineOptions<Request extends MoneyRequest> {
  store: MoneyStore
  memberId: () => string
  kind: Request['kind']
  readerOf: ReaderOf
}

/**
 * Runs `TABLE`: sends a reviewed request once and never again. The record decides what became of
 * it, not the answer alone, since a browser may have sent it twice (reading 104): what was accepted
 * is looked for in it, a refusal is told once it shows nothing new, a lost answer is looked up.
 */
export function createMachine<Request extends MoneyRequest, Refusal>(options: MachineOptions<Request>) {
  const { store, memberId, kind, readerOf } = options
  const baseline = createBaseline(store, kind, readerOf)
  const { getState, subscribe, current, dispatch, adopt } = createStates<Request, Refusal>(store)

  const check = async (requestId: string, notifier: Notifier): Promise<void> => {
    const pending = store.requests.get(requestId)
    if (pending === null) return
    await lookUp(store, pending, readerOf, notifier)
    adopt(requestId)
  }

  /** Sends the request, and asks the record about what the answer leaves open. */
  const run = async (request: Request, confirmation: Confirmation<Refusal>): Promise<void> => {
    const { notifier } = confirmation
    const { pending, error, others } = await send({
      request,
      confirmation,
      store,
      memberId,
      readerOf,
      baseline,
      take: dispatch,
    })
    if (pending === null) return
    if (error === null) await lookForAccepted(store, pending, others, { readerOf, notifier })
    else if (isOutcomeUnknown(error)) await check(pending.id, notifier)
  }

  const close = (): void => void dispatch('close', { status: 'idle' })

  return {
    getState,
    subscribe,

    /** `isArmed`: the member has long had it on the screen. */
    review: (request: Request, { isArmed = false } = {}): void => {
      const since = isArmed ? -Infinity : store.elapsed()
      if (dispatch('review', { status: 'review', request, refusal: null, since })) void baseline.read(request)
    },

    /** @returns true when the request is on its way */
    confirm: (confirmation: Confirmation<Refusal>): boolean => {
      const read = current()
      if (read.status !== 'review' && read.status !== 'refused') return false
      const { request, since } = read
      if (store.elapsed() - since < ARMING_MS) return false
      const refusal = findBlocker(store, memberId(), kind) ?? confirmation.refusal
      if (refusal !== null) {
        dispatch('blocked', { status: 'review', request, refusal, since })
        return false
      }
      dispatch('confirm', { status: 'sending', request, isChecking: false })
      void run(request, confirmation)
      return true
    },

    edit: (): void => {
      const read = current()
      if (read.status !== 'review' && read.status !== 'refused') return
      dispatch('edit', { status: 'review', request: read.request, refusal: null, since: read.since })
    },

    /** Shows what becomes of an earlier request. */
    follow: ({ id, request }: PendingRequestOf<Request>): void =>
      void dispatch('follow', { status: 'following', request, requestId: id }),

    check,

    /** Reads the record's entries again, with which an outcome is compared. Never rejects. */
    readBaseline: baseline.read,

    /** The member has looked in the record without the app. */
    dismiss: (pending: PendingRequest): void => {
      if (store.busy.has(pending.id)) return
      store.requests.remove(pending.id)
      close()
    },

    /** A request under way goes on. */
    close,
  }
}

/** Holds the state of a machine, and goes from one to the next as `TABLE` says. */
function createStates<Request, Refusal>(store: MoneyStore) {
  const { subscribe, notify } = createListeners()
  let state: LocalState<Request, Refusal> = { status: 'idle' }

  const change = (next: LocalState<Request, Refusal>) => {
    state = next
    notify()
  }

  const current = (): LocalState<Request, Refusal> => {
    if (state.status !== 'following') return state
    const { request, requestId } = state
    const message = store.requests.get(requestId) === null ? store.messages.get(requestId) : null
    if (message?.news.outcome !== 'refused') return state
    const since = store.elapsed() - Math.max(0, store.now() - message.at)
    const { words } = message.news
    const refused: StateAfter<'refused', Request, Refusal> = { status: 'refused', request, requestId, words, since }
    return refused
  }

  const dispatch: Dispatch<Request, Refusal> = (event, next) => {
    if (!handlesEvent(current(), event)) return false
    change(next)
    return true
  }

  return {
    getState: () => state,
    subscribe,
    /** The state now: another reading of the record may have refused a request that is followed. */
    current,
    dispatch,
    /** Goes to the state now, if it is the one of this request. */
    adopt: (requestId: string): void => {
      if (state.status === 'following' && state.requestId === requestId) change(current())
    },
  }
}
