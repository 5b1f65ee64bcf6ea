import type { UseQueryResult } from '@tanstack/react-query'
import type { CopyFacts } from '@/api/listing'

export type QueryState<T = unknown> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isRefetchError' | 'dataUpdatedAt'
> & {
  refetch: () => Promise<unknown>
  /** Of data that comes from this device's copy: `useCopied`. */
  copy?: CopyFacts | null
}

/** A call that we cancelled ourselves is not a failure. */
export function hasFailed({ data, error }: Pick<QueryState, 'data' | 'error'>): boolean {
  return data === undefined && error !== null && error.kind !== 'cancelled'
}

export function isStale({ isRefetchError, error }: Pick<QueryState, 'isRefetchError' | 'error'>): boolean {
  return isRefetchError && error?.kind !== 'cancelled'
}
