import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossesNotice, ORDER_NOTICE_SECONDS, phaseOf, type Phase } from './phase'

describe('the phase', () => {
  it.each<[number | null, Phase]>([
    [null, null],
    [180, null],
    [6, null],
    [5, 'closing'],
    [1, 'closing'],
    [0, 'closed'],
  ])('at %j s is %j', (secondsLeft, phase) => {
    expect(phaseOf(secondsLeft)).toBe(phase)
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
