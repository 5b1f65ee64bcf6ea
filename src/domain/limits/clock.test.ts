import fc from 'fast-check'
import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { forgetServerDate, recordServerDate, provenNow, type ConfirmedStart, type ProvenTime } from '@/lib/server-clock'
import { money, type Money } from '@/lib/money/text'
import {
  allMembersLimits,
  changeLimits,
  removeExpiredLimitsOfOthers,
  expireAllLimits,
  pruneAtLogout,
  limitOfKind,
  recordTopUp,
} from './store'
import { confirmAndReadLimits, removeLimits, withLimit } from './store'
import { sumTopUps } from './count'
import { BREAK_LENGTHS, breakEndAt, BREAK_DAYS, requestBreak } from './limit'
import { requestLimit, DAY_MS, capAt, cancelRaise, pendingRaiseAt, type Limit } from './limit'

const START = Date.UTC(2026, 10, 21, 12)
const MAX_SHIFT_MS = 50 * DAY_MS

/** An event of the simulation, such as a tap, a change of the clock or an answer. */
interface Step {
  kind: string
  value: unknown
  happen: (expected: Expected) => unknown
}

const step = <T>(
  weight: number,
  kind: string,
  values: fc.Arbitrary<T>,
  happen: (value: T, expected: Expected) => unknown,
) => {
  const arbitrary = values.map((value): Step => ({ kind, value, happen: (expected) => happen(value, expected) }))
  return { weight, arbitrary }
}
const noValue = fc.constant(null)
const duration = fc.oneof(fc.nat(DAY_MS), fc.nat(20 * DAY_MS))
const clockShift = fc.integer({ min: -MAX_SHIFT_MS, max: MAX_SHIFT_MS })
const dateForm = fc.constantFrom('sent' as const, 'hidden' as const, 'broken' as const)
const breakLength = fc.constantFrom(...BREAK_LENGTHS)
const cap = fc.option(fc.constantFrom(money('10'), money('20'), money('30')))

const HOUR_MS = 3_600_000
/**
 * How far servers may be behind, in ms. With the delay `START`, the date is in 1970, which counts
 * as no date.
 */
const NO_DELAYS_MS = [0]
const DELAYS_MS = [0, 0, 0, 3 * HOUR_MS, 20 * DAY_MS, START]

/** The real time, the device's clock, the ms elapsed in its page, and the requests under way. */
const world = { now: START, clock: START, elapsed: 0, asked: [] as { at: number; sent: number }[] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(performance, 'now').mockImplementation(() => world.elapsed)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function resetWorld(): void {
  for (const { memberId } of allMembersLimits()) removeLimits(memberId)
  Object.assign(world, { now: START, clock: START, elapsed: 0, asked: [] })
  forgetServerDate()
}

function passTime(ms: number, isAwake: boolean): void {
  world.now += ms
  world.clock += ms
  if (isAwake) world.elapsed += ms
}

const dateBehind = (at: number, ms: number) => new Date(Math.max(0, at - ms)).toUTCString()

/**
 * The limits that must apply. They are counted from the time that `begin` returns. This is the real
 * time if all servers are right, and otherwise the server time known at the member's tap.
 */
interface Expected {
  begin: () => number
  breakUntil: number
  /** Caps, each with the time until which the cap must apply. */
  holds: { most: number; until: number }[]
  topUps: number[]
}

const limitNow = () => limitOfKind(confirmAndReadLimits('1').own, 'perOrder')
const changeCap = (next: (limit: Limit) => Limit) =>
  changeLimits('1', (own) => withLimit(own, 'perOrder', next(limitOfKind(own, 'perOrder'))))

/** Notes that the present cap must apply for another day. */
function expectCap(expected: Expected, presentCap: Money | null): void {
  if (presentCap !== null) expected.holds.push({ most: Number(presentCap), until: expected.begin() + DAY_MS })
}

const stepsWith = (delays: readonly number[]): fc.Arbitrary<Step[]> => {
  const delay = fc.constantFrom(...delays)
  const anyStep: fc.Arbitrary<Step> = fc.oneof(
    step(9, 'pass or sleep', fc.tuple(duration, fc.boolean()), ([ms, isAwake]) => passTime(ms, isAwake)),
    step(6, 'set the clock', clockShift, (ms) => {
      world.clock = world.now + ms
      vi.setSystemTime(world.clock)
    }),
    step(9, 'call', delay, (ms) => recordServerDate(dateBehind(world.now, ms), world.elapsed)),
    step(2, 'ask', noValue, () => world.asked.push({ at: world.now, sent: world.elapsed })),
    // A platform's answer has the date at which the request was sent. It may arrive much later or
    // never.
    step(6, 'answer', fc.tuple(dateForm, delay), ([dateForm, ms]) => {
      const answer = world.asked.shift()
      if (answer === undefined) return
      recordServerDate(
        dateForm === 'sent' ? dateBehind(answer.at, ms) : dateForm === 'hidden' ? null : 'x',
        answer.sent,
      )
    }),
    step(6, 'reload', noValue, () => {
      Object.assign(world, { elapsed: 0, asked: [] })
      forgetServerDate()
    }),
    step(6, 'break', breakLength, (length, expected) => {
      expected.breakUntil = Math.max(expected.breakUntil, expected.begin() + BREAK_DAYS[length] * DAY_MS)
      changeLimits('1', (own) => ({ ...own, ...requestBreak(own, length) }))
    }),
    step(6, 'request a cap', cap, (requested, expected) => {
      const presentCap = capAt(limitNow(), provenNow())
      if (presentCap !== null && (requested === null || Number(requested) > Number(presentCap)))
        expectCap(expected, presentCap)
      changeCap((limit) => requestLimit(limit, requested, provenNow()))
    }),
    step(2, 'cancel the raise', noValue, () => changeCap((limit) => cancelRaise(limit, provenNow()))),
    step(2, 'top up', noValue, (_, expected) => {
      expected.topUps.push(expected.begin())
      recordTopUp('1', String(world.now), money('1'))
    }),
    step(2, 'start', noValue, (_, expected) => {
      // A start of the app also removes the stored top-ups of a member without a limit or a break.
      if (world.now >= expected.breakUntil && capAt(limitNow(), provenNow()) === null) expected.topUps = []
      removeExpiredLimitsOfOthers(null)
    }),
    step(2, 'log out', noValue, (_, expected) => {
      // The log-out removes the top-ups, because no limit of this test counts them.
      expected.topUps = []
      pruneAtLogout('1', provenNow())
    }),
    step(2, 'erase', noValue, (_, expected) => {
      const isEnding = pendingRaiseAt(limitNow(), provenNow())?.most === null
      if (!isEnding) expectCap(expected, capAt(limitNow(), provenNow()))
      expected.topUps = []
      expireAllLimits(provenNow())
    }),
  )
  return fc.array(anyStep, { maxLength: 30 })
}

it.each([
  ['from the real time, while all servers are right', NO_DELAYS_MS, () => world.now],
  ['from the server time known at the tap, while servers may be behind', DELAYS_MS, () => provenNow() ?? -Infinity],
])(
  'no change of the device’s clock, network or page ends a break or a cap too early or loses a top-up (times are counted %s)',
  (_what, delays, begin) => {
    fc.assert(
      fc.property(stepsWith(delays), (steps) => {
        resetWorld()
        const expected: Expected = { begin, breakUntil: 0, holds: [], topUps: [] }
        for (const step of steps) {
          passTime(1, true)
          confirmAndReadLimits('1')
          step.happen(expected)
          const { own, now } = confirmAndReadLimits('1')
          expect(now ?? 0).toBeLessThanOrEqual(world.now)
          const cap = Number(capAt(limitOfKind(own, 'perOrder'), now) ?? Infinity)
          const capsToHold = expected.holds
            .filter(({ until }) => world.now < until)
            .map((presentCap) => presentCap.most)
          const recentCount = expected.topUps.filter((at) => world.now - at < 7 * DAY_MS).length
          expect({
            break: world.now >= expected.breakUntil || breakEndAt(own.breakUntil, now) !== null,
            limit: cap <= Math.min(Infinity, ...capsToHold),
            topUps: now === null || Number(sumTopUps(own.topUps, 7, now)) >= recentCount,
          }).toEqual({ break: true, limit: true, topUps: true })
        }
      }),
      { numRuns: Number(process.env['RUNS'] ?? 300) },
    )
  },
)

it('the types accept no number for a ProvenTime, and no ProvenTime for a ConfirmedStart', () => {
  expectTypeOf<number>().not.toExtend<ProvenTime>()
  // Breaks and raises start at a confirmed time, because a proven time may be behind the real time.
  expectTypeOf<ProvenTime>().not.toExtend<ConfirmedStart>()
})

it('a break has the requested length if one of several servers is days behind or ahead', () => {
  const wrongOffsets = fc.constantFrom(-48 * HOUR_MS, -24.2 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS)
  const answerRecord = fc.record({
    isWrong: fc.boolean(),
    gap: fc.integer({ min: 1, max: 6 * HOUR_MS }),
    set: clockShift,
  })
  const answers = fc.array(answerRecord, { minLength: 10, maxLength: 40 })
  fc.assert(
    fc.property(wrongOffsets, answers, (offset, answerRecords) => {
      resetWorld()
      const answer = (ms: number) => recordServerDate(new Date(world.now + ms).toUTCString(), world.elapsed)
      for (let before = 3; before > 0; before -= 1) answer(0)
      changeLimits('1', (own) => ({ ...own, ...requestBreak(own, 'day') }))
      confirmAndReadLimits('1')
      const until = world.now + DAY_MS
      const isOnBreak = () => {
        const { own, now } = confirmAndReadLimits('1')
        return breakEndAt(own.breakUntil, now) !== null
      }
      passTime(1, true)
      for (const ms of [Math.min(offset, 0), 0]) answer(ms)
      // This call stands in for the screens with limits, which make it after the second answer.
      confirmAndReadLimits('1')
      let wasWrong = false
      for (const { isWrong, gap, set } of answerRecords) {
        passTime(gap, true)
        vi.setSystemTime(world.now + set)
        // The wrong server does not answer twice in a row.
        wasWrong = isWrong && !wasWrong
        answer(wasWrong ? offset : 0)
        expect(world.now >= until || isOnBreak()).toBe(true)
      }
      passTime(Math.max(0, until - world.now) + 3000, true)
      for (let after = 3; after > 0; after -= 1) answer(0)
      expect(isOnBreak()).toBe(false)
    }),
    { numRuns: Number(process.env['RUNS'] ?? 300) },
  )
})
