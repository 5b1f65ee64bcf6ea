import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { backoffMs, createClosings, dayOfPeriod, digitsAtEnd, mayNumberRecur, msUntilNextPoll } from './periods'

describe('the number of a period', () => {
  it('makes digitsAtEnd return the digits at its end, or an empty text if it does not end with a digit', () => {
    expect(['20261121-0467', '467', '467a', ''].map(digitsAtEnd)).toEqual(['0467', '467', '', ''])
  })

  it.each([
    ['20261121-0467', '2026-11-21'],
    ['202611210467', '2026-11-21'],
    ['20260229-0467', null],
    ['x20261121-0467', null],
    ['20261121-0467x', null],
    ['20261121', null],
  ])('%s makes dayOfPeriod return %j', (period, day) => {
    expect(dayOfPeriod(period)).toBe(day)
  })

  it('is read by digitsAtEnd within 2 s, even with 50,000 digits and a letter at the end', { timeout: 2000 }, () => {
    const period = `${'1'.repeat(50_000)}x`
    expect(digitsAtEnd(period)).toBe('')
  })

  it.each(['1', '0480', '86400', '480期', '第480期', 'K3-0480', '11-0480', 'A/12/7', '1321-0480'])(
    '%j may be used again on another day, because it contains no date and is not too high for a day',
    (period) => expect(mayNumberRecur(period)).toBe(true),
  )

  it.each([
    '20261121-0480',
    '202611210480',
    '2026-11-21-480',
    '2026/11/21 480期',
    '261121-0480',
    'K3-261121-480',
    '86401',
    '',
    'x',
  ])('%j is never used again, because it has a date, is too high for a day, or has no digit', (period) =>
    expect(mayNumberRecur(period)).toBe(false),
  )
})

const NOW = Date.UTC(2026, 10, 21, 12)
const answer = (openPeriod: string, closesIn: number | null, drawnPeriod = '') => ({
  gameId: '11',
  drawnPeriod,
  openPeriod,
  closesAt: closesIn === null ? null : NOW + closesIn,
})

describe('the closing time', () => {
  it.each([
    ['follows a later answer that differs by more than two seconds', ['7', 30_000], ['7', 32_001], 32_001],
    ['stays if a later answer differs by at most two seconds', ['7', 30_000], ['7', 32_000], 30_000],
    ['stays while the game is still closed', ['7', -5000], ['7', -10], -5000],
    ['stays after the countdown, if the platform closes the period a little later', ['7', -1200], ['7', 0], -1200],
    ['moves earlier, if the platform has closed the period early', ['7', 30_000], ['7', -10], -10],
    ['moves earlier, if the platform has closed the period a second early', ['7', 1000], ['7', 0], 0],
    ['is the time in the first answer that has one, even if that time is past', ['7', null], ['7', -10], -10],
    ['moves later, if the platform has reopened the period', ['7', -5000], ['7', 30_000], 30_000],
    ['does not move for less than a second of rounding', ['7', -300], ['7', 600], -300],
    ['of a new period is the time in the answer about that period', ['6', -5000], ['7', -10], -10],
    ['stays if a later answer has no closing', ['7', 30_000], ['7', null], 30_000],
    ['is known as soon as an answer has one', ['7', null], ['7', 30_000], 30_000],
    ['of a new period is unknown, if only the previous one was known', ['6', 30_000], ['7', null], null],
    ['is unknown if no answer has one', ['7', null], ['7', null], null],
  ] as const)('%s', (_name, [first, firstIn], [second, secondIn], expected) => {
    const { agree } = createClosings()
    agree(answer(first, firstIn), NOW)
    expect(agree(answer(second, secondIn), NOW)).toBe(expected === null ? null : NOW + expected)
  })

  it('is known only for the newest period of a game', () => {
    const { agree, closingOf, subscribe } = createClosings()
    const listener = vi.fn<() => void>()
    subscribe(listener)
    for (const closesIn of [5000, 5000, 3_600_000]) agree({ ...answer('7', closesIn), gameId: '11' }, NOW)
    expect(listener).toHaveBeenCalledTimes(2)
    expect([closingOf('11', '7'), closingOf('11', '6'), closingOf('12', '7')]).toEqual([NOW + 3_600_000, null, null])
  })

  it('may be unknown when knows returns true for the game, because an answer has named its open period', () => {
    const { agree, knows } = createClosings()
    agree({ ...answer('', 500), gameId: '11' }, NOW)
    const wasKnown = knows('11')
    agree({ ...answer('7', null), gameId: '11' }, NOW)
    expect([wasKnown, knows('11'), knows('12')]).toEqual([false, true, false])
  })

  it('is unknown without an open period, and does not depend on another game', () => {
    const { agree } = createClosings()
    expect(agree(answer('', 500), NOW)).toBeNull()
    agree({ ...answer('7', -5000), gameId: '12' }, NOW)
    expect(agree(answer('7', -10), NOW)).toBe(NOW - 10)
  })

  it('is the same for all answers that differ by less than a second', () =>
    forAll(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2 }), (offsets) => {
      const { agree } = createClosings()
      const agreedClosings = offsets.map((offset) => agree(answer('7', 30_000 + offset), NOW))
      expect(new Set(agreedClosings).size).toBe(1)
    }))
})

const next = (inMs: readonly (number | null)[], { answeredAgo = 0, isFailing = false } = {}) =>
  msUntilNextPoll({
    closings: inMs.map((ms) => (ms === null ? null : NOW + ms)),
    answeredAt: NOW - answeredAgo,
    now: NOW,
    isFailing,
  })

describe('msUntilNextPoll', () => {
  it.each<[string, (number | null)[], { answeredAgo?: number; isFailing?: boolean }, number | false]>([
    ['polls 1.2 s after the first closing', [30_000, 20_000, 90_000], {}, 21_200],
    ['polls 1.2 s after the closing, however long ago the answer arrived', [30_000], { answeredAgo: 15_000 }, 31_200],
    ['polls 1.2 s from now for a period that has closed since the answer', [-100], { answeredAgo: 5000 }, 1200],
    ['polls after 1.2 s for a period that closes at the moment of the answer', [0, 50_000], {}, 1200],
    ['waits as long as a period has been closed without a result', [-2400, 50_000], {}, 2400],
    ['waits at most a minute for the result of a closed period', [-600_000], {}, 60_000],
    ['polls after the next closing, even if the wait for another period is longer', [-600_000, 5000], {}, 6200],
    ['waits for a failing server as long as a period has been closed', [-9600, 5000], { isFailing: true }, 9600],
    [
      'waits for a failing server as long as a period has been closed, even if another closing is unknown',
      [null, -9600],
      { isFailing: true },
      9600,
    ],
    ['does not poll a failing server sooner for another period', [-600_000, -1200], { isFailing: true }, 60_000],
    [
      'polls after the first closing, if a call fails while all periods are open',
      [20_000, 30_000],
      { isFailing: true },
      21_200,
    ],
    ['polls a minute after the answer, if no closing is known', [null], {}, 60_000],
    ['counts the minute for an unknown closing from the answer', [null], { answeredAgo: 25_000 }, 35_000],
    ['polls after a known closing, before the minute for an unknown closing is over', [null, 5000], {}, 6200],
    ['polls a failing server after a minute, if no closing is known', [null], { isFailing: true }, 60_000],
    ['polls within an hour, however far the closing is', [2 ** 31, Number.MAX_SAFE_INTEGER], {}, 3_600_000],
    ['returns false without awaited periods', [], {}, false],
  ])('%s', (_name, inMs, state, expected) => {
    expect(next(inMs, state)).toBe(expected)
  })

  it('waits from 1.2 s to an hour, and more than a minute only while all awaited periods are open', () => {
    const near = fc.integer({ min: -1_000_000, max: 1_000_000 })
    const times = fc.array(fc.oneof(near, fc.maxSafeInteger()), {
      minLength: 1,
      maxLength: 5,
    })
    forAll(times, fc.nat(100_000), fc.boolean(), (inMs, answeredAgo, isFailing) => {
      const wait = Number(next(inMs, { answeredAgo, isFailing }))
      expect(wait).toBeGreaterThanOrEqual(1200)
      expect(wait).toBeLessThanOrEqual(Math.min(3_600_000, Math.max(60_000, Math.min(...inMs) + 1200)))
    })
  })

  it.each([false, true])('lengthens the wait from 1.2 s to 60 s while no result comes (isFailing: %j)', (isFailing) => {
    const waits: number[] = []
    for (let now = NOW; waits.length < 10;) {
      const wait = Number(msUntilNextPoll({ closings: [NOW], answeredAt: now, now, isFailing }))
      waits.push(wait / 1000)
      now += wait
    }
    expect(waits).toEqual([1.2, 1.2, 2.4, 4.8, 9.6, 19.2, 38.4, 60, 60, 60])
  })
})

it('backoffMs returns the time of failure so far, at least the minimum and at most a minute', () => {
  const waits = [-3000, 0, 10_000, 59_000, 3_600_000].map((failingForMs) => backoffMs(failingForMs, 5000))
  expect(waits).toEqual([5000, 5000, 10_000, 59_000, 60_000])
})
