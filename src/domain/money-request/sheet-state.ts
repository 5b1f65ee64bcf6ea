import type { PendingRequest } from './request'
import type { Message } from './money-store'
import type { LocalState } from './table'

/**
 * What the record says of a lost answer. `unclear`: too many alike. `partial`: not in what could be
 * read of it. `failed`: not readable at all.
 */
export type LookUp = 'checking' | 'missing' | 'unclear' | 'partial' | 'failed'

/** What a sheet shows of a request: the machine's state, and what is kept on the device. */
export type RequestState<Request, Refusal> =
  | Exclude<LocalState<Request, Refusal>, { status: 'following' | 'accepted' }>
  /** `copies`: new entries like it in the record, where that has none or several of them. */
  | { status: 'accepted'; request: Request; matchCount: number | null }
  | { status: 'unknown'; request: Request; pending: PendingRequest; lookUp: LookUp | null }
  | { status: 'found'; request: Request }

/** @param followed what is kept of the request that the state follows */
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
