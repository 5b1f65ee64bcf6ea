import { isWithoutAnswer } from '@/api/errors'
import { lazyPart } from '../lazy-part'
import type { QueryState } from '../query-state'
import { useSessionMemberId } from '../use-session-member-id'
import { useIsCopying } from './choice'

const CopyOffer = lazyPart(() => import('./CopyOffer'), { sections: ['record'], missing: () => null })

/** Beside Retry, where a copy would have helped and the member has not asked for any. */
export function WayToCopies({ query: { error } }: { query: Pick<QueryState, 'error'> }) {
  const isCopying = useIsCopying(useSessionMemberId())
  return !isCopying && error !== null && isWithoutAnswer(error) && <CopyOffer />
}
