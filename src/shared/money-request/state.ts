import type { RequestNote } from './note'

/** What the record says of a lost answer. `unclear`: too many alike. `failed`: not readable. */
export type LookUp = 'checking' | 'missing' | 'unclear' | 'failed' | 'found'

/**
 * `Request` is frozen as reviewed. `Refusal` is one of our own reasons; `words` are the platform's.
 */
export type RequestState<Request, Refusal> =
  | { status: 'idle' }
  | { status: 'review'; request: Request; refusal: Refusal | null }
  | { status: 'sending'; request: Request }
  | { status: 'accepted'; request: Request }
  | { status: 'refused'; request: Request; words: string }
  | { status: 'unknown'; request: Request; note: RequestNote<Request>; lookUp: LookUp }

export type RequestEvent<Request, Refusal> =
  | { type: 'reviewed'; request: Request }
  /** Our rules refused it at the last moment: nothing was sent. */
  | { type: 'heldBack'; request: Request; refusal: Refusal }
  | { type: 'edited' }
  | { type: 'sent'; request: Request }
  | { type: 'accepted' }
  | { type: 'refused'; words: string }
  | { type: 'lost'; note: RequestNote<Request> }
  | { type: 'lookedUp'; lookUp: LookUp }
  | { type: 'closed' }
  | { type: 'dismissed' }

export function isOpen(state: RequestState<unknown, unknown>): boolean {
  return state.status === 'sending' || isUnsettled(state)
}

/** An answer is missing, and the record has not shown the request either. */
export function isUnsettled<Request, Refusal>(
  state: RequestState<Request, Refusal>,
): state is Extract<RequestState<Request, Refusal>, { status: 'unknown' }> {
  return state.status === 'unknown' && state.lookUp !== 'found'
}

/** An event that does not fit changes nothing: no tap can hide an open request. */
export function reduce<Request, Refusal>(
  state: RequestState<Request, Refusal>,
  event: RequestEvent<Request, Refusal>,
): RequestState<Request, Refusal> {
  switch (event.type) {
    case 'reviewed':
      return isOpen(state) ? state : { status: 'review', request: event.request, refusal: null }
    case 'heldBack':
      return isOpen(state) ? state : { status: 'review', request: event.request, refusal: event.refusal }
    case 'edited':
      return state.status === 'review' || state.status === 'refused'
        ? { status: 'review', request: state.request, refusal: null }
        : state
    case 'sent':
      return isOpen(state) ? state : { status: 'sending', request: event.request }
    case 'accepted':
      return state.status === 'sending' ? { status: 'accepted', request: state.request } : state
    case 'refused':
      return state.status === 'sending' ? { status: 'refused', request: state.request, words: event.words } : state
    case 'lost':
      return state.status === 'sending'
        ? { status: 'unknown', request: state.request, note: event.note, lookUp: 'checking' }
        : state
    case 'lookedUp':
      return state.status === 'unknown' ? { ...state, lookUp: event.lookUp } : state
    case 'closed':
      return isOpen(state) ? state : { status: 'idle' }
    case 'dismissed':
      return state.status === 'unknown' ? { status: 'idle' } : state
  }
}
