import { isWithoutAnswer } from '@/api/errors'
import { lazyPart } from '../load/lazy-part'
import type { QueryState } from '../query/query-state'
import { useSessionMemberId } from '../member/member'
import { useHasCopies, useIsCopying } from './choice'
import type { Game } from './CopyWay'

const CopyWay = lazyPart(() => import('./CopyWay'), { missing: () => null })

/** Beside Retry, where a copy would have helped and the member has not asked for any. */
export function WayToCopies({ query: { error } }: { query: Pick<QueryState, 'error'> }) {
  const isCopying = useIsCopying(useSessionMemberId())
  return !isCopying && error !== null && isWithoutAnswer(error) && <CopyWay to="settings" />
}

/**
 * Where nothing can be shown without an answer, as a draw or Home: the way to what this device
 * keeps.
 */
export function WayToRecords({
  error,
  game,
}: {
  error: QueryState['error']
  /** Whose draws may be kept, too. */
  game?: Game
}) {
  const hasCopies = useHasCopies(useSessionMemberId())
  return hasCopies && error !== null && isWithoutAnswer(error) && <CopyWay to="records" game={game} />
}
