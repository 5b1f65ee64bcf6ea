import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { deadlineFrom, formatDuration, formatVideoTime, secondsUntil, utcText } from './time'
import { withTimeout } from './with-timeout'

it('a countdown shows each second until it is over, never rises, and shows 0 after that', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  const shown = [60_000, 59_001, 1000, 1, 0, -1, -90_000].map((left) => secondsUntil(now + left, now))
  expect(shown).toEqual([60, 60, 1, 1, 0, 0, 0])
  forAll(fc.nat(400_000), fc.nat(400_000), fc.nat(400_000), (deadline, first, step) => {
    expect(secondsUntil(deadline, first + step)).toBeLessThanOrEqual(secondsUntil(deadline, first))
  })
})

it.each([
  [0, '00:00', '0:00'],
  [59.9, '00:59', '0:59'],
  [60, '01:00', '1:00'],
  [600, '10:00', '10:00'],
  [3599, '59:59', '59:59'],
  [3600, '1:00:00', '1:00:00'],
  [3723, '1:02:03', '1:02:03'],
  [36_000, '10:00:00', '10:00:00'],
])('%d seconds are written as %s, of a video as %s', (seconds, duration, time) => {
  expect([formatDuration(seconds), formatVideoTime(seconds)]).toEqual([duration, time])
})

it('a deadline counts from when the server answered: half a round trip before the answer came', () => {
  const deadlines = [400, 0].map((roundTripMs) => deadlineFrom({ receivedAt: 100_000, roundTripMs, seconds: 30 }))
  expect(deadlines).toEqual([129_800, 130_000])
})

it('a moment is written in UTC', () => {
  expect(utcText(Date.UTC(2026, 10, 21, 9, 0, 20))).toBe('2026-11-21 09:00:20')
})

describe('an answer that is waited for so long', () => {
  afterEach(() => vi.useRealTimers())

  it('is the answer where it comes, or how it fails', async () => {
    vi.useFakeTimers()
    expect(await withTimeout(Promise.resolve('yes'), 100)).toBe('yes')
    await expect(withTimeout(Promise.reject(new Error('no')), 100)).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails once the time is over', async () => {
    vi.useFakeTimers()
    const heard = vi.fn<(error: Error) => void>()
    void withTimeout(new Promise(() => undefined), 100).catch(heard)
    await vi.advanceTimersByTimeAsync(99)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('no answer within 100 ms'))
  })
})
