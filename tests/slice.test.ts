import { afterEach, expect, it, vi } from 'vitest'
import { sliceBySeed } from './support/slice'

vi.hoisted(() => vi.stubEnv('WHOLE', '0'))

const cases = Array.from({ length: 40 }, (_case, index) => index)

function sliceOf(seed: number, key?: string): number[] {
  vi.stubEnv('SEED', String(seed))
  return sliceBySeed(cases, 5, key)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

it('sliceBySeed takes the requested number of cases, or all if there are fewer, in their original order', () => {
  const slice = sliceOf(1)
  expect(slice).toHaveLength(5)
  expect(slice).toEqual([...new Set(slice)].sort((first, second) => first - second))
  expect(sliceBySeed(cases, 99)).toEqual(cases)
})

it('sliceBySeed takes the same cases for the same seed, and other cases for another seed or key', () => {
  expect(sliceOf(1)).toEqual(sliceOf(1))
  expect(sliceOf(1)).not.toEqual(sliceOf(2))
  expect(sliceOf(1, 'one')).not.toEqual(sliceOf(1, 'another'))
})

it('sliceBySeed takes each case for at least one of 100 seeds', () => {
  const reached = new Set(Array.from({ length: 100 }, (_run, seed) => sliceOf(seed)).flat())
  expect(reached.size).toBe(cases.length)
})

it('sliceBySeed throws for a seed that is not a number', () => {
  vi.stubEnv('SEED', 'abc')
  expect(() => sliceBySeed(cases, 5)).toThrow('SEED=abc')
})
