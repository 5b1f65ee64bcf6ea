import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logChoose, logGamma, lowerBeta, upperGamma } from './special'

/** Relative, of values that are not tiny. */
function errorOf(value: number, expected: number): number {
  return Math.abs(value - expected) / Math.max(Math.abs(expected), 1e-3)
}

describe('the logarithm of the gamma function', () => {
  it.each([
    [0.5, 0.5723649429247],
    [1, 0],
    [2, 0],
    [2.5, 0.2846828704729192],
    [10, Math.log(362_880)],
    [100.5, 361.43554046777757],
    [5000, 37582.62631568535],
  ])('of %d is %d', (x, expected) => {
    expect(errorOf(logGamma(x), expected)).toBeLessThan(1e-11)
  })

  it('counts ways to choose', () => {
    expect(Math.exp(logChoose(49, 6))).toBeCloseTo(13_983_816, 3)
    expect(logChoose(7, 0)).toBeCloseTo(0, 12)
  })
})

/** Values of SciPy 1.17, `scipy.special.gammaincc` and `betainc`. */
describe('the incomplete functions', () => {
  it.each([
    [0.5, 0.1, 0.6547208460185768],
    [2.5, 1, 0.8491450360846096],
    [2.5, 7.5, 0.010362337915786429],
    [50, 40, 0.9296649333406051],
    [50, 80, 0.0001307839765914092],
    [1000, 1100, 0.0010593232539299773],
    [3, 0, 1],
    [3, -1, 1],
    [2, 800, 0],
    [800, 2, 1],
  ])('Q(%d, %d) is %d', (a, x, expected) => {
    expect(errorOf(upperGamma(a, x), expected)).toBeLessThan(1e-11)
  })

  it.each([
    [0.3, 0.5, 0.5, 0.36901011956554536],
    [0.4, 2, 3, 0.5248],
    [0.5, 50, 60, 0.8309072939016693],
    [0.5, 1000, 900, 0.01086108263066755],
    [0.001, 1, 1000, 0.6323045752290359],
    [0, 2, 2, 0],
    [1, 2, 2, 1],
  ])('I of %d with %d and %d is %d', (x, a, b, expected) => {
    expect(errorOf(lowerBeta(x, a, b), expected)).toBeLessThan(1e-11)
  })

  const size = fc.integer({ min: 1, max: 4000 }).map((halves) => halves / 2)
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  it('stay between 0 and 1, and fall or rise as they must', () => {
    fc.assert(
      fc.property(size, size, share, share, (a, b, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        for (const value of [lowerBeta(one, a, b), upperGamma(a, one * 3 * a)]) {
          expect(value).toBeGreaterThanOrEqual(-1e-12)
          expect(value).toBeLessThanOrEqual(1 + 1e-12)
        }
        expect(lowerBeta(low, a, b)).toBeLessThanOrEqual(lowerBeta(high, a, b) + 1e-11)
        expect(upperGamma(a, low * 3 * a)).toBeGreaterThanOrEqual(upperGamma(a, high * 3 * a) - 1e-11)
        expect(lowerBeta(one, a, b) + lowerBeta(1 - one, b, a)).toBeCloseTo(1, 9)
      }),
    )
  })
})
