import { QueryCache, QueryClient, notifyManager, replaceEqualDeep } from '@tanstack/react-query'
import { report } from '@/lib/report'
import { LIVE } from './keys'
import { isTransient } from './errors'

const RETRY_DELAY_MS = 800

/** Rows of an answer that are not compared with those before, one by one, in a single task. */
const MAX_COMPARED_ROWS = 1000

export const isTooLongToCompare = (answer: unknown) => Array.isArray(answer) && answer.length > MAX_COMPARED_ROWS

/** If the platform renames a field, its operator hears of it before the members complain. */
function reportingCache(): QueryCache {
  return new QueryCache({ onError: (error) => error.kind === 'schema' && report(error, 'answer') })
}

/**
 * The library's default network mode would hold a money request while offline and send it later. A
 * failed read is retried once, a mutation never (reading 23).
 */
export function createQueryClient(): QueryClient {
  // The default scheduler is a timer, which background tabs throttle.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    ...(__REPORT_URL__ !== '' && { queryCache: reportingCache() }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: LIVE,
        structuralSharing: (before, now) => (isTooLongToCompare(now) ? now : replaceEqualDeep(before, now)),
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
