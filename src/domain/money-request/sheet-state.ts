import type { PendingRequest } from './request'
import type { Message, News } from './messages'
import type { LocalState } from './table'

/**
 * Result of the look-up of a request in the platform's record of requests. `checking`: the look-up
 * runs, or the answer may still arrive. `missing`: no new matching entry. `unclear`: several new
 * entries, or unknown entries before the request. `partial`: no new entry, but unreadable rows.
 * `failed`: the record could not be read.
 */
export type LookUpResult = 'checking' | 'missing' | 'unclear' | 'partial' | 'failed'

/** State that the sheet of a request shows: the local state, completed with stored data. */
export type RequestState<Request, Refusal> =
  | Exclude<LocalState<Request, Refusal>, { status: 'following' | 'accepted' }>
  /**
   * `matchCount`: number of new matching entries in the platform's record; null if 1 or unknown.
   */
  | { status: 'accepted'; request: Request; matchCount: number | null }
  | { status: 'unknown'; request: Request; pending: PendingRequest; lookUp: LookUpResult | null }
  /** `news`: the content of the message about the outcome, which became known later. */
  | { status: 'found'; request: Request; news: News }

/**
 * Completes the local state with stored data. Returns `idle` if the member has dismissed the
 * request on the sheet or logged out.
 * @param followed the pending request and the message of the request in `localState`; each is null
 * if it is not stored
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
      return { status: 'found', request, news }
    case 'refused':
      return { status: 'refused', request, requestId, words: news.words, since: Infinity }
    default:
      return { status: 'idle' }
  }
}
