import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'

export type SubmitResult<Data> = { error: null; data: Data } | { error: ApiError; data: null }

/**
 * Never rejects. Resets the mutation, which would keep its variables otherwise: some are secrets.
 */
export async function submitOnce<Data, Variables>(
  { mutateAsync, reset }: Pick<UseMutationResult<Data, ApiError, Variables>, 'mutateAsync' | 'reset'>,
  variables: Variables,
): Promise<SubmitResult<Data>> {
  const result = await mutateAsync(variables).then(
    (data): SubmitResult<Data> => ({ error: null, data }),
    (error: ApiError): SubmitResult<Data> => ({ error, data: null }),
  )
  reset()
  return result
}
