import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { endedOwn, endOf, lastEnd } from './end-own'
import { DAY_MS, mostAt, type Limit } from './limit'
import { nothingOwn, type OwnLimits } from './store'

const NOW = Date.UTC(2026, 10, 21, 14)
const HOUR_MS = 3_600_000

const own = (limits: OwnLimits['limits'], breakUntil: number | null = null): OwnLimits => ({
  ...nothingOwn('1001'),
  limits,
  breakUntil,
})
const perOrder = (limit: Limit) => own([{ kind: 'perOrder', limit }])
const most = money('5000')

describe('own limits that an erasure ends', () => {
  it.each<[string, OwnLimits, number | null]>([
    ['nothing', own([]), null],
    ['a limit', perOrder({ most, waiting: null }), NOW + DAY_MS],
    ['a limit that ends in an hour', perOrder({ most, waiting: { most: null, from: NOW + HOUR_MS } }), NOW + HOUR_MS],
    [
      'one that would be raised then',
      perOrder({ most, waiting: { most: money('9000'), from: NOW + HOUR_MS } }),
      NOW + DAY_MS,
    ],
    ['one that ended', perOrder({ most, waiting: { most: null, from: NOW } }), null],
    ['a break', own([], NOW + HOUR_MS), NOW + HOUR_MS],
    [
      'a break of a week',
      own([{ kind: 'lossDay', limit: { most, waiting: null } }], NOW + 7 * DAY_MS),
      NOW + 7 * DAY_MS,
    ],
    ['a break that is over', own([], NOW), null],
  ])('of %s', (_name, before, end) => {
    expect(lastEnd([before], NOW)).toBe(end)
    const left = endedOwn(before, NOW)
    expect(left === null ? null : endOf(left)).toBe(end)
  })

  it('hold as they did until their end, and not at all then', () => {
    const amount = fc.option(fc.constantFrom(money('1000'), money('5000')))
    const aLimit = fc.record({
      most: amount,
      waiting: fc.option(fc.record({ most: amount, from: fc.integer({ min: NOW - DAY_MS, max: NOW + DAY_MS }) })),
    })
    fc.assert(
      fc.property(aLimit, fc.option(fc.integer({ min: NOW - DAY_MS, max: NOW + 40 * DAY_MS })), (limit, breakUntil) => {
        const before = own([{ kind: 'perOrder', limit }], breakUntil)
        const left = endedOwn(before, NOW)
        const held = mostAt(limit, NOW)
        const kept = left?.limits[0]?.limit
        expect(kept === undefined ? null : mostAt(kept, NOW)).toBe(held)
        expect((left?.breakUntil ?? 0) > NOW).toBe((breakUntil ?? 0) > NOW)
        if (left === null) return
        // A second erasure puts nothing off, and all of it is over at the end.
        expect(endedOwn(left, NOW + HOUR_MS)?.limits ?? []).toEqual(
          left.limits.filter(({ limit: it }) => mostAt(it, NOW + HOUR_MS) !== null),
        )
        expect(endedOwn(left, endOf(left))).toBeNull()
      }),
    )
  })
})
