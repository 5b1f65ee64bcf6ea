import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeout } from '@/ui/use-event'

export type QueryState<T = unknown> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isRefetchError' | 'dataUpdatedAt'
> & {
  refetch: () => Promise<unknown>
  /** Epoch ms at which the data arrived, if the data is an offline copy (`useCopied`). */
  copiedAt?: number | null
  /** True if the data is an offline copy of a demo account, whose credits have no money value. */
  wasDemo?: boolean
}

/** Returns true if an error left no data to show. A cancelled call has not failed. */
export function hasFailed({ data, error }: Pick<QueryState, 'data' | 'error'>): boolean {
  return data === undefined && error !== null && error.kind !== 'cancelled'
}

/** Returns true if the data is shown although its last refresh failed. */
export function isStale({ isRefetchError, error }: Pick<QueryState, 'isRefetchError' | 'error'>): boolean {
  return isRefetchError && error?.kind !== 'cancelled'
}

const MAX_AWAIT_MS = 4000

/**
 * True while the screen waits for content that would push other content down, but for at most 4 s
 * after the mount. Once the result is false, it stays false.
 */
export function useTimeLimitedPending(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  if (!isPending && !isOver) setIsOver(true)
  useTimeout(() => setIsOver(true), MAX_AWAIT_MS)
  return isPending && !isOver
}
