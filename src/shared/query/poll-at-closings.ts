import type { QueryState } from '@tanstack/react-query'
import type { Game } from '@/api/games'
import { nextPoll } from '@/lib/rounds'

/**
 * For `refetchInterval` of what tells of games: a moment after the next of them has closed.
 * @param games those that are shown
 */
export function pollAtClosings(
  { dataUpdatedAt, errorUpdatedAt, status }: Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt' | 'status'>,
  games: readonly Game[],
): number | false {
  return nextPoll({
    closings: games.map(({ closesAt }) => closesAt),
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    now: Date.now(),
    isFailing: status === 'error',
  })
}
