import { queryOptions } from '@tanstack/react-query'
import { fetchCities } from './hosts'

export const hostQueries = {
  cities: () =>
    queryOptions({
      queryKey: ['hosts', 'cities'],
      queryFn: ({ signal }) => fetchCities(signal),
      staleTime: 10 * 60_000,
    }),
}
