import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { confirmedNow, forgetServerDate, recordServerDate, provenNow } from '@/lib/server-clock'
import { dateOf } from '@/lib/server-day'
import { simpleOrder } from '../../../tests/support/orders'
import { asProvenTime } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import { DAY_MS } from './limit'
import { newestTime, serverToday, updateZoneOffset } from './count'

const HOUR_MS = 3_600_000
const utc = (text: string) => asProvenTime(Date.parse(`${text}Z`))
const placed = (placedAt: string) => simpleOrder({ staked: '1000', placedAt })
const stamp = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

const now = utc('2026-11-20T12:00:00')
it.each([
  [
    'is the latest time, even if an earlier row is older',
    ['2026-11-19 23:00:00', '2026-11-20 08:00:00'],
    '2026-11-20T08:00:00',
  ],
  [
    'is the latest time, even if a later row is older',
    ['2026-11-20 08:00:00', '2026-11-19 23:00:00'],
    '2026-11-20T08:00:00',
  ],
  ['is the latest time that can be read', ['2026-11-20 08:00:00', 'soon'], '2026-11-20T08:00:00'],
  [
    'is at most 14 hours ahead of the present UTC time',
    ['2026-11-21 02:00:00', '2026-11-21 02:00:01'],
    '2026-11-21T02:00:00',
  ],
  ['is null if no time can be read', ['', 'yesterday', '2026-02-31x'], null],
])('the newest time of the record of orders (newestTime) %s', (_what, times, expected) => {
  expect(newestTime(times.map(placed), now)).toBe(expected === null ? null : utc(expected))
})

describe('the platform’s present date, as serverToday computes it,', () => {
  it.each([
    // The columns: the platform's zone in hours, the present UTC time, the UTC time of the last
    // order, the expected date.
    [
      'is the right date after an order just past midnight in Jakarta',
      7,
      '2026-11-20T17:01:00',
      '2026-11-20T17:00:30',
      '2026-11-21',
    ],
    ['is the right date after an order at UTC−12', -12, '2026-11-20T11:59:00', '2026-11-20T11:58:00', '2026-11-19'],
    [
      'is the earliest date in any zone after a week without orders',
      7,
      '2026-11-20T18:00:00',
      '2026-11-13T09:00:00',
      '2026-11-20',
    ],
  ])('%s', (_what, zone, now, orderedAt, expected) => {
    const newest = newestTime([placed(stamp(utc(orderedAt) + zone * HOUR_MS))], utc(now))
    expect(dateOf(serverToday(null, newest, utc(now)))).toBe(expected)
  })

  const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * 60_000)
  const starts = fc.integer({ min: utc('2026-01-01T00:00:00'), max: utc('2028-12-31T00:00:00') })

  /**
   * In each step, time passes, and a server answers whose clock may be `behind` (ms). An order may
   * be placed, the page may sleep or reload, and the clocks of the zone may be set back.
   */
  const step = fc.record({
    wait: fc.oneof(fc.nat(90_000), fc.nat(4 * DAY_MS)),
    isAsleep: fc.boolean(),
    isReload: fc.boolean(),
    setsBack: fc.boolean(),
    behind: fc.oneof(fc.constant(0), fc.nat(20 * HOUR_MS)),
    isOrder: fc.boolean(),
  })
  const steps = fc.array(step, { maxLength: 12 })

  it('is never later than the platform’s own date, so that no stake of today is left out', () => {
    let elapsed = 0
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
    fc.assert(
      fc.property(zones, starts, steps, (zoneOfStart, start, taken) => {
        // No zone is behind -12 hours. So the zone starts at -11 hours or more, because setting the
        // clocks back subtracts one hour.
        const firstZone = Math.max(zoneOfStart, -11 * HOUR_MS)
        forgetServerDate()
        let now: number = start
        let zone = firstZone
        let offset = null as ReturnType<typeof updateZoneOffset>
        let newest: number | null = null
        let isLastRight = true
        const day = () => Math.floor((now + zone) / DAY_MS)
        for (const { wait, isAsleep, isReload, setsBack, behind, isOrder } of taken) {
          now += wait
          if (!isAsleep) elapsed += wait
          if (isReload) forgetServerDate()
          const dayBefore = day()
          // The clocks are set back at most once. Setting them back over midnight would begin a
          // date twice, so it is undone.
          if (setsBack && zone === firstZone) zone -= HOUR_MS
          if (day() !== dayBefore) zone = firstZone
          if (isOrder) newest = now + zone
          // After an answer with a wrong date, the next date is right. A date as wrong as
          // `provenNow()` is not sent, because two equally wrong dates would confirm each other.
          const isAlike = Math.abs(now - (provenNow() ?? 0) - behind) <= 63_000
          isLastRight = behind === 0 || isAlike || !isLastRight
          recordServerDate(new Date(now - (isLastRight ? 0 : behind)).toUTCString(), elapsed)
          const confirmed = confirmedNow()
          if (confirmed !== null) offset = updateZoneOffset(offset, newest, confirmed)
          expect(serverToday(offset, newest, provenNow() ?? asProvenTime(0))).toBeLessThanOrEqual(day())
        }
      }),
      { numRuns: 500 },
    )
    vi.restoreAllMocks()
  })

  it('is right for a week after an order was seen, but may be the day before in the first hour of a day', () =>
    forAll(zones, starts, fc.nat(7 * DAY_MS), (zone, start, wait) => {
      const offset = updateZoneOffset(null, start + zone, asProvenTime(start))
      const now = asProvenTime(start + wait)
      const today = serverToday(offset, start + zone, now)
      expect(today).toBeLessThanOrEqual(Math.floor((now + zone) / DAY_MS))
      expect(today).toBeGreaterThanOrEqual(Math.floor((now + zone - HOUR_MS) / DAY_MS))
    }))

  it('uses the largest UTC offset that was seen in the last week, and no offset that was seen in the future', () => {
    const now = utc('2026-11-20T12:00:00')
    const bestOffset = { ahead: 7 * HOUR_MS, at: now }
    const later = asProvenTime(now + 5 * HOUR_MS)
    expect(updateZoneOffset(bestOffset, now + 7 * HOUR_MS, later)).toBe(bestOffset)
    const end = asProvenTime(now + 7 * DAY_MS)
    expect([updateZoneOffset(bestOffset, null, end), updateZoneOffset(bestOffset, end + 7 * HOUR_MS, end)]).toEqual([
      bestOffset,
      bestOffset,
    ])
    expect(updateZoneOffset(bestOffset, later + 7 * HOUR_MS, later)).toBe(bestOffset)
    expect(updateZoneOffset(bestOffset, later + 8 * HOUR_MS, later)).toEqual({ ahead: 8 * HOUR_MS, at: later })
    const week = asProvenTime(now + 7 * DAY_MS + 1)
    expect(updateZoneOffset(bestOffset, now + 7 * HOUR_MS, week)).toEqual({ ahead: -12 * HOUR_MS, at: week })
    expect(updateZoneOffset(bestOffset, null, asProvenTime(now - 1))).toBeNull()
  })
})
