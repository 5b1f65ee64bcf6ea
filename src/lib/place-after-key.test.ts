import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfterKey } from './place-after-key'

describe('the arrow keys', () => {
  it.each([
    ['ArrowRight', 0, 3, 'stop', 1],
    ['ArrowRight', 2, 3, 'stop', 2],
    ['ArrowLeft', 0, 3, 'stop', 0],
    ['ArrowRight', 1, 2, 'round', 0],
    ['ArrowLeft', 0, 2, 'round', 1],
    ['Home', 2, 3, 'stop', 0],
    ['End', 0, 3, 'round', 2],
    ['ArrowDown', 1, 3, 'round', null],
    ['Enter', 1, 3, 'stop', null],
    ['ArrowRight', 0, 0, 'round', null],
  ] as const)('%s at %i of %i (%s) leads to %j', (key, at, count, ends, expected) => {
    expect(placeAfterKey(key, at, count, ends)).toBe(expected)
  })

  it('never lead outside', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End')
    const ends = fc.constantFrom('stop' as const, 'round' as const)
    fc.assert(
      fc.property(keys, ends, fc.integer({ min: 1, max: 30 }), fc.nat(), (key, end, count, seed) => {
        const place = placeAfterKey(key, seed % count, count, end)
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThan(count)
      }),
    )
  })
})
