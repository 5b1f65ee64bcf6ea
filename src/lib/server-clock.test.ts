import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { proveServerDate } from '../../tests/support/own-limits'
import {
  confirmedStart,
  confirmedNow,
  forgetServerDate,
  recordServerDate,
  isDateHidden,
  onServerDate,
  provenNow,
  serverClockVersion,
  displayNow,
} from './server-clock'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString()
const elapsed = vi.spyOn(performance, 'now')

beforeEach(() => {
  forgetServerDate()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 86_400_000 })
  elapsed.mockReturnValue(1000)
})

it('is not known before two answers, nor by those without a date; this device’s is shown instead', async () => {
  vi.resetModules()
  const page = await import('./server-clock')
  expect([page.provenNow(), page.isDateHidden()]).toEqual([null, false])
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([null, false, NOON + 86_400_000])
  for (const date of [null, '', 'soon']) recordServerDate(date, 1)
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([null, true, NOON + 86_400_000])
  recordServerDate(at(0), 1)
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([null, false, NOON + 86_400_000])
  recordServerDate(at(0), 1)
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([NOON, false, NOON])
  forgetServerDate()
  expect([provenNow(), isDateHidden()]).toEqual([null, false])
  recordServerDate(null, 1)
  forgetServerDate()
  expect(isDateHidden()).toBe(false)
})

it.each([
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Tue, 31 Dec 2024 23:59:59 GMT',
  'Fri, 01 Jan 2100 00:00:00 GMT',
  'Sat, 13 Sep 275760 00:00:00 GMT',
])('the date %s is none', (date) => {
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(date, 1)
  expect([provenNow(), confirmedNow(), isDateHidden(), displayNow()]).toEqual([null, null, true, NOON + 86_400_000])
  proveServerDate(NOON, 1)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(date, 2000)
  expect([provenNow(), isDateHidden(), confirmedStart('1001', 'break', 0)]).toEqual([NOON, false, null])
})

it('counts on in whole ms, whatever this device’s clock says, never backwards: answers may be long under way', () => {
  proveServerDate(NOON, 1)
  elapsed.mockReturnValue(61_000.7)
  recordServerDate(null, 1)
  expect([provenNow(), isDateHidden()]).toEqual([NOON + 60_000, false])
  elapsed.mockReturnValue(61_000)
  recordServerDate(at(59), 1)
  expect(provenNow()).toBe(NOON + 60_000)
  for (const expected of [60_000, 60_000, 61_000]) {
    recordServerDate(at(61), 1)
    expect(provenNow()).toBe(NOON + expected)
  }
})

it('counts from when an answer came, however long it waited for the code that reads it', () => {
  elapsed.mockReturnValue(6000)
  for (let answers = 2; answers > 0; answers -= 1) recordServerDate(at(0), 400, 1000)
  expect(provenNow()).toBe(NOON + 5000)
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(at(4), 5500, 6000)
  expect(provenNow()).toBe(NOON + 5000)
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(at(2), 500, 1000)
  expect(provenNow()).toBe(NOON + 7000)
})

it('tells when a time is first proven, and when answers tell none, once each', () => {
  const hear = vi.fn<() => void>()
  const stop = onServerDate(hear)
  const before = serverClockVersion()
  const dates: [string | null, number][] = [
    [null, 1],
    [null, 0],
    // They tell one again, and the second proves it.
    [at(1), 1],
    [at(1), 1],
    [at(1), 0],
    [null, 0],
  ]
  for (const [date, times] of dates) {
    hear.mockClear()
    recordServerDate(date, 1)
    expect([date, hear.mock.calls.length]).toEqual([date, times])
  }
  expect(serverClockVersion()).toBe(before + 3)
  forgetServerDate()
  proveServerDate(NOON, 1)
  expect(hear).toHaveBeenCalledTimes(1)
  stop()
  forgetServerDate()
  recordServerDate(null, 1)
  expect(hear).toHaveBeenCalledTimes(1)
})

it('says when something began by the later of two answers that were asked for after it, and says so once', () => {
  proveServerDate(NOON, 1000)
  elapsed.mockReturnValue(5000)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  const hear = vi.fn<() => void>()
  const stop = onServerDate(hear)
  // Asked for before; the device slept, and the answers came now.
  proveServerDate(NOON + 2000, 5000)
  const both = () => [confirmedStart('1001', 'break', 0), confirmedStart('1002', 'later', 0)]
  elapsed.mockReturnValue(9000)
  expect([...both(), hear.mock.calls.length]).toEqual([null, null, 0])
  recordServerDate(at(90), 5001)
  // Asked for before, or of no time.
  recordServerDate(at(91), 4000)
  recordServerDate(null, 9999)
  expect([...both(), hear.mock.calls.length]).toEqual([null, null, 0])
  recordServerDate(at(80), 5002)
  expect(hear).toHaveBeenCalled()
  expect(both()).toEqual([NOON + 91_000, null])
  hear.mockClear()
  proveServerDate(NOON + 95_000, 9000)
  expect(hear).not.toHaveBeenCalled()
  proveServerDate(NOON + 99_000, 9001)
  expect(hear).toHaveBeenCalledTimes(1)
  // Named once more, it is another one.
  elapsed.mockReturnValue(9002)
  expect([confirmedStart('1002', 'later', 0), confirmedStart('1001', 'break', 0)]).toEqual([NOON + 100_000, null])
  // Once nothing waits, nobody hears.
  expect(confirmedStart('1001', null, 0)).toBeNull()
  hear.mockClear()
  proveServerDate(NOON + 100_000, 9003)
  expect(hear).not.toHaveBeenCalled()
  stop()
})

it('says when a thing began by answers to what was asked after it, not after one alike that was given up', () => {
  for (const given of ['another', null] as const) {
    forgetServerDate()
    proveServerDate(NOON, 1000)
    elapsed.mockReturnValue(5000)
    expect(confirmedStart('1001', 'raise', 0)).toBeNull()
    elapsed.mockReturnValue(6000)
    expect(confirmedStart('1001', given, 0)).toBeNull()
    elapsed.mockReturnValue(7000)
    expect([confirmedStart('1001', 'raise', 0), confirmedStart('1001', 'raise', 0)]).toEqual([null, null])
    // Asked for between the two; the device slept.
    proveServerDate(NOON + 2000, 5500)
    expect(confirmedStart('1001', 'raise', 0)).toBeNull()
  }
  proveServerDate(NOON + 3000, 7001)
  expect(confirmedStart('1001', 'raise', NOON + 5000)).toBe(NOON + 5000)
  // Of what began in a page before nothing is said, and it is waited for no more.
  elapsed.mockReturnValue(8000)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  forgetServerDate()
  elapsed.mockReturnValue(3)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  proveServerDate(NOON + 60_000, 4)
  expect(confirmedStart('1001', 'break', 0)).toBe(NOON + 61_000)
})

it('is confirmed by an answer that agrees with another one and with what is proven, until one does not', () => {
  const told = (seconds: number) => {
    recordServerDate(at(seconds), 1)
    return confirmedNow()
  }
  expect([confirmedNow(), told(0), told(-60)]).toEqual([null, null, NOON - 60_000])
  elapsed.mockReturnValue(2000)
  recordServerDate(null, 1)
  expect(confirmedNow()).toBe(NOON - 59_000)
  expect([told(-10_000), told(1), told(1), told(1)]).toEqual([null, NOON - 59_000, NOON - 59_000, NOON + 1000])
  // A server that is ahead, once and again.
  expect([told(90_000), told(1), told(90_000), told(90_000)]).toEqual([null, NOON + 1000, null, null])
})

describe('of several servers, one of which has a wrong clock', () => {
  const HOUR = 3_600_000
  const wrong = fc.constantFrom(-48 * HOUR, -24.2 * HOUR, -12 * HOUR, -90_000, 90_000, 12 * HOUR, 48 * HOUR)
  /** It does not answer twice in a row. */
  const answers = fc
    .array(fc.record({ isWrong: fc.boolean(), gap: fc.integer({ min: 1, max: HOUR }) }), { maxLength: 30 })
    .map((all) => all.map((one, index) => ({ ...one, isWrong: one.isWrong && all[index - 1]?.isWrong !== true })))

  it('no time is proven that has not come, and three right answers in a row prove the very time', () => {
    fc.assert(
      fc.property(wrong, answers, (offset, all) => {
        forgetServerDate()
        let now = 0
        let right = 0
        for (const { isWrong, gap } of all) {
          now += gap
          elapsed.mockReturnValue(now)
          const date = NOON + now + (isWrong ? offset : 0)
          recordServerDate(new Date(date).toUTCString(), now)
          right = isWrong ? 0 : right + 1
          const told = provenNow()
          expect(told ?? 0).toBeLessThanOrEqual(NOON + now)
          expect(right < 3 || Math.abs((told ?? 0) - NOON - now) <= 1000).toBe(true)
        }
      }),
    )
  })

  it('what begins never begins before it was asked for, and at once where both answers are right', () => {
    fc.assert(
      fc.property(wrong, fc.nat(2), fc.integer({ min: 1, max: HOUR }), (offset, which, gap) => {
        forgetServerDate()
        elapsed.mockReturnValue(gap)
        expect(confirmedStart('1001', 'break', 0)).toBeNull()
        const asked = NOON + gap
        for (const answer of [0, 1]) {
          const date = asked + (answer === which ? offset : 0)
          recordServerDate(new Date(date).toUTCString(), gap + 1)
        }
        const begun = confirmedStart('1001', 'break', 0) ?? 0
        expect(begun).toBeGreaterThanOrEqual(asked)
        expect((which !== 2 && offset > 0) || begun <= asked + 1000).toBe(true)
      }),
    )
  })

  it('this device’s clock changes nothing of it', () => {
    proveServerDate(NOON, 1)
    for (const set of [-400, -1, 1, 400]) {
      vi.setSystemTime(NOON + set * 24 * HOUR)
      expect([provenNow(), confirmedNow()]).toEqual([NOON, NOON])
    }
  })
})
