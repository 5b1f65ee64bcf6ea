import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { hasFailed, isStale } from './query-state'

const lost = new ApiError('network', 'lost')
const cancelled = new ApiError('cancelled', 'cancelled')

describe('a screen', () => {
  it.each<[string, { data: unknown; error: ApiError | null }, boolean]>([
    ['that waits', { data: undefined, error: null }, false],
    ['that has its answer', { data: [], error: null }, false],
    ['that got none', { data: undefined, error: lost }, true],
    ['whose call we ended ourselves', { data: undefined, error: cancelled }, false],
    ['that could not be refreshed', { data: [], error: lost }, false],
  ])('has failed only where it has no answer: one %s', (_name, state, expected) => {
    expect(hasFailed(state)).toBe(expected)
  })

  it.each<[string, { isRefetchError: boolean; error: ApiError | null }, boolean]>([
    ['that is fresh', { isRefetchError: false, error: null }, false],
    ['that never had an answer', { isRefetchError: false, error: lost }, false],
    ['that could not be refreshed', { isRefetchError: true, error: lost }, true],
    ['whose refresh we ended ourselves', { isRefetchError: true, error: cancelled }, false],
  ])('shows something old only where a refresh failed: one %s', (_name, state, expected) => {
    expect(isStale(state)).toBe(expected)
  })
})
