import type { UseQueryResult } from '@tanstack/react-query'
import { useErrorText } from '@/shared/use-error-text'
import { ErrorBlock } from '@/ui/ErrorBlock'

type Answer = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>

/** True once a list is known not to have come; a call that we ended ourselves is still on its way. */
export function hasFailed({ data, error }: Pick<Answer, 'data' | 'error'>): boolean {
  return data === undefined && error !== null && error.kind !== 'cancelled'
}

/** A failed part of a screen whose other parts stand: says which one it is, why, and offers a retry. Nothing where it has not failed. */
export function NamedError({ query, name }: { query: Answer; name: string }) {
  const errorText = useErrorText()
  if (!hasFailed(query) || query.error === null) return null
  return (
    <ErrorBlock
      text={`${name} ${errorText(query.error)}`}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
