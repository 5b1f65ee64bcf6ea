import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { useErrorText } from './use-error-text'

type Answer<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>

/**
 * The four states of what comes from the server: skeleton, empty, error with retry, content. Content once shown stays when a
 * later refresh fails.
 */
export function AsyncBlock<T>({
  query,
  skeleton,
  empty,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  children,
}: {
  query: Answer<T>
  skeleton: ReactNode
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}) {
  const errorText = useErrorText()
  if (query.data !== undefined) return <>{isEmpty(query.data) ? empty : children(query.data)}</>
  if (query.error !== null && query.error.kind !== 'cancelled')
    return (
      <ErrorBlock text={errorText(query.error)} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    )
  return <LoadingBlock>{skeleton}</LoadingBlock>
}
