import { isOutcomeUnknown } from '@/api/errors'
import { createListeners } from '@/lib/listeners'
import { createBaseline, type ReaderOf } from './record-baseline'
import { lookForAccepted, lookUp } from './look-up'
import type { MoneyRequest, PendingRequest, PendingRequestOf } from './request'
import { findBlocker } from './request-rules'
import { send, type Confirmation } from './send'
import type { MoneyStore, Notifier } from './money-store'
import { handlesEvent, type LocalState, type StateAfter, type Dispatch } from './table'

/** Confirm works only after the sheet has been on the screen this long, so no double tap sends. */
export const ARMING_MS = 600

export interface MachineOptions<Request extends MoneyRequest> {
  store: MoneyStore
  memberId: () => string
  kind: Request['kind']
  readerOf: ReaderOf
}

/**
 * Runs `TABLE` for one screen. A reviewed request is sent once and never again.
 *
 * The platform's record is compared with the answer, because a browser may send a request twice by
 * itself (reading 104): an accepted request is counted in the record, a refusal is reported only
 * once the record shows nothing new, and a request whose answer was lost is looked up.
 */
export function createMachine<Request extends MoneyRequest, Refusal>(options: MachineOptions<Request>) {
  const { store, memberId, kind, readerOf } = options
  const baseline = createBaseline(store, kind, readerOf)
  const { getState, subscribe, current, dispatch, syncFollowed } = createStates<Request, Refusal>(store)

  /** Looks up a pending request in the record. */
  const check = async (requestId: string, notifier: Notifier): Promise<void> => {
    const pending = store.requests.get(requestId)
    if (pending === null) return
    await lookUp(store, pending, readerOf, notifier)
    syncFollowed(requestId)
  }

  /** Sends the request, then compares the record if it was accepted or its outcome is unknown. */
  const run = async (request: Request, confirmation: Confirmation<Refusal>): Promise<void> => {
    const { notifier } = confirmation
    const attempt = await send({ request, confirmation, store, memberId, readerOf, baseline, dispatch })
    const { pending, error, sentIds } = attempt
    if (pending === null) return
    if (error === null) await lookForAccepted(store, pending, sentIds, { readerOf, notifier })
    else if (isOutcomeUnknown(error)) await check(pending.id, notifier)
  }

  const close = (): void => void dispatch('close', { status: 'idle' })

  return {
    getState,
    subscribe,

    /** @param options `isArmed`: Confirm works at once, for a request already on the screen */
    review: (request: Request, { isArmed = false } = {}): void => {
      const since = isArmed ? -Infinity : store.elapsed()
      if (dispatch('review', { status: 'review', request, refusal: null, since })) void baseline.read(request)
    },

    /** @returns true once sending starts; false if the tap is ignored or the request is blocked */
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

    /** Shows an earlier request and its outcome. */
    follow: ({ id, request }: PendingRequestOf<Request>): void =>
      void dispatch('follow', { status: 'following', request, requestId: id }),

    check,

    /** Reads the record again, as the baseline that the outcome is compared with. */
    readBaseline: baseline.read,

    /** Drops a request that the member has checked without the app; ignored while it is busy. */
    dismiss: (pending: PendingRequest): void => {
      if (store.busy.has(pending.id)) return
      store.requests.remove(pending.id)
      close()
    },

    /** Returns to idle. Ignored while a request is being sent: it goes on behind a closed sheet. */
    close,
  }
}

/** Holds the state of a machine and changes it as `TABLE` says. */
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
    /**
     * The present state. It is `refused` if a look-up elsewhere, also in another tab, has confirmed
     * that the platform refused the followed request.
     */
    current,
    dispatch,
    /** Stores the present state, if the machine follows this request. */
    syncFollowed: (requestId: string): void => {
      if (state.status === 'following' && state.requestId === requestId) change(current())
    },
  }
}
