import type { PendingRequest } from './request'
import type { Message } from './money-store'
import type { LocalState } from './table'

/**
 * Result of looking up a request whose outcome is unknown. `checking`: the look-up is running.
 * `missing`: the record has no new entry. `unclear`: it has several, or nothing to compare them
 * with. `partial`: no new entry among the rows that could be read. `failed`: it could not be read.
 */
export type LookUp = 'checking' | 'missing' | 'unclear' | 'partial' | 'failed'

/** State of a request as a sheet shows it: the machine's state, completed from stored data. */
export type RequestState<Request, Refusal> =
  | Exclude<LocalState<Request, Refusal>, { status: 'following' | 'accepted' }>
  /** `matchCount`: new matching entries in the record, if none or several; null otherwise. */
  | { status: 'accepted'; request: Request; matchCount: number | null }
  | { status: 'unknown'; request: Request; pending: PendingRequest; lookUp: LookUp | null }
  | { status: 'found'; request: Request }

/**
 * Completes the machine's state. `idle` if the followed request is no longer pending and has no
 * known outcome: the member has dismissed it or logged out.
 * @param followed the pending request that `local` names, and its message; null if not stored
 * @param isChecking true while this tab waits for the request's answer or looks it up
 */
export function sheetStateOf<Request, Refusal>(
  local: LocalState<Request, Refusal>,
  followed: { pending: PendingRequest | null; message: Message | null },
  isChecking: boolean,
): RequestState<Request, Refusal> {
  const { pending, message } = followed
  if (local.status === 'accepted') {
    const news = message?.news
    const copies = news?.outcome === 'accepted' ? (news.copies ?? null) : null
    return { status: 'accepted', request: local.request, matchCount: copies }
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
