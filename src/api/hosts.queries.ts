import { queryOptions } from '@tanstack/react-query'
import { fetchCities, fetchHost, fetchHosts } from './hosts'
import { memberQuery, publicKey } from './keys'

export const hostQueries = {
  cities: () =>
    queryOptions({
      queryKey: publicKey('hosts', 'cities'),
      queryFn: ({ signal }) => fetchCities(signal),
      staleTime: 10 * 60_000,
    }),
  list: (cityId: string) =>
    memberQuery(['hosts', 'list', cityId], (signal) => fetchHosts(cityId, signal), { staleTime: 5 * 60_000 }),
  host: (id: string) =>
    memberQuery(['hosts', 'host', id], (signal) => fetchHost(id, signal), { staleTime: 5 * 60_000 }),
}
