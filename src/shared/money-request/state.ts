import type { RequestNote } from './note'

/**
 * What the platform's record says of a request whose answer was lost. `unclear`: it holds too many alike to tell. `failed`: it
 * could not be read.
 */
export type LookUp = 'checking' | 'missing' | 'unclear' | 'failed' | 'found'

/**
 * Where one request that moves money is. `Request` is what the member reviewed, frozen; `Refusal` is a reason of our own rules for
 * not sending it, where `words` are the platform's.
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
  /** Our rules held it back at the last moment: nothing was sent. */
  | { type: 'heldBack'; request: Request; refusal: Refusal }
  /** The member changes what is confirmed: the last failure is no longer about it. */
  | { type: 'edited' }
  | { type: 'sent'; request: Request }
  | { type: 'accepted' }
  | { type: 'refused'; words: string }
  | { type: 'lost'; note: RequestNote<Request> }
  | { type: 'lookedUp'; lookUp: LookUp }
  /** The member closes the sheet. */
  | { type: 'closed' }
  /** The member has looked for the request without us. */
  | { type: 'dismissed' }

/** True while the platform may have the request and has not said what became of it. */
export function isOpen(state: RequestState<unknown, unknown>): boolean {
  return state.status === 'sending' || isUnsettled(state)
}

/** True while an answer is missing and the record has not shown the request either. */
export function isUnsettled<Request, Refusal>(
  state: RequestState<Request, Refusal>,
): state is Extract<RequestState<Request, Refusal>, { status: 'unknown' }> {
  return state.status === 'unknown' && state.lookUp !== 'found'
}

/** An event that does not fit the state changes nothing: no tap can hide a request that is still open. */
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
