import { queryOptions } from '@tanstack/react-query'
import { fetchCities, fetchHost, fetchHosts } from './hosts'
import { SETTLED } from './freshness'
import { memberQuery, publicKey } from './keys'

export const hostQueries = {
  cities: () =>
    queryOptions({
      queryKey: publicKey('hosts', 'cities'),
      queryFn: ({ signal }) => fetchCities(signal),
      staleTime: SETTLED,
    }),
  list: (cityId: string) => memberQuery(['hosts', 'list', cityId], (signal) => fetchHosts(cityId, signal), SETTLED),
  host: (id: string) => memberQuery(['hosts', 'host', id], (signal) => fetchHost(id, signal), SETTLED),
}
