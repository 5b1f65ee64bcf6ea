import type { UseQueryResult } from '@tanstack/react-query'

/** What a screen needs to know of a query to show its state. */
export type QueryState<T = unknown> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isRefetchError' | 'dataUpdatedAt' | 'refetch'
>

/** There is nothing to show, and it did not come. A call that we cancelled ourselves is not a failure. */
export function hasFailed({ data, error }: Pick<QueryState, 'data' | 'error'>): boolean {
  return data === undefined && error !== null && error.kind !== 'cancelled'
}

/** There is something to show, but the last try to refresh it failed. */
export function isStale({ isRefetchError, error }: Pick<QueryState, 'isRefetchError' | 'error'>): boolean {
  return isRefetchError && error?.kind !== 'cancelled'
}
