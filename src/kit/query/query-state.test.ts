import { expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { hasFailed, isStale } from './query-state'

const lost = new ApiError('network', 'lost')
const cancelled = new ApiError('cancelled', 'cancelled')

it('hasFailed is true only without data, and not after a cancelled call', () => {
  const states = [lost, cancelled, null].map((error) => ({ data: undefined, error }))
  expect([...states, { data: [], error: lost }].map(hasFailed)).toEqual([true, false, false, false])
})

it('isStale is true only after a failed refresh, and not after a cancelled one', () => {
  const states = [lost, cancelled].map((error) => ({ isRefetchError: true, error }))
  const others = [lost, null].map((error) => ({ isRefetchError: false, error }))
  expect([...states, ...others].map(isStale)).toEqual([true, false, false, false])
})
