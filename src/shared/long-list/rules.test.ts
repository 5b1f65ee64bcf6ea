import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesToDraw } from './rules'

describe('the lines to draw', () => {
  it.each<[number[], number | null, number[]]>([
    [[4, 5, 6], null, [4, 5, 6]],
    [[4, 5, 6], 5, [4, 5, 6]],
    [[4, 5, 6], 0, [0, 1, 4, 5, 6]],
    [[4, 5, 6], 9, [4, 5, 6, 8, 9]],
    [[4, 5, 6], 40, [4, 5, 6]],
    [[], 3, [2, 3, 4]],
  ])('in view %j with the focus at %j are %j', (inView, focused, expected) => {
    expect(linesToDraw(inView, focused, 10)).toEqual(expected)
  })

  it('are those in view and at most three more, ascending, each once', () => {
    const views = fc
      .record({ count: fc.integer({ min: 1, max: 200 }), from: fc.nat(200), length: fc.nat(20), focused: fc.nat(250) })
      .map(({ count, from, length, focused }) => ({
        count,
        focused,
        inView: Array.from({ length }, (_, step) => from + step).filter((index) => index < count),
      }))
    fc.assert(
      fc.property(views, ({ count, focused, inView }) => {
        const rows = linesToDraw(inView, focused, count)
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
        expect(rows).toEqual(expect.arrayContaining(inView))
        expect(rows.length).toBeLessThanOrEqual(inView.length + 3)
        expect(rows.every((index) => index < count)).toBe(true)
        expect(focused >= count || rows.includes(focused)).toBe(true)
      }),
    )
  })
})
