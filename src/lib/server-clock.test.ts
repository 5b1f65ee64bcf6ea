import { beforeEach, expect, it, vi } from 'vitest'
import {
  begunBefore,
  confirmedNow,
  forgetServerDate,
  hearServerDate,
  isDateHidden,
  onServerDate,
  provenNow,
  serverClockVersion,
  shownNow,
} from './time'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString()
const elapsed = vi.spyOn(performance, 'now')

beforeEach(() => {
  forgetServerDate()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 86_400_000 })
  elapsed.mockReturnValue(1000)
})

it('is not known before an answer, nor by one without a date; this device’s is shown instead', async () => {
  vi.resetModules()
  const page = await import('./time')
  expect([page.provenNow(), page.isDateHidden()]).toEqual([null, false])
  expect(begunBefore('1001', 'break', 0)).toBeNull()
  expect([provenNow(), isDateHidden(), shownNow()]).toEqual([null, false, NOON + 86_400_000])
  for (const date of [null, '', 'soon']) hearServerDate(date, 1)
  expect([provenNow(), isDateHidden(), shownNow()]).toEqual([null, true, NOON + 86_400_000])
  hearServerDate(at(0), 1)
  expect([provenNow(), isDateHidden(), shownNow()]).toEqual([NOON, false, NOON])
  forgetServerDate()
  expect([provenNow(), isDateHidden()]).toEqual([null, false])
  hearServerDate(null, 1)
  forgetServerDate()
  expect(isDateHidden()).toBe(false)
})

it('counts on in whole ms, whatever this device’s clock says, never backwards: answers may be long under way', () => {
  hearServerDate(at(0), 1)
  elapsed.mockReturnValue(61_000.7)
  hearServerDate(null, 1)
  expect([provenNow(), isDateHidden()]).toEqual([NOON + 60_000, false])
  elapsed.mockReturnValue(61_000)
  hearServerDate(at(59), 1)
  expect(provenNow()).toBe(NOON + 60_000)
  hearServerDate(at(61), 1)
  expect(provenNow()).toBe(NOON + 61_000)
})

it('counts from when an answer came, however long it waited for the code that reads it', () => {
  elapsed.mockReturnValue(6000)
  hearServerDate(at(0), 400, 1000)
  expect(provenNow()).toBe(NOON + 5000)
  hearServerDate(at(4), 5500, 6000)
  expect(provenNow()).toBe(NOON + 5000)
  hearServerDate(at(2), 500, 1000)
  expect(provenNow()).toBe(NOON + 7000)
})

it('tells when a time is first proven, and when answers tell none, once each', () => {
  const hear = vi.fn<() => void>()
  const stop = onServerDate(hear)
  const before = serverClockVersion()
  const dates: [string | null, number][] = [
    [null, 1],
    [null, 0],
    [at(0), 1],
    [at(1), 0],
    [null, 0],
  ]
  for (const [date, times] of dates) {
    hear.mockClear()
    hearServerDate(date, 1)
    expect([date, hear.mock.calls.length]).toEqual([date, times])
  }
  expect(serverClockVersion()).toBe(before + 2)
  forgetServerDate()
  hearServerDate(at(0), 1)
  expect(hear).toHaveBeenCalledTimes(1)
  stop()
  forgetServerDate()
  hearServerDate(null, 1)
  expect(hear).toHaveBeenCalledTimes(1)
})

it('says when something began by an answer that was asked for after it, and says so once', () => {
  hearServerDate(at(0), 1000)
  elapsed.mockReturnValue(5000)
  expect(begunBefore('1001', 'break', 0)).toBeNull()
  const hear = vi.fn<() => void>()
  const stop = onServerDate(hear)
  // Asked for before; the device slept, and the answer came now.
  hearServerDate(at(2), 5000)
  const both = () => [begunBefore('1001', 'break', 0), begunBefore('1002', 'later', 0)]
  elapsed.mockReturnValue(9000)
  expect([...both(), hear.mock.calls.length]).toEqual([null, null, 0])
  hearServerDate(at(90), 5001)
  hearServerDate(at(91), 4000)
  hearServerDate(null, 9999)
  expect(hear).toHaveBeenCalled()
  expect(both()).toEqual([NOON + 91_000, null])
  hear.mockClear()
  hearServerDate(at(95), 9000)
  expect(hear).not.toHaveBeenCalled()
  hearServerDate(at(99), 9001)
  expect(hear).toHaveBeenCalledTimes(1)
  // Named once more, it is another one.
  elapsed.mockReturnValue(9002)
  expect([begunBefore('1002', 'later', 0), begunBefore('1001', 'break', 0)]).toEqual([NOON + 100_000, null])
  // Once nothing waits, nobody hears.
  expect(begunBefore('1001', null, 0)).toBeNull()
  hear.mockClear()
  hearServerDate(at(100), 9003)
  expect(hear).not.toHaveBeenCalled()
  stop()
})

it('says when a thing began by an answer to what was asked after it, not after one alike that was given up', () => {
  for (const given of ['another', null] as const) {
    forgetServerDate()
    hearServerDate(at(0), 1000)
    elapsed.mockReturnValue(5000)
    expect(begunBefore('1001', 'raise', 0)).toBeNull()
    elapsed.mockReturnValue(6000)
    expect(begunBefore('1001', given, 0)).toBeNull()
    elapsed.mockReturnValue(7000)
    expect([begunBefore('1001', 'raise', 0), begunBefore('1001', 'raise', 0)]).toEqual([null, null])
    // Asked for between the two; the device slept.
    hearServerDate(at(2), 5500)
    expect(begunBefore('1001', 'raise', 0)).toBeNull()
  }
  hearServerDate(at(3), 7001)
  expect(begunBefore('1001', 'raise', NOON + 5000)).toBe(NOON + 5000)
  // Of what began in a page before nothing is said, and it is waited for no more.
  elapsed.mockReturnValue(8000)
  expect(begunBefore('1001', 'break', 0)).toBeNull()
  forgetServerDate()
  elapsed.mockReturnValue(3)
  expect(begunBefore('1001', 'break', 0)).toBeNull()
  hearServerDate(at(60), 4)
  expect(begunBefore('1001', 'break', 0)).toBe(NOON + 61_000)
})

it('is confirmed by an answer that agrees with those of before, until one does not', () => {
  const told = (seconds: number) => {
    hearServerDate(at(seconds), 1)
    return confirmedNow()
  }
  expect([confirmedNow(), told(-10_000), told(0), told(-60)]).toEqual([null, null, null, NOON])
  elapsed.mockReturnValue(2000)
  hearServerDate(null, 1)
  expect([confirmedNow(), told(61), told(0), told(1)]).toEqual([NOON + 1000, NOON + 61_000, null, NOON + 61_000])
  expect([told(122), told(121)]).toEqual([null, NOON + 122_000])
  forgetServerDate()
  expect([told(0), told(0)]).toEqual([null, NOON])
})
