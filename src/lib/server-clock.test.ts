import { beforeEach, expect, it, vi } from 'vitest'
import { forgetServerDate, hearServerDate, serverNow, tellsNoDate } from './server-clock'

const NOON = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => forgetServerDate())

it('is not known before an answer, nor by one without a date', () => {
  expect([serverNow(), tellsNoDate()]).toEqual([null, false])
  for (const date of [null, undefined, '', 'soon']) hearServerDate(date)
  expect([serverNow(), tellsNoDate()]).toEqual([null, true])
})

it('counts on from the last date that was told, whatever this device’s clock says', () => {
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(1000)
  hearServerDate('Fri, 20 Nov 2026 12:00:00 GMT')
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 86_400_000 })
  elapsed.mockReturnValue(61_000)
  hearServerDate(null)
  expect([serverNow(), tellsNoDate()]).toEqual([NOON + 60_000, false])
  hearServerDate('Fri, 20 Nov 2026 12:00:59 GMT')
  expect(serverNow()).toBe(NOON + 59_000)
})
