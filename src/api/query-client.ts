import { QueryCache, QueryClient, notifyManager, replaceEqualDeep } from '@tanstack/react-query'
import { report } from '@/lib/report'
import { LIVE_STALE_MS } from './keys'
import { isTransient } from './errors'

const RETRY_DELAY_MS = 800

/** Longer lists are not compared with the previous answer, because that would block the page. */
const MAX_COMPARED_ROWS = 1000

export const isTooLongToCompare = (answer: unknown) => Array.isArray(answer) && answer.length > MAX_COMPARED_ROWS

/** Reports answers of an unexpected shape, for example with a renamed field. */
function createReportingCache(): QueryCache {
  return new QueryCache({ onError: (error) => error.kind === 'schema' && report(error, 'answer') })
}

/**
 * Requests are sent even while the browser reports to be offline, because the library's default
 * would hold a money request back and send it later. A query without an answer, or with a server
 * error, is retried once. A mutation is never retried (reading 23).
 */
export function createQueryClient(): QueryClient {
  // New answers reach the screens in a microtask. The library's default is a timer, which browsers
  // throttle in background tabs.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    ...(__REPORT_URL__ !== '' && { queryCache: createReportingCache() }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: LIVE_STALE_MS,
        structuralSharing: (before, now) => (isTooLongToCompare(now) ? now : replaceEqualDeep(before, now)),
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
