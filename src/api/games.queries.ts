import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import {
  fetchDrawHistory,
  fetchGame,
  fetchGameClasses,
  fetchGames,
  fetchHotGames,
  fetchPayoutOptions,
  keepClosings,
  type Game,
} from './games'
import { memberQuery, publicKey } from './keys'

const VOLATILE = { staleTime: 0 } as const
const SETTLED = { staleTime: 10 * 60_000 } as const

export const gameQueries = {
  hot: () =>
    queryOptions({
      queryKey: publicKey('games', 'hot'),
      queryFn: ({ signal }) => fetchHotGames(signal),
      structuralSharing: (before, after) =>
        // Both are what `queryFn` gives; the library's type does not say so.
        replaceEqualDeep(before, keepClosings((before ?? []) as Game[], after as Game[], Date.now())),
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
