import { QueryClient, notifyManager } from '@tanstack/react-query'
import { isTransient } from './errors'

const RETRY_DELAY_MS = 800

/**
 * Server state. Network mode is "always": the library's default would hold a money request while offline and send it by itself
 * later. Reads are tried once more after a passing fault; mutations never.
 */
export function createQueryClient(): QueryClient {
  // Answers reach the screen without waiting for a timer, which a background tab throttles.
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
