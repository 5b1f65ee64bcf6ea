import type { LocalState } from './machine'
import type { Message } from './messages'
import type { RequestNote } from './notes'

/**
 * What the record says of a lost answer. `unclear`: too many alike. `partial`: not in what could be
 * read of it. `failed`: not readable at all.
 */
export type LookUp = 'checking' | 'missing' | 'unclear' | 'partial' | 'failed'

export type RequestState<Request, Refusal> =
  | Exclude<LocalState<Request, Refusal>, { status: 'following' }>
  | { status: 'unknown'; request: Request; note: RequestNote; lookUp: LookUp | null }
  | { status: 'found'; request: Request }

/** Of a request whose answer did not tell its outcome. */
export type LostState<Request> = Extract<RequestState<Request, unknown>, { status: 'unknown' | 'found' }>

/**
 * @param followed what is kept of the request that the state follows
 * @param isChecking the record is being read for it
 */
export function stateOf<Request, Refusal>(
  local: LocalState<Request, Refusal>,
  followed: { note: RequestNote | null; message: Message | null },
  isChecking: boolean,
): RequestState<Request, Refusal> {
  if (local.status !== 'following') return local
  const { request, noteId } = local
  const { note, message } = followed
  if (note !== null) return { status: 'unknown', request, note, lookUp: isChecking ? 'checking' : note.lookUp }
  const news = message?.news
  switch (news?.outcome) {
    case 'accepted':
    case 'found':
      return { status: 'found', request }
    case 'refused':
      return { status: 'refused', request, noteId, words: news.words, since: Infinity }
    default:
      return { status: 'idle' }
  }
}
