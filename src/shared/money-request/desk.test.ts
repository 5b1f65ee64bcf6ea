// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { desk } from './desk'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what a screen has not shown is told once the page was visible for as long', () => {
  vi.useFakeTimers()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const task = vi.fn<() => void>()
  desk.later(task, 4000)
  vi.advanceTimersByTime(60_000)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(3999)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledTimes(1)
})
