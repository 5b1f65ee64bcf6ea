import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'

/** How the platform's record tells whether it holds a request. */
export interface Evidence<Request> {
  /** Asks for the record in advance: what it holds before the request is what a lost answer is compared with. */
  prepare: () => void
  /** Entries like the request in the record as this app last saw it; null when it has not seen it. */
  countKnown: (request: Request) => number | null
  /** As `countKnown`, in the record as it is now. Rejects when it cannot be read. */
  countNow: (request: Request) => Promise<number>
}

/** The evidence of a record that is one query: `countAlike` says how many of its entries could be the request. */
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
 * What became of a request by how many entries like it the record held before it was sent and holds now: one more, none, or more
 * than one can tell. `before` is null where the record was not known. Entries have no id (reading 86).
 */
export function compareCounts(before: number | null, now: number): 'found' | 'missing' | 'unclear' {
  if (before === null) return now === 0 ? 'missing' : 'unclear'
  if (now <= before) return 'missing'
  return now === before + 1 ? 'found' : 'unclear'
}
