import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { backoffMs, createClosings, dayOfPeriod, digitsAtEnd, nextPoll } from './periods'

describe('periods', () => {
  it('end in the digits of their number', () => {
    expect(['20261121-0467', '467', '467a', ''].map(digitsAtEnd)).toEqual(['0467', '467', '', ''])
  })

  it.each([
    ['20261121-0467', '2026-11-21'],
    ['202611210467', '2026-11-21'],
    ['20260229-0467', null],
    ['x20261121-0467', null],
    ['20261121-0467x', null],
    ['20261121', null],
  ])('begin with a day, or with none: %s', (period, day) => {
    expect(dayOfPeriod(period)).toBe(day)
  })

  it('are read at once, however many digits they have in vain', { timeout: 2000 }, () => {
    const period = `${'1'.repeat(50_000)}x`
    expect(digitsAtEnd(period)).toBe('')
  })
})

const NOW = Date.UTC(2026, 10, 21, 12)
const answer = (openPeriod: string, closesIn: number | null, drawnPeriod = '') => ({
  gameId: '11',
  drawnPeriod,
  openPeriod,
  closesAt: closesIn === null ? null : NOW + closesIn,
})

describe('when a period closes', () => {
  it.each([
    ['follows a later answer that differs by more', ['7', 30_000], ['7', 32_001], 32_001],
    ['stays where one differs by no more than two seconds', ['7', 30_000], ['7', 32_000], 30_000],
    ['stays where it was while the game is still closed', ['7', -5000], ['7', -10], -5000],
    ['was the countdown’s end where the platform now says closed too', ['7', -1200], ['7', 0], -1200],
    ['is now where the platform closed it early', ['7', 30_000], ['7', -10], -10],
    ['is now where the platform closed it a second early', ['7', 1000], ['7', 0], 0],
    ['is as told where it was not known before', ['7', null], ['7', -10], -10],
    ['is later again where the platform has reopened it', ['7', -5000], ['7', 30_000], 30_000],
    ['does not come back for the last second of a rounding', ['7', -300], ['7', 600], -300],
    ['is new with a new period', ['6', -5000], ['7', -10], -10],
    ['stays as it was told where a later answer does not say', ['7', 30_000], ['7', null], 30_000],
    ['is known as soon as an answer tells it', ['7', null], ['7', 30_000], 30_000],
    ['of a new period is not that of the one before', ['6', 30_000], ['7', null], null],
    ['is not known where no answer tells it', ['7', null], ['7', null], null],
  ] as const)('%s', (_name, [first, firstIn], [second, secondIn], expected) => {
    const { agree } = createClosings()
    agree(answer(first, firstIn), NOW)
    expect(agree(answer(second, secondIn), NOW)).toBe(expected === null ? null : NOW + expected)
  })

  it('tells each change of what the last answer told, of the newest period of a game only', () => {
    const { agree, closingOf, subscribe } = createClosings()
    const hear = vi.fn<() => void>()
    subscribe(hear)
    for (const closesIn of [5000, 5000, 3_600_000]) agree({ ...answer('7', closesIn), gameId: '11' }, NOW)
    expect(hear).toHaveBeenCalledTimes(2)
    expect([closingOf('11', '7'), closingOf('11', '6'), closingOf('12', '7')]).toEqual([NOW + 3_600_000, null, null])
  })

  it('has been told once an answer has named a period of the game', () => {
    const { agree, knows } = createClosings()
    agree({ ...answer('', 500), gameId: '11' }, NOW)
    const before = knows('11')
    agree({ ...answer('7', null), gameId: '11' }, NOW)
    expect([before, knows('11'), knows('12')]).toEqual([false, true, false])
  })

  it('is not known where the platform names no period, and as told of another game', () => {
    const { agree } = createClosings()
    expect(agree(answer('', 500), NOW)).toBeNull()
    agree({ ...answer('7', -5000), gameId: '12' }, NOW)
    expect(agree(answer('7', -10), NOW)).toBe(NOW - 10)
  })

  it('is the same for every answer within a second of the truth', () =>
    forAll(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2 }), (offsets) => {
      const { agree } = createClosings()
      const agreed = offsets.map((offset) => agree(answer('7', 30_000 + offset), NOW))
      expect(new Set(agreed).size).toBe(1)
    }))
})

const next = (inMs: readonly (number | null)[], { answeredAgo = 0, isFailing = false } = {}) =>
  nextPoll({
    closings: inMs.map((ms) => (ms === null ? null : NOW + ms)),
    answeredAt: NOW - answeredAgo,
    now: NOW,
    isFailing,
  })

describe('the next call', () => {
  it.each<[string, (number | null)[], { answeredAgo?: number; isFailing?: boolean }, number | false]>([
    ['is a moment after the first period closes', [30_000, 20_000, 90_000], {}, 21_200],
    ['stays where it was when it is looked at later', [30_000], { answeredAgo: 15_000 }, 31_200],
    ['comes a moment after a period that has closed since the answer', [-100], { answeredAgo: 5000 }, 1200],
    ['comes soon where a period was closed in the answer', [0, 50_000], {}, 1200],
    ['waits as long again as the period has been closed', [-2400, 50_000], {}, 2400],
    ['waits no longer than a minute', [-600_000], {}, 60_000],
    ['does not wait longer for a closed period than for an open one', [-600_000, 5000], {}, 6200],
    ['of a dead server waits as long again as it has been dead', [-9600, 5000], { isFailing: true }, 9600],
    ['of a dead server waits so beside what is not known', [null, -9600], { isFailing: true }, 9600],
    ['of a dead server comes no sooner for a period that closes then', [-600_000, -1200], { isFailing: true }, 60_000],
    ['after a failure while all are open is in no hurry', [20_000, 30_000], { isFailing: true }, 21_200],
    ['is a minute after the answer where no closing is known', [null], {}, 60_000],
    ['counts that minute from the answer', [null], { answeredAgo: 25_000 }, 35_000],
    ['does not wait for what is not known', [null, 5000], {}, 6200],
    ['of a dead server is in no hurry for what is not known', [null], { isFailing: true }, 60_000],
    ['is within an hour, however far the closing', [2 ** 31, Number.MAX_SAFE_INTEGER], {}, 3_600_000],
    ['is none where nothing is waited for', [], {}, false],
  ])('%s', (_name, inMs, state, expected) => {
    expect(next(inMs, state)).toBe(expected)
  })

  it('never comes in a hurry, and within a minute of what is due', () => {
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

  it.each([false, true])('in vain comes after 1.2, 2.4, 4.8 … and then every 60 s (failing: %j)', (isFailing) => {
    const waits: number[] = []
    for (let now = NOW; waits.length < 10;) {
      const wait = Number(nextPoll({ closings: [NOW], answeredAt: now, now, isFailing }))
      waits.push(wait / 1000)
      now += wait
    }
    expect(waits).toEqual([1.2, 1.2, 2.4, 4.8, 9.6, 19.2, 38.4, 60, 60, 60])
  })
})

it('what was in vain waits as long again, 5 s at least and a minute at most', () => {
  const waits = [-3000, 0, 10_000, 59_000, 3_600_000].map((inVain) => backoffMs(inVain, 5000))
  expect(waits).toEqual([5000, 5000, 10_000, 59_000, 60_000])
})
