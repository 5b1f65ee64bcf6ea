import type { UseMutationResult } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'

export type SubmitResult<Data> = { error: null; data: Data } | { error: ApiError; data: null }

/** Nothing tells what the platform made of a request whose sending broke off. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('network', 'sending broke off', { cause })
}

/**
 * Never rejects. Resets the mutation, which would keep its variables otherwise: some are secrets.
 */
export async function submitOnce<Data, Variables>(
  { mutateAsync, reset }: Pick<UseMutationResult<Data, ApiError, Variables>, 'mutateAsync' | 'reset'>,
  variables: Variables,
): Promise<SubmitResult<Data>> {
  const result = await mutateAsync(variables).then(
    (data): SubmitResult<Data> => ({ error: null, data }),
    (cause: unknown): SubmitResult<Data> => ({ error: asApiError(cause), data: null }),
  )
  reset()
  return result
}
