import { queryOptions } from '@tanstack/react-query'
import { fetchHomeContent, fetchPlatform } from './platform'
import { publicKey } from './keys'

export const platformQueries = {
  base: () =>
    queryOptions({
      queryKey: publicKey('platform', 'base'),
      queryFn: ({ signal }) => fetchPlatform(signal),
      staleTime: 5 * 60_000,
    }),
  homeContent: () =>
    queryOptions({
      queryKey: publicKey('platform', 'home'),
      queryFn: ({ signal }) => fetchHomeContent(signal),
      staleTime: 60_000,
    }),
}
