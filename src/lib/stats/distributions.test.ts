import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  betaQuantile,
  binomialTail,
  chiSquareCritical,
  chiSquareTail,
  noncentralTail,
  normalTail,
} from './distributions'
import { lowerBeta } from './special'

describe('chi-square', () => {
  /** The upper critical values of the NIST/SEMATECH handbook, table 1.3.6.7.4. */
  const TABLE: [tail: number, degrees: number, critical: number][] = [
    [0.1, 1, 2.706],
    [0.05, 1, 3.841],
    [0.01, 1, 6.635],
    [0.05, 3, 7.815],
    [0.1, 5, 9.236],
    [0.05, 5, 11.07],
    [0.01, 5, 15.086],
    [0.001, 5, 20.515],
    [0.05, 15, 24.996],
    [0.01, 15, 30.578],
    [0.05, 100, 124.342],
  ]

  it.each(TABLE)('with tail %d and %d degrees is critical at %d', (tail, degrees, critical) => {
    expect(chiSquareCritical(tail, degrees)).toBeCloseTo(critical, 3)
    expect(chiSquareTail(critical, degrees)).toBeCloseTo(tail, 4)
  })

  /** The non-centralities at which a test of 5 % finds in 8 of 10 cases (Cohen 1988, table 7.3). */
  it.each([
    [3.841, 1, 7.85],
    [7.815, 3, 10.9],
    [11.07, 5, 12.83],
  ])('above %d with %d degrees is found at a non-centrality of %d', (critical, degrees, noncentrality) => {
    expect(noncentralTail(critical, degrees, noncentrality)).toBeCloseTo(0.8, 3)
  })

  it.each([
    [18.907, 5, 0, 0.002],
    [18.907, 5, 25, 0.860777],
    [18.9, 5, 400, 1],
  ])('above %d with %d degrees and non-centrality %d has the tail %d', (critical, degrees, noncentrality, tail) => {
    expect(noncentralTail(critical, degrees, noncentrality)).toBeCloseTo(tail, 5)
  })
})

describe('the normal tail', () => {
  it.each([
    [0, 0.5],
    [1.281552, 0.1],
    [1.959964, 0.025],
    [2.575829, 0.005],
    [3.090232, 0.001],
    [-1.644854, 0.95],
  ])('above %d is %d', (z, tail) => {
    expect(normalTail(z)).toBeCloseTo(tail, 6)
  })
})

it('the normal tail is exact far out', () => {
  expect(normalTail(8) / 6.22096057427178e-16).toBeCloseTo(1, 9)
})

describe('binomial', () => {
  it('tails are the sums of their terms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.nat(61),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, k, p) => {
          let total = 0
          let ways = 1
          for (let hits = 0; hits <= n; hits += 1) {
            if (hits >= k) total += ways * p ** hits * (1 - p) ** (n - hits)
            ways = (ways * (n - hits)) / (hits + 1)
          }
          expect(binomialTail(k, n, p)).toBeCloseTo(total, 10)
        },
      ),
    )
  })

  it('quantiles of beta lead back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (share, a, b) => {
          expect(lowerBeta(betaQuantile(share, a, b), a, b)).toBeCloseTo(share, 9)
        },
      ),
    )
  })
})
