import { QueryClient, notifyManager } from '@tanstack/react-query'
import { isTransient } from './errors'

const RETRY_DELAY_MS = 800

/**
 * The library's default network mode would hold a money request while offline and send it later. A
 * failed read is retried once, a mutation never (reading 23).
 */
export function createQueryClient(): QueryClient {
  // The default scheduler is a timer, which background tabs throttle.
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
