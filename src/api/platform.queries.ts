import { queryOptions } from '@tanstack/react-query'
import { fetchHomeContent, fetchPlatform } from './platform'
import { RECENT, SETTLED } from './freshness'
import { publicKey } from './keys'

export const platformQueries = {
  base: () =>
    queryOptions({
      queryKey: publicKey('platform', 'base'),
      queryFn: ({ signal }) => fetchPlatform(signal),
      staleTime: SETTLED,
    }),
  homeContent: () =>
    queryOptions({
      queryKey: publicKey('platform', 'home'),
      queryFn: ({ signal }) => fetchHomeContent(signal),
      staleTime: RECENT,
    }),
}
