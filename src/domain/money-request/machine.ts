import { isOutcomeUnknown } from '@/api/errors'
import { createListeners } from '@/lib/listeners'
import { createBaseline, type ReaderOf } from './record-baseline'
import { countAcceptedEntries, lookUp } from './look-up'
import type { MoneyRequest, PendingRequest, PendingRequestOf } from './request'
import { findBlocker } from './request-rules'
import { send, type Confirmation } from './send'
import type { MoneyStore, Notifier } from './money-store'
import { handlesEvent, type LocalState, type StateAfter, type Dispatch } from './table'

/**
 * Confirm works from this many ms after the review opened, or at once if the review opened with
 * `isArmed`. So the second tap of a double tap on Submit sends nothing.
 */
export const ARMING_MS = 600

export interface MachineOptions<Request extends MoneyRequest> {
  store: MoneyStore
  memberId: () => string
  kind: Request['kind']
  readerOf: ReaderOf
}

/**
 * Returns the state machine of one screen, with the transitions of `TRANSITIONS`. One tap on
 * Confirm sends the request once. A request whose answer was lost is never sent again.
 * A browser may send a request twice by itself (reading 104), so the machine compares each answer
 * with the platform's record (its list of orders or withdrawals). After an acceptance it counts the
 * new entries. It reports a refusal only if there is no new entry. Top-ups have no record (reading
 * 63).
 */
export function createMachine<Request extends MoneyRequest, Refusal>(options: MachineOptions<Request>) {
  const { store, memberId, kind, readerOf } = options
  const baseline = createBaseline(store, kind, readerOf)
  const { getState, subscribe, sync, dispatch } = createStateStore<Request, Refusal>(store)

  /** Looks up a pending request, and updates the state if the sheet shows that request. */
  const check = async (requestId: string, notifier: Notifier): Promise<void> => {
    const pending = store.requests.get(requestId)
    if (pending === null) return
    await lookUp(store, pending, readerOf, notifier)
    sync()
  }

  const sendAndLookUp = async (request: Request, confirmation: Confirmation<Refusal>): Promise<void> => {
    const { notifier } = confirmation
    const attempt = await send({ request, confirmation, store, memberId, readerOf, baseline, dispatch })
    const { pending, error, sentIds } = attempt
    if (pending === null) return
    if (error === null) await countAcceptedEntries(store, pending, sentIds, { readerOf, notifier })
    else if (isOutcomeUnknown(error)) await check(pending.id, notifier)
  }

  const close = (): void => void dispatch('close', { status: 'idle' })

  return {
    getState,
    subscribe,
    sync,

    /**
     * Opens the review, and reads the entries that the outcome will be compared with.
     * @param options `isArmed`: true if Confirm works at once, as for a request already on the
     * screen
     */
    review: (request: Request, { isArmed = false } = {}): void => {
      const since = isArmed ? -Infinity : store.elapsed()
      if (dispatch('review', { status: 'review', request, refusal: null, since })) void baseline.read(request)
    },

    /** @returns true if sending starts; false if the tap is ignored or the request is blocked */
    confirm: (confirmation: Confirmation<Refusal>): boolean => {
      const state = sync()
      if (state.status !== 'review' && state.status !== 'refused') return false
      const { request, since } = state
      if (store.elapsed() - since < ARMING_MS) return false
      const refusal = findBlocker(store, memberId(), kind) ?? confirmation.refusal
      if (refusal !== null) {
        dispatch('blocked', { status: 'review', request, refusal, since })
        return false
      }
      dispatch('confirm', { status: 'sending', request, isChecking: false })
      void sendAndLookUp(request, confirmation)
      return true
    },

    /** Removes the refusal from the sheet, and shows the review again. */
    edit: (): void => {
      const state = sync()
      if (state.status !== 'review' && state.status !== 'refused') return
      dispatch('edit', { status: 'review', request: state.request, refusal: null, since: state.since })
    },

    /** Shows a request that was sent earlier, with its outcome if known. */
    follow: ({ id, request }: PendingRequestOf<Request>): void =>
      void dispatch('follow', { status: 'following', request, requestId: id }),

    check,

    /**
     * Reads the platform's record again. Only entries that appear after this read then count as
     * new.
     */
    readBaseline: baseline.read,

    /** Removes a pending request and returns to `idle`, unless this tab sends it or looks it up. */
    dismiss: (pending: PendingRequest): void => {
      if (store.busy.has(pending.id)) return
      store.requests.remove(pending.id)
      close()
    },

    /** Returns to `idle`. Ignored while a request is sent or its refusal is checked. */
    close,
  }
}

/** Only the events in `TRANSITIONS` and `sync` change the state. */
function createStateStore<Request, Refusal>(store: MoneyStore) {
  const { subscribe, notify } = createListeners()
  let state: LocalState<Request, Refusal> = { status: 'idle' }

  const changeState = (next: LocalState<Request, Refusal>) => {
    state = next
    notify()
  }

  const sync = (): LocalState<Request, Refusal> => {
    if (state.status !== 'following') return state
    const { request, requestId } = state
    const news = store.requests.get(requestId) === null ? store.messages.get(requestId)?.news : undefined
    if (news?.outcome !== 'refused') return state
    const refusedState: StateAfter<'refused', Request, Refusal> = {
      status: 'refused',
      request,
      requestId,
      words: news.words,
      since: store.elapsed(),
    }
    changeState(refusedState)
    return refusedState
  }

  const dispatch: Dispatch<Request, Refusal> = (event, next) => {
    if (!handlesEvent(sync(), event)) return false
    changeState(next)
    return true
  }

  return {
    getState: () => state,
    subscribe,
    /**
     * Returns the present state. A state `following` becomes `refused` if a look-up, perhaps in
     * another tab, has confirmed the platform's refusal of the request.
     */
    sync,
    dispatch,
  }
}
