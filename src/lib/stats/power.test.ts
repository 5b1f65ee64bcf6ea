import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alarmChance, noticeableChance, noticeableShare } from './power'

describe('what a sample would notice', () => {
  it('is found in 8 of 10 cases, and less is found less often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 30_000 }), fc.constantFrom(0.01, 0.002), (sample, level) => {
        const question = { sample, kinds: 6, level }
        const chance = noticeableChance(question) ?? 0
        expect(chance).toBeGreaterThan(1 / 6)
        expect(alarmChance(question, chance)).toBeCloseTo(0.8, 6)
        expect(alarmChance(question, (chance + 1 / 6) / 2)).toBeLessThan(0.8)
      }),
      { numRuns: 30 },
    )
  })

  /** Solved with SciPy's `ncx2`. */
  it('is less and less the larger the sample', () => {
    const chances = [300, 600, 1500, 3000, 30_000].map((sample) =>
      noticeableChance({ sample, kinds: 6, level: 0.002 })?.toFixed(3),
    )
    expect(chances).toEqual(['0.269', '0.239', '0.212', '0.199', '0.177'])
  })

  it('alarms on a fair sample as often as its level says', () => {
    expect(alarmChance({ sample: 900, kinds: 6, level: 0.002 }, 1 / 6)).toBeCloseTo(0.002, 9)
  })

  it('is nothing where not even a certain face would be', () => {
    expect(noticeableChance({ sample: 2, kinds: 6, level: 0.002 })).toBeNull()
  })
})

describe('a share that a sample would notice', () => {
  it('is that of equal kinds where all are alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 30_000 }), fc.integer({ min: 2, max: 12 }), (sample, kinds) => {
        const share = noticeableShare({ sample, fair: 1 / kinds, degrees: kinds - 1, level: 0.002 })
        expect(share).toBeCloseTo(noticeableChance({ sample, kinds, level: 0.002 }) ?? 0, 9)
      }),
      { numRuns: 20 },
    )
  })

  it('is nothing where not even a certain one would be', () => {
    expect(noticeableShare({ sample: 1, fair: 0.3, degrees: 3, level: 0.002 })).toBeNull()
  })
})
