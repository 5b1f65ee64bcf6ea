import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmServerDate } from '../../tests/support/own-limits'
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
const dateAfter = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString()
const elapsed = vi.spyOn(performance, 'now')

beforeEach(() => {
  forgetServerDate()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 86_400_000 })
  elapsed.mockReturnValue(1000)
})

it('provenNow returns null, and displayNow the device’s time, until two answers have had a date', async () => {
  vi.resetModules()
  const page = await import('./server-clock')
  expect([page.provenNow(), page.isDateHidden()]).toEqual([null, false])
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([null, false, NOON + 86_400_000])
  for (const date of [null, '', 'soon']) recordServerDate(date, 1)
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([null, true, NOON + 86_400_000])
  recordServerDate(dateAfter(0), 1)
  expect([provenNow(), isDateHidden(), displayNow()]).toEqual([null, false, NOON + 86_400_000])
  recordServerDate(dateAfter(0), 1)
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
])('recordServerDate ignores the date %s, which no correct clock shows', (date) => {
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(date, 1)
  expect([provenNow(), confirmedNow(), isDateHidden(), displayNow()]).toEqual([null, null, true, NOON + 86_400_000])
  confirmServerDate(NOON, 1)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(date, 2000)
  expect([provenNow(), isDateHidden(), confirmedStart('1001', 'break', 0)]).toEqual([NOON, false, null])
})

it('provenNow never goes back, and jumps ahead only after three answers with a later date', () => {
  confirmServerDate(NOON, 1)
  elapsed.mockReturnValue(61_000.7)
  recordServerDate(null, 1)
  expect([provenNow(), isDateHidden()]).toEqual([NOON + 60_000, false])
  elapsed.mockReturnValue(61_000)
  recordServerDate(dateAfter(59), 1)
  expect(provenNow()).toBe(NOON + 60_000)
  for (const expected of [60_000, 60_000, 61_000]) {
    recordServerDate(dateAfter(61), 1)
    expect(provenNow()).toBe(NOON + expected)
  }
})

it('provenNow counts from the arrival of an answer, however late the answer is read', () => {
  elapsed.mockReturnValue(6000)
  for (let answers = 2; answers > 0; answers -= 1) recordServerDate(dateAfter(0), 400, 1000)
  expect(provenNow()).toBe(NOON + 5000)
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(dateAfter(4), 5500, 6000)
  expect(provenNow()).toBe(NOON + 5000)
  for (let answers = 3; answers > 0; answers -= 1) recordServerDate(dateAfter(2), 500, 1000)
  expect(provenNow()).toBe(NOON + 7000)
})

it('a listener is called once when provenNow first returns a time, and once at each change of isDateHidden', () => {
  const listener = vi.fn<() => void>()
  const stop = onServerDate(listener)
  const before = serverClockVersion()
  const dates: [string | null, number][] = [
    [null, 1],
    [null, 0],
    // After the first date, isDateHidden returns false. After the second one, provenNow returns a
    // time.
    [dateAfter(1), 1],
    [dateAfter(1), 1],
    [dateAfter(1), 0],
    [null, 0],
  ]
  for (const [date, times] of dates) {
    listener.mockClear()
    recordServerDate(date, 1)
    expect([date, listener.mock.calls.length]).toEqual([date, times])
  }
  expect(serverClockVersion()).toBe(before + 3)
  forgetServerDate()
  confirmServerDate(NOON, 1)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  forgetServerDate()
  recordServerDate(null, 1)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('confirmedStart returns the later date of two requests that were sent after its first call, plus a second', () => {
  confirmServerDate(NOON, 1000)
  elapsed.mockReturnValue(5000)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  const listener = vi.fn<() => void>()
  const stop = onServerDate(listener)
  // Late answers to requests that were sent before the first call, as after a sleep of the device,
  // do not count.
  confirmServerDate(NOON + 2000, 5000)
  const starts = () => [confirmedStart('1001', 'break', 0), confirmedStart('1002', 'later', 0)]
  elapsed.mockReturnValue(9000)
  expect([...starts(), listener.mock.calls.length]).toEqual([null, null, 0])
  recordServerDate(dateAfter(90), 5001)
  // An answer to a request from before the first call does not count, nor one without a date.
  recordServerDate(dateAfter(91), 4000)
  recordServerDate(null, 9999)
  expect([...starts(), listener.mock.calls.length]).toEqual([null, null, 0])
  recordServerDate(dateAfter(80), 5002)
  expect(listener).toHaveBeenCalled()
  expect(starts()).toEqual([NOON + 91_000, null])
  listener.mockClear()
  confirmServerDate(NOON + 95_000, 9000)
  expect(listener).not.toHaveBeenCalled()
  confirmServerDate(NOON + 99_000, 9001)
  expect(listener).toHaveBeenCalledTimes(1)
  // A key that is passed again after its confirmation counts as another start.
  elapsed.mockReturnValue(9002)
  expect([confirmedStart('1002', 'later', 0), confirmedStart('1001', 'break', 0)]).toEqual([NOON + 100_000, null])
  // Without a pending start no listener is called.
  expect(confirmedStart('1001', null, 0)).toBeNull()
  listener.mockClear()
  confirmServerDate(NOON + 100_000, 9003)
  expect(listener).not.toHaveBeenCalled()
  stop()
})

it('confirmedStart counts only requests sent after the last call that changed its key', () => {
  for (const replacement of ['another', null] as const) {
    forgetServerDate()
    confirmServerDate(NOON, 1000)
    elapsed.mockReturnValue(5000)
    expect(confirmedStart('1001', 'raise', 0)).toBeNull()
    elapsed.mockReturnValue(6000)
    expect(confirmedStart('1001', replacement, 0)).toBeNull()
    elapsed.mockReturnValue(7000)
    expect([confirmedStart('1001', 'raise', 0), confirmedStart('1001', 'raise', 0)]).toEqual([null, null])
    // Late answers to requests that were sent before the key was passed again do not count.
    confirmServerDate(NOON + 2000, 5500)
    expect(confirmedStart('1001', 'raise', 0)).toBeNull()
  }
  confirmServerDate(NOON + 3000, 7001)
  expect(confirmedStart('1001', 'raise', NOON + 5000)).toBe(NOON + 5000)
  // A new page does not remember the key of an earlier page.
  elapsed.mockReturnValue(8000)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  forgetServerDate()
  elapsed.mockReturnValue(3)
  expect(confirmedStart('1001', 'break', 0)).toBeNull()
  confirmServerDate(NOON + 60_000, 4)
  expect(confirmedStart('1001', 'break', 0)).toBe(NOON + 61_000)
})

it('confirmedNow returns a time only if the newest date agrees with an earlier date and with provenNow', () => {
  const nowAfter = (seconds: number) => {
    recordServerDate(dateAfter(seconds), 1)
    return confirmedNow()
  }
  expect([confirmedNow(), nowAfter(0), nowAfter(-60)]).toEqual([null, null, NOON - 60_000])
  elapsed.mockReturnValue(2000)
  recordServerDate(null, 1)
  expect(confirmedNow()).toBe(NOON - 59_000)
  expect([nowAfter(-10_000), nowAfter(1), nowAfter(1), nowAfter(1)]).toEqual([
    null,
    NOON - 59_000,
    NOON - 59_000,
    NOON + 1000,
  ])
  // A server whose clock is ahead answers once, and then twice in a row.
  expect([nowAfter(90_000), nowAfter(1), nowAfter(90_000), nowAfter(90_000)]).toEqual([null, NOON + 1000, null, null])
})

describe('with a wrong clock of one server or of the device,', () => {
  const HOUR = 3_600_000
  const wrongOffset = fc.constantFrom(-48 * HOUR, -24.2 * HOUR, -12 * HOUR, -90_000, 90_000, 12 * HOUR, 48 * HOUR)
  /** Answers in which the server with the wrong clock never answers twice in a row. */
  const answers = fc
    .array(fc.record({ isWrong: fc.boolean(), gap: fc.integer({ min: 1, max: HOUR }) }), { maxLength: 30 })
    .map((all) => all.map((each, index) => ({ ...each, isWrong: each.isWrong && all[index - 1]?.isWrong !== true })))

  it('provenNow is never ahead of the true time if no two wrong dates follow each other', () => {
    fc.assert(
      fc.property(wrongOffset, answers, (offset, all) => {
        forgetServerDate()
        let now = 0
        let rightAnswers = 0
        for (const { isWrong, gap } of all) {
          now += gap
          elapsed.mockReturnValue(now)
          const date = NOON + now + (isWrong ? offset : 0)
          recordServerDate(new Date(date).toUTCString(), now)
          rightAnswers = isWrong ? 0 : rightAnswers + 1
          const proven = provenNow()
          expect(proven ?? 0).toBeLessThanOrEqual(NOON + now)
          expect(rightAnswers < 3 || Math.abs((proven ?? 0) - NOON - now) <= 1000).toBe(true)
        }
      }),
    )
  })

  it('confirmedStart never returns a time before its first call', () => {
    fc.assert(
      fc.property(wrongOffset, fc.nat(2), fc.integer({ min: 1, max: HOUR }), (offset, which, gap) => {
        forgetServerDate()
        elapsed.mockReturnValue(gap)
        expect(confirmedStart('1001', 'break', 0)).toBeNull()
        const startedAt = NOON + gap
        for (const answer of [0, 1]) {
          const date = startedAt + (answer === which ? offset : 0)
          recordServerDate(new Date(date).toUTCString(), gap + 1)
        }
        const start = confirmedStart('1001', 'break', 0) ?? 0
        expect(start).toBeGreaterThanOrEqual(startedAt)
        expect((which !== 2 && offset > 0) || start <= startedAt + 1000).toBe(true)
      }),
    )
  })

  it('provenNow and confirmedNow do not change when the device’s clock is set', () => {
    confirmServerDate(NOON, 1)
    for (const days of [-400, -1, 1, 400]) {
      vi.setSystemTime(NOON + days * 24 * HOUR)
      expect([provenNow(), confirmedNow()]).toEqual([NOON, NOON])
    }
  })
})
