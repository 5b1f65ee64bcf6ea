import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureOf, frequencyOf, isBelowFigures } from './p-words'

describe('a p-value in words', () => {
  it.each([
    [1, 100, 100],
    [0.43, 43, 100],
    [0.095, 10, 100],
    [0.03, 30, 1000],
    [0.004, 40, 10_000],
    [0.0001, 1, 10_000],
    [0.00009, 0, 10_000],
    [0, 0, 10_000],
  ])('%f is %i of %i', (p, times, of) => {
    expect(frequencyOf(p)).toEqual({ times, of })
  })

  it('is near the figure', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1, noNaN: true }), (p) => {
        const { times, of } = frequencyOf(p)
        expect(Math.abs(times / of - p)).toBeLessThan(p * 0.06)
      }),
    )
  })
})

describe('a p-value in figures', () => {
  it.each([
    [0.4321, '0.43'],
    [0.0301, '0.03'],
    [0.00214, '0.0021'],
    [1, '1'],
    [0.00001, '0.0001'],
  ])('%f is %s', (p, text) => {
    expect(figureOf(p)).toBe(text)
  })

  it('says where it is smaller than any figure', () => {
    expect([0.0001, 0.00009, 0].map(isBelowFigures)).toEqual([false, true, true])
  })
})
