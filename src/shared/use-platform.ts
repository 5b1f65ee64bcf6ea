import { useQuery } from '@tanstack/react-query'
import { platformQueries } from '@/api/platform.queries'

/** The platform's base info, fetched at the start; undefined until it has come. */
export function usePlatform() {
  return useQuery(platformQueries.base()).data
}
