import { queryOptions } from '@tanstack/react-query'
import { fetchCities, fetchHost, fetchHosts } from './hosts'

export const hostQueries = {
  cities: () =>
    queryOptions({
      queryKey: ['hosts', 'cities'],
      queryFn: ({ signal }) => fetchCities(signal),
      staleTime: 10 * 60_000,
    }),
  list: (cityId: string) =>
    queryOptions({
      queryKey: ['hosts', 'list', cityId],
      queryFn: ({ signal }) => fetchHosts(cityId, signal),
      staleTime: 5 * 60_000,
    }),
  host: (id: string) =>
    queryOptions({
      queryKey: ['hosts', 'host', id],
      queryFn: ({ signal }) => fetchHost(id, signal),
      staleTime: 5 * 60_000,
    }),
}
