import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossesNotice, ORDER_NOTICE_SECONDS, phaseOf, type Phase } from './phase'

describe('the phase', () => {
  it.each<[number | null, boolean, boolean, Phase]>([
    [null, false, false, 'open'],
    [null, true, false, 'open'],
    [null, false, true, 'blocked'],
    [180, false, false, 'open'],
    [6, false, false, 'open'],
    [6, true, false, 'open'],
    [5, false, false, 'closing'],
    [5, true, false, 'closing'],
    [1, false, false, 'closing'],
    [0, false, false, 'closed'],
    [0, true, false, 'waiting'],
    [180, false, true, 'blocked'],
    [5, false, true, 'blocked'],
    [0, false, true, 'blocked'],
    [0, true, true, 'blocked'],
  ])('at %j s (draw awaited: %j, account blocked: %j) is %s', (secondsLeft, isAwaited, isBlocked, phase) => {
    expect(phaseOf(secondsLeft, isAwaited, isBlocked)).toBe(phase)
  })
})

describe('the 59 s notice', () => {
  it.each<[number | null, number | null, boolean]>([
    [60, 59, true],
    [60, null, false],
    [61, 57, true],
    [180, 1, true],
    [59, 58, false],
    [60, 60, false],
    [null, 59, false],
    [null, 30, false],
    [60, 0, false],
    [58, 180, false],
    [0, 60, false],
  ])('from %j to %j s: %j', (previous, current, expected) => {
    expect(crossesNotice(previous, current)).toBe(expected)
  })

  it('comes once in a period, however the timer stutters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 180 }), { minLength: 1 }), (seen) => {
        const falling = [...seen].sort((left, right) => right - left)
        const times = falling.filter((current, at) => crossesNotice(falling[at - 1] ?? null, current)).length
        const crosses = (falling[0] ?? 0) > ORDER_NOTICE_SECONDS && (falling.at(-1) ?? 0) <= ORDER_NOTICE_SECONDS
        expect(times).toBe(crosses ? 1 : 0)
      }),
    )
  })
})
