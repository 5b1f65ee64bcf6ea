import { QueryClient, notifyManager } from '@tanstack/react-query'
import { isTransient } from './errors'

const RETRY_DELAY_MS = 800

/**
 * The network mode is "always", because the library's default would hold a request for money while
 * offline and send it later by itself. A read is tried once more after a passing fault, a mutation
 * never (reading 23).
 */
export function createQueryClient(): QueryClient {
  // By default answers wait for a timer, which a background tab throttles.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
