import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeout } from '@/ui/use-event'

export type QueryState<T = unknown> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isRefetchError' | 'dataUpdatedAt'
> & {
  refetch: () => Promise<unknown>
  /** Epoch ms, of data that comes from this device's copy: `useCopied`. */
  copiedAt?: number | null
  /** Of a copy: whether the platform's credits were worth nothing when it last said so. */
  wasDemo?: boolean
}

/** A call that we cancelled ourselves is not a failure. */
export function hasFailed({ data, error }: Pick<QueryState, 'data' | 'error'>): boolean {
  return data === undefined && error !== null && error.kind !== 'cancelled'
}

export function isStale({ isRefetchError, error }: Pick<QueryState, 'isRefetchError' | 'error'>): boolean {
  return isRefetchError && error?.kind !== 'cancelled'
}

const MAX_AWAIT_MS = 4000

/** Whether a screen still waits for what would move what stands there: once, and 4 s at most. */
export function useIsPendingCapped(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  if (!isPending && !isOver) setIsOver(true)
  useTimeout(() => setIsOver(true), MAX_AWAIT_MS)
  return isPending && !isOver
}
