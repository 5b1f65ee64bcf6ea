import { queryOptions } from '@tanstack/react-query'
import { fetchCities, fetchHost, fetchHosts } from './hosts'
import { publicKey } from './keys'

export const hostQueries = {
  cities: () =>
    queryOptions({
      queryKey: publicKey('hosts', 'cities'),
      queryFn: ({ signal }) => fetchCities(signal),
      staleTime: 10 * 60_000,
    }),
  list: (cityId: string) =>
    queryOptions({
      queryKey: publicKey('hosts', 'list', cityId),
      queryFn: ({ signal }) => fetchHosts(cityId, signal),
      staleTime: 5 * 60_000,
    }),
  host: (id: string) =>
    queryOptions({
      queryKey: publicKey('hosts', 'host', id),
      queryFn: ({ signal }) => fetchHost(id, signal),
      staleTime: 5 * 60_000,
    }),
}
