import { expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { hasFailed, isStale } from './query-state'

const networkError = new ApiError('network', 'lost')
const cancellation = new ApiError('cancelled', 'cancelled')

it('hasFailed is true only if an error left no data, and false after a cancelled call', () => {
  const states = [networkError, cancellation, null].map((error) => ({ data: undefined, error }))
  expect([...states, { data: [], error: networkError }].map(hasFailed)).toEqual([true, false, false, false])
})

it('isStale is true only after a failed refresh, and false after a cancelled refresh', () => {
  const states = [networkError, cancellation].map((error) => ({ isRefetchError: true, error }))
  const otherStates = [networkError, null].map((error) => ({ isRefetchError: false, error }))
  expect([...states, ...otherStates].map(isStale)).toEqual([true, false, false, false])
})
