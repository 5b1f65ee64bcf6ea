import { expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { hasFailed, isStale } from './query-state'

const networkError = new ApiError('network', 'lost')
const cancellation = new ApiError('cancelled', 'cancelled')

it('hasFailed returns true only if there is no data because of an error that is not a cancellation', () => {
  const states = [networkError, cancellation, null].map((error) => ({ data: undefined, error }))
  expect([...states, { data: [], error: networkError }].map(hasFailed)).toEqual([true, false, false, false])
})

it('isStale returns true only after a refresh that failed and was not cancelled', () => {
  const states = [networkError, cancellation].map((error) => ({ isRefetchError: true, error }))
  const otherStates = [networkError, null].map((error) => ({ isRefetchError: false, error }))
  expect([...states, ...otherStates].map(isStale)).toEqual([true, false, false, false])
})
