import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deadlineFrom, formatDuration, formatVideoTime, inTime, secondsUntil, utcText } from './time'

describe('secondsUntil', () => {
  it.each([
    [60_000, 60],
    [59_001, 60],
    [1000, 1],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-90_000, 0],
  ])('with %i ms left shows %i', (left, expected) => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(secondsUntil(now + left, now)).toBe(expected)
  })

  it('never rises while the clock runs, and ends at 0', () => {
    fc.assert(
      fc.property(fc.nat(400_000), fc.nat(400_000), fc.nat(400_000), (deadline, first, step) => {
        expect(secondsUntil(deadline, first + step)).toBeLessThanOrEqual(secondsUntil(deadline, first))
        expect(secondsUntil(deadline, deadline + step)).toBe(0)
      }),
    )
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '00:00'],
    [5, '00:05'],
    [59.9, '00:59'],
    [60, '01:00'],
    [200, '03:20'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
  ])('writes %d seconds as %s', (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected)
  })
})

describe('formatVideoTime', () => {
  it.each([
    [0, '0:00'],
    [180, '3:00'],
    [600, '10:00'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
  ])('writes %d seconds as %s', (seconds, expected) => {
    expect(formatVideoTime(seconds)).toBe(expected)
  })
})

describe('deadlineFrom', () => {
  it('counts from when the server answered: half a round trip before the answer came', () => {
    expect(deadlineFrom({ receivedAt: 100_000, roundTripMs: 400, seconds: 30 })).toBe(129_800)
  })

  it('counts from the receipt when the answer took no time', () => {
    expect(deadlineFrom({ receivedAt: 100_000, roundTripMs: 0, seconds: 30 })).toBe(130_000)
  })
})

it('a moment is written in UTC', () => {
  expect(utcText(Date.UTC(2026, 10, 21, 9, 0, 20))).toBe('2026-11-21 09:00:20')
})

describe('an answer that is waited for so long', () => {
  afterEach(() => vi.useRealTimers())

  it('is the answer where it comes, or how it fails', async () => {
    vi.useFakeTimers()
    expect(await inTime(Promise.resolve('yes'), 100)).toBe('yes')
    await expect(inTime(Promise.reject(new Error('no')), 100)).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails once the time is over', async () => {
    vi.useFakeTimers()
    const heard = vi.fn<(error: Error) => void>()
    void inTime(new Promise(() => undefined), 100).catch(heard)
    await vi.advanceTimersByTimeAsync(99)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('no answer within 100 ms'))
  })
})
