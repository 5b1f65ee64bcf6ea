import { isWithoutAnswer } from '@/api/errors'
import { lazyPart } from '../load/lazy-part'
import { useSessionMemberId } from '../member/member'
import type { QueryState } from '../query/query-state'
import { useIsCopying } from './choice'

const CopyNotice = lazyPart(() => import('./CopyNotice'), { missing: () => null })

/** Beside Retry, where a copy would have helped and the member has not asked for any. */
export function CopyOffer({ query: { error } }: { query: Pick<QueryState, 'error'> }) {
  const isCopying = useIsCopying(useSessionMemberId())
  return !isCopying && error !== null && isWithoutAnswer(error) && <CopyNotice about="offer" />
}
