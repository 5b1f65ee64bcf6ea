import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeout } from '@/ui/use-event'

export type QueryState<T = unknown> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isRefetchError' | 'dataUpdatedAt'
> & {
  refetch: () => Promise<unknown>
  /** Epoch ms of the answer if the data is an offline copy (`useCopied`). */
  copiedAt?: number | null
  /** True for an offline copy if, by the platform's last answer, its credits had no value. */
  wasDemo?: boolean
}

/** True if an error left no data to show. A call that we cancelled is not a failure. */
export function hasFailed({ data, error }: Pick<QueryState, 'data' | 'error'>): boolean {
  return data === undefined && error !== null && error.kind !== 'cancelled'
}

export function isStale({ isRefetchError, error }: Pick<QueryState, 'isRefetchError' | 'error'>): boolean {
  return isRefetchError && error?.kind !== 'cancelled'
}

const MAX_AWAIT_MS = 4000

/** True while a screen waits for content that would move the rest of it: once, and at most 4 s. */
export function useIsPendingCapped(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  if (!isPending && !isOver) setIsOver(true)
  useTimeout(() => setIsOver(true), MAX_AWAIT_MS)
  return isPending && !isOver
}
