import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextIndex } from './Tabs'
import { forAll } from '../../tests/support/for-all'

describe('the arrow keys', () => {
  it.each([
    ['ArrowRight', 2, 3, 'stop', 2],
    ['ArrowLeft', 0, 3, 'stop', 0],
    ['ArrowRight', 0, 3, 'wrap', 1],
    ['ArrowRight', 2, 3, 'wrap', 0],
    ['ArrowLeft', 0, 3, 'wrap', 2],
    ['Home', 2, 3, 'stop', 0],
    ['End', 0, 3, 'wrap', 2],
    ['Enter', 1, 3, 'stop', null],
    ['ArrowRight', 0, 0, 'wrap', null],
  ] as const)('%s at %i of %i (%s) leads to %j', (key, current, count, atEnd, expected) => {
    expect(nextIndex(key, current, count, atEnd)).toBe(expected)
  })

  it('never lead outside the row', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End')
    const ends = fc.constantFrom('stop' as const, 'wrap' as const)
    forAll(keys, ends, fc.integer({ min: 1, max: 30 }), fc.nat(), (key, atEnd, count, seed) => {
      const index = nextIndex(key, seed % count, count, atEnd)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThan(count)
    })
  })
})
