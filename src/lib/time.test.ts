import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { deadlineFrom, formatDuration, formatVideoTime, secondsUntil, formatUtc } from './time'
import { withTimeout } from './with-timeout'

it('secondsUntil rounds up, never rises as time passes, and returns 0 after the deadline', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  const seconds = [60_000, 59_001, 1000, 1, 0, -1, -90_000].map((ms) => secondsUntil(now + ms, now))
  expect(seconds).toEqual([60, 60, 1, 1, 0, 0, 0])
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
])('%d seconds are written as %s in a countdown and as %s for a video', (seconds, duration, time) => {
  expect([formatDuration(seconds), formatVideoTime(seconds)]).toEqual([duration, time])
})

it('deadlineFrom counts from half a round trip before the answer arrived', () => {
  const deadlines = [400, 0].map((roundTripMs) => deadlineFrom({ receivedAt: 100_000, roundTripMs, seconds: 30 }))
  expect(deadlines).toEqual([129_800, 130_000])
})

it('formatUtc writes a time in UTC', () => {
  expect(formatUtc(Date.UTC(2026, 10, 21, 9, 0, 20))).toBe('2026-11-21 09:00:20')
})

describe('withTimeout', () => {
  afterEach(() => vi.useRealTimers())

  it('resolves or rejects as the promise does, and clears its timer', async () => {
    vi.useFakeTimers()
    expect(await withTimeout(Promise.resolve('yes'), 100)).toBe('yes')
    await expect(withTimeout(Promise.reject(new Error('no')), 100)).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects when the time is over', async () => {
    vi.useFakeTimers()
    const onError = vi.fn<(error: Error) => void>()
    void withTimeout(new Promise(() => undefined), 100).catch(onError)
    await vi.advanceTimersByTimeAsync(99)
    expect(onError).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('there was no answer within 100 ms'))
  })
})
