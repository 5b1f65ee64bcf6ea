import { afterEach, expect, it, vi } from 'vitest'
import { sliceEnd } from './slice-end'

afterEach(() => void vi.restoreAllMocks())

it('is shared by what begins in one task, and another one in the next', async () => {
  let now = 100
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  expect(sliceEnd()).toBe(112)
  now = 105
  expect(sliceEnd()).toBe(112)
  now = 130
  expect(sliceEnd()).toBe(133)
  await Promise.resolve()
  expect(sliceEnd()).toBe(142)
})
