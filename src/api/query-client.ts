import { QueryCache, QueryClient, notifyManager, replaceEqualDeep } from '@tanstack/react-query'
import { report } from '@/lib/report'
import { LIVE } from './keys'
import { isTransient } from './errors'
import { listingFrom, unreadableIn, wireOf } from './listing'

const RETRY_DELAY_MS = 800

/** Rows of an answer that are not compared with those before, one by one, in a single task. */
const LONG = 1000

const isLong = (answer: unknown) => Array.isArray(answer) && answer.length > LONG

const withoutWire = (answer: unknown) => (Array.isArray(answer) ? [...answer] : { ...Object(answer), wire: null })

/**
 * What reads the same as before stays the same object, and no screen draws it again, whatever else
 * the platform sent.
 */
function shared(before: unknown, now: unknown): unknown {
  if (isLong(now)) return now
  const wire = wireOf(now)
  if (wire === undefined || wireOf(before) === undefined) return replaceEqualDeep(before, now)
  const earlier = withoutWire(before)
  const parts = replaceEqualDeep(earlier, withoutWire(now))
  if (parts === earlier && unreadableIn(before) === unreadableIn(now)) return before
  return Object.assign(Array.isArray(parts) ? listingFrom([now], parts) : parts, { wire })
}

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
        structuralSharing: shared,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
