import { expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { hasFailed, isStale } from './query-state'

const lost = new ApiError('network', 'lost')
const cancelled = new ApiError('cancelled', 'cancelled')

it('a screen has failed only where it has no answer, and that of a call that we did not end', () => {
  const states = [lost, cancelled, null].map((error) => ({ data: undefined, error }))
  expect([...states, { data: [], error: lost }].map(hasFailed)).toEqual([true, false, false, false])
})

it('a screen shows something old only where a refresh failed that we did not end', () => {
  const states = [lost, cancelled].map((error) => ({ isRefetchError: true, error }))
  const others = [lost, null].map((error) => ({ isRefetchError: false, error }))
  expect([...states, ...others].map(isStale)).toEqual([true, false, false, false])
})
