import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  OPTION_TYPES,
  PUBLISH_DELAY_MS,
  drawnNumbers,
  isWinningOption,
  periodAt,
  periodEnd,
  publishedPeriods,
  secondsLeft,
} from './draws.ts'
import { forAll } from '../../tests/support/for-all'

it('periodEnd returns the end of every period that periodAt finds, and null for an id that names no period', () => {
  const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
  forAll(instants, fc.constantFrom(60, 180, 300), (at, seconds) => {
    const period = periodAt(at, seconds)
    expect(at).toBeGreaterThanOrEqual(period.startsAt)
    expect(at).toBeLessThan(period.endsAt)
    expect(periodEnd(period.id, seconds)).toBe(period.endsAt)
    expect(periodAt(period.endsAt, seconds).id).not.toBe(period.id)
    const remaining = secondsLeft(at, seconds)
    expect(remaining).toBeGreaterThanOrEqual(1)
    expect(remaining).toBeLessThanOrEqual(seconds)
  })
  for (const id of ['', '20261121', '20261121-0000', '20261121-0289', '20261399-0001', 'x'])
    expect(periodEnd(id, 300)).toBeNull()
})

it('publishedPeriods lists a period from 0.7 s after its end, and the newest period first', () => {
  const newestIds = (at: number) => publishedPeriods(at, 60, 3).map(({ id }) => id)
  const { endsAt } = periodAt(Date.UTC(2026, 10, 21, 0, 0, 30), 60)
  expect(newestIds(endsAt + PUBLISH_DELAY_MS)).toEqual(['20261121-0001', '20261120-1440', '20261120-1439'])
  expect(newestIds(endsAt + PUBLISH_DELAY_MS - 1)[0]).toBe('20261120-1440')
})

it('drawnNumbers is as fair as three dice, and does not depend on the order of calls', () => {
  const DRAW_COUNT = 20_000
  const draw = (index: number) => drawnNumbers(1, 'sunda60', String(index))
  const draws = Array.from({ length: DRAW_COUNT }, (_, index) => draw(index))
  expect(draws.map((_, index) => draw(DRAW_COUNT - 1 - index)).reverse()).toEqual(draws)
  for (const type of OPTION_TYPES) {
    const hits = draws.filter((drawn) => isWinningOption(type, drawn)).length
    expect(Math.abs(hits / DRAW_COUNT - 0.5)).toBeLessThan(0.015)
  }
  const faces = draws.flat()
  expect(faces.every((face) => [1, 2, 3, 4, 5, 6].includes(face))).toBe(true)
  for (const face of [1, 2, 3, 4, 5, 6])
    expect(Math.abs(faces.filter((value) => value === face).length / (3 * DRAW_COUNT) - 1 / 6)).toBeLessThan(0.01)
})

it('isWinningOption lets exactly one of big and small win, and exactly one of pair (even) and single (odd)', () => {
  const face = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const)
  forAll(fc.tuple(face, face, face), (drawn) => {
    expect(isWinningOption('big', drawn)).toBe(!isWinningOption('small', drawn))
    expect(isWinningOption('pair', drawn)).toBe(!isWinningOption('single', drawn))
  })
  expect(OPTION_TYPES.filter((type) => isWinningOption(type, [1, 1, 1]))).toEqual(['small', 'single'])
})
