import { isWithoutAnswer } from '@/api/errors'
import { lazyPart } from '../lazy-part'
import type { QueryState } from '../query-state'
import { useSessionMemberId } from '../use-session-member-id'
import { useHasCopies } from './choice'

const KeptRecords = lazyPart(() => import('./KeptRecords'), { sections: ['record'], missing: () => null })

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
  game?: { key: string; id: string }
}) {
  const hasCopies = useHasCopies(useSessionMemberId())
  return hasCopies && error !== null && isWithoutAnswer(error) && <KeptRecords game={game} />
}
