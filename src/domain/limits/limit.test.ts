import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '@/lib/money/sums'
import { money, type Money } from '@/lib/money/text'
import { confirmedStartAt, proven } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import {
  startLimitAt,
  requestLimit,
  DAY_MS,
  capAt,
  NO_LIMIT,
  cancelRaise,
  TIME_PENDING,
  pendingRaiseAt,
  type Limit,
} from './limit'
import { startBreakAt, breakEndAt, endOfBreak, isSelfExclusion, isWorthwhile, requestBreak } from './limit'
import { BREAK_LENGTHS, type Break, type BreakLength } from './limit'

const NOW = proven(Date.UTC(2026, 9, 31, 23, 30))
const hundred: Limit = { most: money('100'), waiting: null }
const raised: Limit = { most: money('100'), waiting: { most: money('200'), from: NOW + DAY_MS } }

describe('a limit', () => {
  it.each<[string, Limit, string | null, Limit['waiting']]>([
    ['the same', hundred, '100', null],
    ['none where there is none', NO_LIMIT, null, null],
    ['a raise', hundred, '200', { most: money('200'), from: TIME_PENDING }],
    ['the same while a higher one waits', raised, '100', null],
    ['a smaller raise while a higher one waits', raised, '150', { most: money('150'), from: TIME_PENDING }],
    ['none while a higher one waits', raised, null, { most: null, from: TIME_PENDING }],
  ])('stays as it is at a wish that is not lower: %s', (_what, limit, wish, waiting) => {
    expect(requestLimit(limit, wish === null ? null : money(wish), NOW)).toEqual({ most: limit.most, waiting })
  })

  it('that waits can be taken back until then, and no later', () => {
    expect(cancelRaise(raised, NOW)).toEqual(hundred)
    expect(cancelRaise(raised, proven(NOW + DAY_MS))).toEqual({ most: '200', waiting: null })
    const times = [NOW, proven(NOW + DAY_MS)]
    expect(times.map((now) => pendingRaiseAt(raised, now))).toEqual([raised.waiting, null])
    expect(pendingRaiseAt(hundred, NOW)).toBeNull()
  })

  it('that waits begins when the platform tells from when, and holds 24 hours later', () => {
    const untold: Limit = { ...raised, waiting: { most: money('200'), from: TIME_PENDING } }
    expect([untold, raised, hundred].map((limit) => startLimitAt(limit, confirmedStartAt(NOW)))).toEqual([
      raised,
      raised,
      hundred,
    ])
    expect(startLimitAt(raised, confirmedStartAt(NOW + 5))).toBe(raised)
  })

  it('that waits goes on waiting while no time is proven', () => {
    expect(pendingRaiseAt(hundred, null)).toBeNull()
    const long: Limit = { ...raised, waiting: { most: money('200'), from: 0 } }
    expect([capAt(long, null), pendingRaiseAt(long, null)]).toEqual(['100', long.waiting])
    expect(cancelRaise(raised, null)).toEqual(hundred)
    expect(requestLimit(raised, money('50'), null)).toEqual({ most: '50', waiting: null })
  })

  const amounts = fc.option(fc.integer({ min: 1, max: 500 }).map((units) => money(String(units))))
  const steps = fc.array(fc.record({ wish: amounts, wait: fc.integer({ min: 0, max: 3 * DAY_MS }) }), { maxLength: 12 })

  it('never lets through more than it did in any of the last 24 hours’ wishes', () =>
    forAll(steps, (wishes) => {
      let limit = NO_LIMIT
      let at: number = NOW
      for (const { wish, wait } of wishes) {
        const before = capAt(limit, proven(at))
        limit = startLimitAt(requestLimit(limit, wish, proven(at)), confirmedStartAt(at))
        const held = capAt(limit, proven(at))
        // At once the lower of the two, for a day no more, and then what was wished.
        expect(held).toBe(lower(before, wish))
        expect(capAt(limit, proven(at + DAY_MS - 1))).toBe(held)
        expect(capAt(limit, proven(at + DAY_MS))).toBe(wish)
        at += wait
      }
    }))
})

function lower(left: Money | null, right: Money | null): Money | null {
  if (left === null || right === null) return left ?? right
  return compare(left, right) <= 0 ? left : right
}

const HOUR_MS = 3_600_000
const NONE: Break = { breakUntil: null, breakAsked: null }
const untold = (ms: number, atLeast = 0): Break => ({ breakUntil: TIME_PENDING, breakAsked: { ms, atLeast } })

describe('a break', () => {
  it('ends after so many times 24 hours, whatever the month and summer time', () => {
    const ends = BREAK_LENGTHS.map((length) => endOfBreak(length, NOW))
    const days = ['2026-11-01', '2026-11-07', '2026-11-30', '2026-12-12', '2027-05-03', '2027-11-01']
    expect(ends.map((end) => new Date(end).toISOString())).toEqual(days.map((day) => `${day}T23:30:00.000Z`))
    for (const end of ends)
      expect([breakEndAt(end, proven(end - 1)), breakEndAt(end, proven(end))]).toEqual([end, null])
  })

  it.each<[string, Break, number | null]>([
    ['a day', untold(DAY_MS), NOW + DAY_MS],
    ['not before the one that held', untold(DAY_MS, NOW + 9 * DAY_MS), NOW + 9 * DAY_MS],
    ['of an unknown length: the longest', { breakUntil: TIME_PENDING, breakAsked: null }, NOW + 366 * DAY_MS],
    ['one that is told stays', { breakUntil: 5, breakAsked: null }, 5],
    ['none stays none', NONE, null],
  ])('ends so long after its beginning: %s', (_what, held, breakUntil) => {
    expect(startBreakAt(held, confirmedStartAt(NOW))).toEqual({ breakUntil, breakAsked: null })
  })

  it.each<[string, Break, BreakLength, Break]>([
    ['the first', NONE, 'week', untold(7 * DAY_MS)],
    ['a shorter one', untold(7 * DAY_MS, 5), 'day', untold(7 * DAY_MS, 5)],
    ['a longer one', untold(7 * DAY_MS, 5), 'days30', untold(30 * DAY_MS, 5)],
    ['over one that is told', { breakUntil: NOW, breakAsked: null }, 'day', untold(DAY_MS, NOW)],
  ])('is kept without an end until the platform tells when it began: %s', (_what, held, length, expected) => {
    expect(requestBreak(held, length)).toEqual(expected)
  })

  const all: BreakLength[] = ['day', 'week', 'days30', 'weeks6', 'months6', 'year']
  const until = (at: number): Break => ({ breakUntil: at, breakAsked: null })
  it.each<[string, Break, BreakLength[]]>([
    ['none', NONE, all],
    ['one that is over', until(NOW - 1), all],
    ['one that ends an hour sooner', until(NOW + DAY_MS - HOUR_MS), all],
    ['one that ends almost then', until(NOW + DAY_MS - HOUR_MS + 1), all.slice(1)],
    ['an untold one', untold(7 * DAY_MS), all.slice(2)],
    ['an untold one over another', untold(DAY_MS, NOW + 8 * DAY_MS), all.slice(2)],
  ])('offers what is longer than %s', (_what, held, expected) => {
    expect(BREAK_LENGTHS.filter((length) => isWorthwhile(length, held, NOW))).toEqual(expected)
  })

  it('is called a self-exclusion from six months on', () => {
    expect(all.filter(isSelfExclusion)).toEqual(['months6', 'year'])
  })

  it('holds while no time is proven, even one that is long over', () => {
    expect([1, 0, null].map((until) => breakEndAt(until, null))).toEqual([1, 0, null])
    expect([1, null].map((until) => breakEndAt(until, NOW))).toEqual([null, null])
  })
})
