import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'

/** How one request ended: with the platform's answer, or with the error that says why there is none. */
export type SubmitResult<Data> = { error: null; data: Data } | { error: ApiError; data: null }

/**
 * Sends one request of a mutation and never rejects. What the request carried is forgotten with its answer: a mutation keeps
 * its variables otherwise, and some carry a secret.
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
