import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { submitOnce } from './use-submit'

const networkError = new ApiError('network', 'lost')
const anyNetworkError = expect.objectContaining({ kind: 'network' }) as unknown

it.each([
  ['an answer', () => Promise.resolve('token'), { error: null, data: 'token' }],
  ['an ApiError', () => Promise.reject(networkError), { error: networkError, data: null }],
  [
    'any other error as a network failure',
    () => Promise.reject(new TypeError('broken')),
    { error: anyNetworkError, data: null },
  ],
])('submitOnce resets the mutation after its result, and then returns %s', async (_name, answer, expected) => {
  const calls: string[] = []
  const mutateAsync = vi.fn<(secret: string) => Promise<string>>(async () => {
    await Promise.resolve()
    calls.push('answered')
    return answer()
  })
  const reset = () => void calls.push('reset')
  expect(await submitOnce({ mutateAsync, reset }, '0471')).toEqual(expected)
  expect(calls).toEqual(['answered', 'reset'])
  expect(mutateAsync).toHaveBeenCalledExactlyOnceWith('0471')
})
