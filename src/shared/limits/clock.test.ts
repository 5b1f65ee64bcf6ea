import fc from 'fast-check'
import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { forgetServerDate, hearServerDate, provenNow, type BegunTime, type ProvenTime } from '@/lib/time'
import { money, type Money } from '@/lib/money/text'
import { allOwn, changeOwn, dropEnded, endAllOwn, forgetWithoutLimits, limitOf, noteTopUp } from './store'
import { ownNow, removeOwn, withLimit, type OwnLimits } from './store'
import { countTopUps } from './count'
import { BREAK_LENGTHS, breakAt, BREAKS, takeBreak, type BreakLength } from './limit'
import { changeLimit, DAY_MS, mostAt, takeBack, waitingAt } from './limit'

const START = Date.UTC(2026, 10, 21, 12)
const DAYS_MS = 50 * DAY_MS

/** What happens on a device, and to its clock. */
type Step =
  | { kind: 'pass' | 'sleep' | 'setClock'; ms: number }
  /** Of a server whose clock is behind by so many ms. */
  | { kind: 'answer'; date: 'told' | 'hidden' | 'broken'; behind: number }
  | { kind: 'call'; behind: number }
  | { kind: 'break'; length: BreakLength }
  | { kind: 'wish'; most: Money | null }
  | { kind: 'reload' | 'start' | 'ask' | 'logOut' | 'erase' | 'takeBack' | 'topUp' }

const kinds = <K extends Step['kind']>(...names: readonly K[]) => fc.record({ kind: fc.constantFrom(...names) })
const lasting = fc.integer({ min: 0, max: 20 * DAY_MS })
const setting = fc.integer({ min: -DAYS_MS, max: DAYS_MS })
const date = fc.constantFrom('told' as const, 'hidden' as const, 'broken' as const)
const breakLength = fc.constantFrom(...BREAK_LENGTHS)
const most = fc.option(fc.constantFrom(money('10'), money('20'), money('30')))

const HOUR_MS = 3_600_000
/** Servers that are right, and some of which are behind, or know no date. */
const RIGHT = [0]
const BEHIND = [0, 0, 0, 3 * HOUR_MS, 20 * DAY_MS, START]

const stepsWith = (behinds: readonly number[]): fc.Arbitrary<Step[]> => {
  const behind = fc.constantFrom(...behinds)
  const one: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('pass' as const, 'sleep' as const), ms: lasting }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('setClock' as const), ms: setting }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('call' as const), behind }) },
    { weight: 2, arbitrary: kinds('reload') },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const), date, behind }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('break' as const), length: breakLength }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wish' as const), most }) },
    { weight: 4, arbitrary: kinds('ask', 'start', 'logOut', 'erase', 'takeBack', 'topUp') },
  )
  return fc.array(one, { maxLength: 30 })
}

/** The real time, this device's, what elapses in its page, and the requests that are under way. */
const world = { now: START, clock: START, elapsed: 0, asked: [] as { at: number; sent: number }[] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(performance, 'now').mockImplementation(() => world.elapsed)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function beginAnew(): void {
  for (const { memberId } of allOwn()) removeOwn(memberId)
  Object.assign(world, { now: START, clock: START, elapsed: 0, asked: [] })
  forgetServerDate()
}

function pass(ms: number, isAwake: boolean): void {
  world.now += ms
  world.clock += ms
  if (isAwake) world.elapsed += ms
}

/** The platform dates an answer at once, in whole seconds; it may come much later, or never. */
function hear({ date, behind }: Extract<Step, { kind: 'answer' }>): void {
  const answer = world.asked.shift()
  if (answer === undefined) return
  hearServerDate(date === 'told' ? dateBehind(answer.at, behind) : date === 'hidden' ? null : 'x', answer.sent)
}

const dateBehind = (at: number, ms: number) => new Date(Math.max(0, at - ms)).toUTCString()

/**
 * Own limits with a clock that is right, and none of log-out and erasure. Of servers that may be
 * behind, what was proven at the tap is all that is known.
 */
interface Right {
  begin: () => number
  breakUntil: number
  /** Until when no more than so much is let through. */
  holds: { most: number; until: number }[]
  topUps: number[]
}

function wish(right: Right, most: Money | null, own: OwnLimits): void {
  const held = mostAt(limitOf(own, 'perOrder'), provenNow())
  if (held === null || (most !== null && Number(most) <= Number(held))) return
  right.holds.push({ most: Number(held), until: right.begin() + DAY_MS })
}

function take(step: Step, right: Right): void {
  // Whatever is done takes a moment.
  pass(1, true)
  const { own, now } = ownNow('1')
  switch (step.kind) {
    case 'pass':
    case 'sleep':
      return pass(step.ms, step.kind === 'pass')
    case 'setClock':
      world.clock = world.now + step.ms
      return void vi.setSystemTime(world.clock)
    case 'answer':
      return hear(step)
    case 'ask':
      world.asked.push({ at: world.now, sent: world.elapsed })
      return
    case 'call':
      return hearServerDate(dateBehind(world.now, step.behind), world.elapsed)
    case 'break':
      right.breakUntil = Math.max(right.breakUntil, right.begin() + BREAKS[step.length] * DAY_MS)
      return void changeOwn('1', (before) => ({ ...before, ...takeBreak(before, step.length) }))
    case 'wish':
      wish(right, step.most, own)
      return void changeOwn('1', (before) =>
        withLimit(before, 'perOrder', changeLimit(limitOf(before, 'perOrder'), step.most, now)),
      )
    case 'takeBack':
      return void changeOwn('1', (before) => withLimit(before, 'perOrder', takeBack(limitOf(before, 'perOrder'), now)))
    case 'topUp':
      right.topUps.push(right.begin())
      return noteTopUp('1', String(world.now), money('1'))
    case 'reload':
      Object.assign(world, { elapsed: 0, asked: [] })
      return forgetServerDate()
    case 'start':
      // With the last limit or break, whatever only they count is dropped.
      if (world.now >= right.breakUntil && mostAt(limitOf(own, 'perOrder'), now) === null) right.topUps = []
      return dropEnded(null)
    case 'logOut':
      // What no limit counts is not kept.
      right.topUps = []
      return forgetWithoutLimits('1', now)
    case 'erase': {
      const limit = limitOf(own, 'perOrder')
      const held = mostAt(limit, now)
      const isEnding = waitingAt(limit, now)?.most === null
      if (held !== null && !isEnding) right.holds.push({ most: Number(held), until: right.begin() + DAY_MS })
      right.topUps = []
      return void endAllOwn(now)
    }
  }
}

it.each([
  ['with a right clock', RIGHT, () => world.now],
  ['was asked for, if servers are behind', BEHIND, () => provenNow() ?? -Infinity],
])(
  'whatever becomes of this device’s clock, its network and its page, a break, a limit and a raise have no less left than %s',
  (_what, behinds, begin) => {
    fc.assert(
      fc.property(stepsWith(behinds), (taken) => {
        beginAnew()
        const right: Right = { begin, breakUntil: 0, holds: [], topUps: [] }
        for (const step of taken) {
          take(step, right)
          const { own, now } = ownNow('1')
          expect(now ?? 0).toBeLessThanOrEqual(world.now)
          const most = Number(mostAt(limitOf(own, 'perOrder'), now) ?? Infinity)
          const holds = right.holds.filter(({ until }) => world.now < until).map((held) => held.most)
          const recent = right.topUps.filter((at) => world.now - at < 7 * DAY_MS).length
          expect({
            break: world.now >= right.breakUntil || breakAt(own.breakUntil, now) !== null,
            limit: most <= Math.min(Infinity, ...holds),
            topUps: now === null || Number(countTopUps(own.topUps, 7, now)) >= recent,
          }).toEqual({ break: true, limit: true, topUps: true })
        }
      }),
      { numRuns: Number(process.env['RUNS'] ?? 300) },
    )
  },
)

it('what ends, removes or counts takes no time of this device', () => {
  expectTypeOf<number>().not.toExtend<ProvenTime>()
  // What begins knows no time but the platform's, not even one that is proven: it may be late.
  expectTypeOf<ProvenTime>().not.toExtend<BegunTime>()
})
