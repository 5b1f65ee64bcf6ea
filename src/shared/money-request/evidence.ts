import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'

export interface Evidence<Request> {
  /** Loads the record before the request, to compare with later. */
  prepare: () => void
  /** Matching entries in the record as last loaded; null: never loaded. */
  countKnown: (request: Request) => number | null
  /** Matching entries in the record as it is now. Rejects when it cannot be read. */
  countNow: (request: Request) => Promise<number>
}

export function recordEvidence<Entry, Request, Key extends QueryKey>(
  queryClient: QueryClient,
  record: FetchQueryOptions<Entry[], ApiError, Entry[], Key>,
  countAlike: (entries: readonly Entry[], request: Request) => number,
): Evidence<Request> {
  return {
    prepare: () => void queryClient.prefetchQuery(record),
    countKnown: (request) => {
      const entries = queryClient.getQueryData<Entry[]>(record.queryKey)
      return entries === undefined ? null : countAlike(entries, request)
    },
    countNow: async (request) => countAlike(await queryClient.fetchQuery({ ...record, retry: false }), request),
  }
}

/**
 * Compares the matching entries before and after sending. `before` is null where the record was not
 * known. Entries have no id (reading 86).
 */
export function compareCounts(before: number | null, now: number): 'found' | 'missing' | 'unclear' {
  if (before === null) return now === 0 ? 'missing' : 'unclear'
  if (now <= before) return 'missing'
  return now === before + 1 ? 'found' : 'unclear'
}
