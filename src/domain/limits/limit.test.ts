import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '@/lib/money/sums'
import { money, type Money } from '@/lib/money/text'
import { asConfirmedStart, asProvenTime } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import {
  confirmRaiseAt,
  requestLimit,
  DAY_MS,
  capAt,
  NO_LIMIT,
  cancelRaise,
  TIME_PENDING,
  pendingRaiseAt,
  type Limit,
} from './limit'
import { confirmBreakAt, breakEndAt, endOfBreak, isSelfExclusion, isWorthwhileBreak, requestBreak } from './limit'
import { BREAK_LENGTHS, type Break, type BreakLength } from './limit'

const NOW = asProvenTime(Date.UTC(2026, 9, 31, 23, 30))
const limitOf100: Limit = { most: money('100'), waiting: null }
const raisedLimit: Limit = { most: money('100'), waiting: { most: money('200'), from: NOW + DAY_MS } }

describe('a limit', () => {
  it.each<[string, Limit, string | null, Limit['waiting']]>([
    ['the same cap', limitOf100, '100', null],
    ['no limit if there is none', NO_LIMIT, null, null],
    ['a raise', limitOf100, '200', { most: money('200'), from: TIME_PENDING }],
    ['the present cap while a raise is pending', raisedLimit, '100', null],
    ['a smaller raise while a higher one is pending', raisedLimit, '150', { most: money('150'), from: TIME_PENDING }],
    ['no limit while a raise is pending', raisedLimit, null, { most: null, from: TIME_PENDING }],
  ])('keeps its cap after a request for %s', (_what, limit, requested, waiting) => {
    expect(requestLimit(limit, requested === null ? null : money(requested), NOW)).toEqual({
      most: limit.most,
      waiting,
    })
  })

  it('has a pending raise that can be cancelled until the raise takes effect', () => {
    expect(cancelRaise(raisedLimit, NOW)).toEqual(limitOf100)
    expect(cancelRaise(raisedLimit, asProvenTime(NOW + DAY_MS))).toEqual({ most: '200', waiting: null })
    const times = [NOW, asProvenTime(NOW + DAY_MS)]
    expect(times.map((now) => pendingRaiseAt(raisedLimit, now))).toEqual([raisedLimit.waiting, null])
    expect(pendingRaiseAt(limitOf100, NOW)).toBeNull()
  })

  it('is raised 24 hours after the time that the platform’s dates confirm for the request', () => {
    const unconfirmedRaise: Limit = { ...raisedLimit, waiting: { most: money('200'), from: TIME_PENDING } }
    expect(
      [unconfirmedRaise, raisedLimit, limitOf100].map((limit) => confirmRaiseAt(limit, asConfirmedStart(NOW))),
    ).toEqual([raisedLimit, raisedLimit, limitOf100])
    expect(confirmRaiseAt(raisedLimit, asConfirmedStart(NOW + 5))).toBe(raisedLimit)
  })

  it('keeps a raise pending while the server’s time is not known for certain', () => {
    expect(pendingRaiseAt(limitOf100, null)).toBeNull()
    const overdueRaise: Limit = { ...raisedLimit, waiting: { most: money('200'), from: 0 } }
    expect([capAt(overdueRaise, null), pendingRaiseAt(overdueRaise, null)]).toEqual(['100', overdueRaise.waiting])
    expect(cancelRaise(raisedLimit, null)).toEqual(limitOf100)
    expect(requestLimit(raisedLimit, money('50'), null)).toEqual({ most: '50', waiting: null })
  })

  const amounts = fc.option(fc.integer({ min: 1, max: 500 }).map((units) => money(String(units))))
  const steps = fc.array(fc.record({ requested: amounts, wait: fc.integer({ min: 0, max: 3 * DAY_MS }) }), {
    maxLength: 12,
  })

  it('applies the lower of the present and the requested cap for 24 hours, and then the requested cap', () =>
    forAll(steps, (requests) => {
      let limit = NO_LIMIT
      let time: number = NOW
      for (const { requested, wait } of requests) {
        const previousCap = capAt(limit, asProvenTime(time))
        limit = confirmRaiseAt(requestLimit(limit, requested, asProvenTime(time)), asConfirmedStart(time))
        const presentCap = capAt(limit, asProvenTime(time))
        expect(presentCap).toBe(lowerOf(previousCap, requested))
        expect(capAt(limit, asProvenTime(time + DAY_MS - 1))).toBe(presentCap)
        expect(capAt(limit, asProvenTime(time + DAY_MS))).toBe(requested)
        time += wait
      }
    }))
})

function lowerOf(left: Money | null, right: Money | null): Money | null {
  if (left === null || right === null) return left ?? right
  return compare(left, right) <= 0 ? left : right
}

const HOUR_MS = 3_600_000
const NO_BREAK: Break = { breakUntil: null, breakAsked: null }
const unconfirmedBreak = (ms: number, atLeast = 0): Break => ({ breakUntil: TIME_PENDING, breakAsked: { ms, atLeast } })

describe('a break', () => {
  it('lasts whole days of 24 hours, whatever the month and summer time', () => {
    const ends = BREAK_LENGTHS.map((length) => endOfBreak(length, NOW))
    const days = ['2026-11-01', '2026-11-07', '2026-11-30', '2026-12-12', '2027-05-03', '2027-11-01']
    expect(ends.map((end) => new Date(end).toISOString())).toEqual(days.map((day) => `${day}T23:30:00.000Z`))
    for (const end of ends)
      expect([breakEndAt(end, asProvenTime(end - 1)), breakEndAt(end, asProvenTime(end))]).toEqual([end, null])
  })

  it.each<[string, Break, number | null]>([
    ['of a day', unconfirmedBreak(DAY_MS), NOW + DAY_MS],
    ['that must not end before an earlier break', unconfirmedBreak(DAY_MS, NOW + 9 * DAY_MS), NOW + 9 * DAY_MS],
    ['of an unknown length, taken as the longest', { breakUntil: TIME_PENDING, breakAsked: null }, NOW + 366 * DAY_MS],
    ['with a known end, which stays', { breakUntil: 5, breakAsked: null }, 5],
    ['that was never requested', NO_BREAK, null],
  ])(
    'gets its end when its start is confirmed, unless it has an end or was never requested (here: a break %s)',
    (_what, current, breakUntil) => {
      expect(confirmBreakAt(current, asConfirmedStart(NOW))).toEqual({ breakUntil, breakAsked: null })
    },
  )

  it.each<[string, Break, BreakLength, Break]>([
    ['the first break', NO_BREAK, 'week', unconfirmedBreak(7 * DAY_MS)],
    ['a shorter break', unconfirmedBreak(7 * DAY_MS, 5), 'day', unconfirmedBreak(7 * DAY_MS, 5)],
    ['a longer break', unconfirmedBreak(7 * DAY_MS, 5), 'days30', unconfirmedBreak(30 * DAY_MS, 5)],
    [
      'a break requested during a break with a known end',
      { breakUntil: NOW, breakAsked: null },
      'day',
      unconfirmedBreak(DAY_MS, NOW),
    ],
  ])('has no end until the platform’s dates confirm its start (here: %s)', (_what, current, length, expected) => {
    expect(requestBreak(current, length)).toEqual(expected)
  })

  const allLengths: BreakLength[] = ['day', 'week', 'days30', 'weeks6', 'months6', 'year']
  const breakUntilTime = (time: number): Break => ({ breakUntil: time, breakAsked: null })
  it.each<[string, Break, BreakLength[]]>([
    ['no break', NO_BREAK, allLengths],
    ['a break that is over', breakUntilTime(NOW - 1), allLengths],
    ['a break that ends an hour before a new break of a day would', breakUntilTime(NOW + DAY_MS - HOUR_MS), allLengths],
    [
      'a break that ends less than an hour before a new break of a day would',
      breakUntilTime(NOW + DAY_MS - HOUR_MS + 1),
      allLengths.slice(1),
    ],
    ['an unconfirmed break', unconfirmedBreak(7 * DAY_MS), allLengths.slice(2)],
    [
      'an unconfirmed break requested during another break',
      unconfirmedBreak(DAY_MS, NOW + 8 * DAY_MS),
      allLengths.slice(2),
    ],
  ])(
    'is offered if it would end at least an hour later than the present break (here: %s)',
    (_what, current, expected) => {
      expect(BREAK_LENGTHS.filter((length) => isWorthwhileBreak(length, current, NOW))).toEqual(expected)
    },
  )

  it('counts as a self-exclusion only if it lasts six months or a year', () => {
    expect(allLengths.filter(isSelfExclusion)).toEqual(['months6', 'year'])
  })

  it('does not end while the server’s time is not known for certain', () => {
    expect([1, 0, null].map((breakUntilTime) => breakEndAt(breakUntilTime, null))).toEqual([1, 0, null])
    expect([1, null].map((breakUntilTime) => breakEndAt(breakUntilTime, NOW))).toEqual([null, null])
  })
})
