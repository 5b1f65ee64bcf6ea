import { queryOptions } from '@tanstack/react-query'
import { fetchDrawHistory, fetchGame, fetchGameClasses, fetchGames, fetchHotGames, fetchPayoutOptions } from './games'
import { memberQuery, publicKey } from './keys'

const VOLATILE = { staleTime: 0 } as const
const SETTLED = { staleTime: 10 * 60_000 } as const

export const gameQueries = {
  hot: () =>
    queryOptions({
      queryKey: publicKey('games', 'hot'),
      queryFn: ({ signal }) => fetchHotGames(signal),
      ...VOLATILE,
    }),
  list: (classKey: string | null) =>
    queryOptions({
      queryKey: publicKey('games', 'list', classKey),
      queryFn: ({ signal }) => fetchGames(classKey, signal),
      ...VOLATILE,
    }),
  classes: () =>
    queryOptions({
      queryKey: publicKey('games', 'classes'),
      queryFn: ({ signal }) => fetchGameClasses(signal),
      ...SETTLED,
    }),
  one: (key: string) => memberQuery(['games', 'one', key], (signal) => fetchGame(key, signal), VOLATILE),
  history: (key: string) => memberQuery(['games', 'history', key], (signal) => fetchDrawHistory(key, signal), VOLATILE),
  payouts: (gameId: string) =>
    memberQuery(['games', 'payouts', gameId], (signal) => fetchPayoutOptions(gameId, signal), SETTLED),
}
