import { queryOptions } from '@tanstack/react-query'
import { fetchDrawHistory, fetchGame, fetchGameClasses, fetchGames, fetchHotGames, fetchPayoutOptions } from './games'
import { publicKey } from './keys'

const VOLATILE = { staleTime: 0 } as const
const SETTLED = { staleTime: 10 * 60_000 } as const

export const gameQueries = {
  hot: () =>
    queryOptions({ queryKey: publicKey('games', 'hot'), queryFn: ({ signal }) => fetchHotGames(signal), ...VOLATILE }),
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
  one: (key: string) =>
    queryOptions({
      queryKey: publicKey('games', 'one', key),
      queryFn: ({ signal }) => fetchGame(key, signal),
      ...VOLATILE,
    }),
  history: (key: string) =>
    queryOptions({
      queryKey: publicKey('games', 'history', key),
      queryFn: ({ signal }) => fetchDrawHistory(key, signal),
      ...VOLATILE,
    }),
  payouts: (gameId: string) =>
    queryOptions({
      queryKey: publicKey('games', 'payouts', gameId),
      queryFn: ({ signal }) => fetchPayoutOptions(gameId, signal),
      ...SETTLED,
    }),
}
