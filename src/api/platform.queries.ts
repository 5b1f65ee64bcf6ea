import { queryOptions } from '@tanstack/react-query'
import { fetchHomeContent, fetchPlatform } from './platform'

export const platformQueries = {
  base: () =>
    queryOptions({
      queryKey: ['platform', 'base'],
      queryFn: ({ signal }) => fetchPlatform(signal),
      staleTime: 5 * 60_000,
    }),
  homeContent: () =>
    queryOptions({
      queryKey: ['platform', 'home'],
      queryFn: ({ signal }) => fetchHomeContent(signal),
      staleTime: 60_000,
    }),
}
