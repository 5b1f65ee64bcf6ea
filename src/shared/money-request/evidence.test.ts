import { describe, expect, it } from 'vitest'
import { compareCounts } from './evidence'

describe('a request without an answer', () => {
  it.each<[number | null, number, 'found' | 'missing' | 'unclear']>([
    [0, 0, 'missing'],
    [0, 1, 'found'],
    [0, 2, 'unclear'],
    [1, 1, 'missing'],
    [1, 2, 'found'],
    [1, 3, 'unclear'],
    [2, 1, 'missing'],
    [null, 0, 'missing'],
    [null, 1, 'unclear'],
    [null, 2, 'unclear'],
  ])('with %j like it before and %i now is %s', (before, now, result) => {
    expect(compareCounts(before, now)).toBe(result)
  })
})
