import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../lib/money/text.ts'
import {
  OPTION_TYPES,
  PUBLISH_DELAY_MS,
  drawnNumbers,
  isHit,
  periodAt,
  periodEnd,
  publishedPeriods,
  secondsLeft,
  settleLine,
} from './draws.ts'
import { forAll } from '../../tests/support/for-all'

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
const lengths = fc.constantFrom(60, 180, 300)

describe('periods', () => {
  it('are numbered within the UTC day from 1', () => {
    expect(periodAt(Date.UTC(2026, 10, 21, 0, 0, 0), 60).id).toBe('20261121-0001')
    expect(periodAt(Date.UTC(2026, 10, 21, 7, 46, 30), 60).id).toBe('20261121-0467')
    expect(periodAt(Date.UTC(2026, 10, 21, 23, 59, 59, 999), 300).id).toBe('20261121-0288')
  })

  it('cover every instant once, and their id says when they end', () => {
    forAll(instants, lengths, (at, seconds) => {
      const period = periodAt(at, seconds)
      expect(at).toBeGreaterThanOrEqual(period.startsAt)
      expect(at).toBeLessThan(period.endsAt)
      expect(periodEnd(period.id, seconds)).toBe(period.endsAt)
      expect(periodAt(period.endsAt, seconds).id).not.toBe(period.id)
    })
  })

  it('have between one second and their length left', () => {
    forAll(instants, lengths, (at, seconds) => {
      const left = secondsLeft(at, seconds)
      expect(left).toBeGreaterThanOrEqual(1)
      expect(left).toBeLessThanOrEqual(seconds)
    })
  })

  it.each(['', '20261121', '20261121-0000', '20261121-0289', '20261399-0001', 'x'])('refuse the id "%s"', (id) => {
    expect(periodEnd(id, 300)).toBeNull()
  })

  it('publish their result a moment after they end', () => {
    const { endsAt, id } = periodAt(Date.UTC(2026, 10, 21, 12), 60)
    expect(publishedPeriods(endsAt + PUBLISH_DELAY_MS - 1, 60, 1)[0]?.id).not.toBe(id)
    expect(publishedPeriods(endsAt + PUBLISH_DELAY_MS, 60, 1)[0]?.id).toBe(id)
  })

  it('are listed newest first across midnight, without a gap', () => {
    const ids = publishedPeriods(Date.UTC(2026, 10, 21, 0, 1, 30), 60, 3).map((period) => period.id)
    expect(ids).toEqual(['20261121-0001', '20261120-1440', '20261120-1439'])
  })
})

describe('drawn numbers', () => {
  const periods = fc.array(fc.tuple(fc.constantFrom('sunda60', 'toba300'), fc.integer({ min: 1, max: 1440 })))

  it('are three of 1 to 6, whatever the order in which they are asked for', () => {
    forAll(fc.integer(), periods, (seed, asked) => {
      const draw = ([key, index]: [string, number]): string => drawnNumbers(seed, key, `p-${index}`).join()
      const forwards = asked.map(draw)
      const backwards = asked.toReversed().map(draw).toReversed()
      expect(backwards).toEqual(forwards)
      for (const numbers of forwards) expect(numbers).toMatch(/^[1-6],[1-6],[1-6]$/)
    })
  })

  it('fall as often on each side as three dice do', () => {
    const rounds = 20_000
    const draws = Array.from({ length: rounds }, (_, index) => drawnNumbers(1, 'sunda60', String(index)))
    for (const type of OPTION_TYPES) {
      const hits = draws.filter((drawn) => isHit(type, drawn)).length
      expect(Math.abs(hits / rounds - 0.5)).toBeLessThan(0.015)
    }
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const seen = draws.flat().filter((value) => value === face).length
      expect(Math.abs(seen / (3 * rounds) - 1 / 6)).toBeLessThan(0.01)
    }
  })
})

describe('settling', () => {
  it('gives exactly one of big and small, and one of pair and single; a triple is like any other draw', () => {
    const faces = [1, 2, 3, 4, 5, 6] as const
    const pairs = faces.flatMap((first) => faces.map((second) => [first, second] as const))
    for (const drawn of pairs.flatMap((pair) => faces.map((third) => [...pair, third] as const))) {
      expect(isHit('big', drawn)).toBe(!isHit('small', drawn))
      expect(isHit('pair', drawn)).toBe(!isHit('single', drawn))
    }
    expect(OPTION_TYPES.filter((type) => isHit(type, [1, 1, 1]))).toEqual(['small', 'single'])
  })

  it('pays the stake times the odds for a win, and records the stake of a loss', () => {
    expect(settleLine('big', money('2000'), '1.95', [6, 4, 1])).toEqual({ outcome: 1, profit: '3900' })
    expect(settleLine('small', money('2000'), '1.95', [6, 4, 1])).toEqual({ outcome: 2, profit: '2000' })
  })
})
