import { useQuery } from '@tanstack/react-query'
import { platformQueries } from '@/api/platform.queries'

export function usePlatform() {
  return useQuery(platformQueries.base()).data
}
