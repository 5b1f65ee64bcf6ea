import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { fetchDrawHistory, fetchGame, fetchGameClasses, fetchGames, fetchHotGames, fetchPayoutOptions } from './games'
import type { Game } from './games'
import { LIVE, SETTLED } from './freshness'
import { memberQuery, publicKey } from './keys'

export const gameQueries = {
  hot: () =>
    queryOptions({
      queryKey: publicKey('games', 'hot'),
      queryFn: ({ signal }) => fetchHotGames(signal),
      staleTime: LIVE,
    }),
  list: (classKey: string | null) =>
    queryOptions({
      queryKey: publicKey('games', 'list', classKey),
      queryFn: ({ signal }) => fetchGames(classKey, signal),
      staleTime: LIVE,
    }),
  classes: () =>
    queryOptions({
      queryKey: publicKey('games', 'classes'),
      queryFn: ({ signal }) => fetchGameClasses(signal),
      staleTime: SETTLED,
    }),
  one: (key: string) => memberQuery(['games', 'one', key], (signal) => fetchGame(key, signal), LIVE),
  history: (key: string) => memberQuery(['games', 'history', key], (signal) => fetchDrawHistory(key, signal), LIVE),
  payouts: (gameId: string) =>
    memberQuery(['games', 'payouts', gameId], (signal) => fetchPayoutOptions(gameId, signal), SETTLED),
}

/** The games of every list that is at hand, those of the hall and the hot ones. */
export function gamesKept(client: QueryClient): Game[] {
  const lists = ['list', 'hot'].flatMap((name) => client.getQueriesData<Game[]>({ queryKey: publicKey('games', name) }))
  return lists.flatMap(([, games]) => games ?? [])
}
