import type { PendingRequest } from './request'
import type { Message } from './money-store'
import type { LocalState } from './table'

/**
 * Result of looking up a request with an unknown outcome in the platform's record. `checking`: the
 * look-up is running, or the answer may still arrive in this tab. `missing`: the record has no new
 * matching entry. `unclear`: the record has several new entries, or its entries before the request
 * are unknown. `partial`: no new entry, but some rows could not be read. `failed`: the record could
 * not be read.
 */
export type LookUpResult = 'checking' | 'missing' | 'unclear' | 'partial' | 'failed'

/** State that the sheet of a request shows: the local state, completed with stored data. */
export type RequestState<Request, Refusal> =
  | Exclude<LocalState<Request, Refusal>, { status: 'following' | 'accepted' }>
  /**
   * `matchCount`: number of new matching entries in the platform's record if there are none or
   * several; null otherwise.
   */
  | { status: 'accepted'; request: Request; matchCount: number | null }
  | { status: 'unknown'; request: Request; pending: PendingRequest; lookUp: LookUpResult | null }
  | { status: 'found'; request: Request }

/**
 * Completes the local state with stored data. Returns `idle` if the request on the sheet
 * is no longer pending and has no known outcome: the member has dismissed the request or logged
 * out.
 * @param followed the pending request and the message with the `requestId` of `localState`; each is
 * null if not stored
 * @param isChecking true while this tab waits for the request's answer or looks it up
 */
export function sheetStateOf<Request, Refusal>(
  localState: LocalState<Request, Refusal>,
  followed: { pending: PendingRequest | null; message: Message | null },
  isChecking: boolean,
): RequestState<Request, Refusal> {
  const { pending, message } = followed
  if (localState.status === 'accepted') {
    const news = message?.news
    const copies = news?.outcome === 'accepted' ? (news.copies ?? null) : null
    return { status: 'accepted', request: localState.request, matchCount: copies }
  }
  if (localState.status !== 'following') return localState
  const { request, requestId } = localState
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
