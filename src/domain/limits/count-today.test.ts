import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { confirmedNow, forgetServerDate, recordServerDate, provenNow } from '@/lib/server-clock'
import { dateOf } from '@/lib/server-day'
import { simpleOrder } from '../../../tests/support/orders'
import { proven } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import { DAY_MS } from './limit'
import { newestTime, serverToday, updateZoneOffset } from './count'

const HOUR_MS = 3_600_000
const utc = (text: string) => proven(Date.parse(`${text}Z`))
const placed = (placedAt: string) => simpleOrder({ staked: '1000', placedAt })
const stamp = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

const now = utc('2026-11-20T12:00:00')
it.each([
  ['is the last of all, settled or placed', ['2026-11-19 23:00:00', '2026-11-20 08:00:00'], '2026-11-20T08:00:00'],
  ['is the last, wherever it stands', ['2026-11-20 08:00:00', '2026-11-19 23:00:00'], '2026-11-20T08:00:00'],
  ['is the last, whatever cannot be read', ['2026-11-20 08:00:00', 'soon'], '2026-11-20T08:00:00'],
  ['is ahead of UTC by 14 hours at most', ['2026-11-21 02:00:00', '2026-11-21 02:00:01'], '2026-11-21T02:00:00'],
  ['is none of what cannot be read', ['', 'yesterday', '2026-02-31x'], null],
])('the newest time of a record %s', (_what, times, expected) => {
  expect(newestTime(times.map(placed), now)).toBe(expected === null ? null : utc(expected))
})

describe('the platform’s today', () => {
  it.each([
    // its zone, UTC now, when the last order was placed (UTC), what it is held for
    ['an order after midnight, Jakarta', 7, '2026-11-20T17:01:00', '2026-11-20T17:00:30', '2026-11-21'],
    ['far west', -12, '2026-11-20T11:59:00', '2026-11-20T11:58:00', '2026-11-19'],
    ['no order for a week: the earliest anywhere', 7, '2026-11-20T18:00:00', '2026-11-13T09:00:00', '2026-11-20'],
  ])('after %s', (_what, zone, now, orderedAt, expected) => {
    const newest = newestTime([placed(stamp(utc(orderedAt) + zone * HOUR_MS))], utc(now))
    expect(dateOf(serverToday(null, newest, utc(now)))).toBe(expected)
  })

  const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * 60_000)
  const starts = fc.integer({ min: utc('2026-01-01T00:00:00'), max: utc('2028-12-31T00:00:00') })

  /** An order or none, an answer of a server that is right or behind, and what is read with it. */
  const step = fc.record({
    wait: fc.oneof(fc.nat(90_000), fc.nat(4 * DAY_MS)),
    isAsleep: fc.boolean(),
    isReload: fc.boolean(),
    setsBack: fc.boolean(),
    behind: fc.oneof(fc.constant(0), fc.nat(20 * HOUR_MS)),
    isOrder: fc.boolean(),
  })
  const steps = fc.array(step, { maxLength: 12 })

  it('is never later than it is, so that nothing of today is left out', () => {
    let elapsed = 0
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
    fc.assert(
      fc.property(zones, starts, steps, (zoneOfStart, start, taken) => {
        // No zone is further west, also not with its clocks set back.
        const first = Math.max(zoneOfStart, -11 * HOUR_MS)
        forgetServerDate()
        let now: number = start
        let zone = first
        let evidence = null as ReturnType<typeof updateZoneOffset>
        let newest: number | null = null
        let isLastRight = true
        const day = () => Math.floor((now + zone) / DAY_MS)
        for (const { wait, isAsleep, isReload, setsBack, behind, isOrder } of taken) {
          now += wait
          if (!isAsleep) elapsed += wait
          if (isReload) forgetServerDate()
          const before = day()
          // Once, and no country makes its date begin anew.
          if (setsBack && zone === first) zone -= HOUR_MS
          if (day() !== before) zone = first
          if (isOrder) newest = now + zone
          // Of several servers, the next answer is another one's; and none is behind for just as
          // long as this page has slept.
          const isAlike = Math.abs(now - (provenNow() ?? 0) - behind) <= 63_000
          isLastRight = behind === 0 || isAlike || !isLastRight
          recordServerDate(new Date(now - (isLastRight ? 0 : behind)).toUTCString(), elapsed)
          const confirmed = confirmedNow()
          if (confirmed !== null) evidence = updateZoneOffset(evidence, newest, confirmed)
          expect(serverToday(evidence, newest, provenNow() ?? proven(0))).toBeLessThanOrEqual(day())
        }
      }),
      { numRuns: 500 },
    )
    vi.restoreAllMocks()
  })

  it('is right within a week of an order that this device has seen at once, but for the first hour', () =>
    forAll(zones, starts, fc.nat(7 * DAY_MS), (zone, start, wait) => {
      const evidence = updateZoneOffset(null, start + zone, proven(start))
      const now = proven(start + wait)
      const today = serverToday(evidence, start + zone, now)
      expect(today).toBeLessThanOrEqual(Math.floor((now + zone) / DAY_MS))
      expect(today).toBeGreaterThanOrEqual(Math.floor((now + zone - HOUR_MS) / DAY_MS))
    }))

  it('keeps the best evidence for a week, and none that is still to come', () => {
    const now = utc('2026-11-20T12:00:00')
    const best = { ahead: 7 * HOUR_MS, at: now }
    const later = proven(now + 5 * HOUR_MS)
    expect(updateZoneOffset(best, now + 7 * HOUR_MS, later)).toBe(best)
    const end = proven(now + 7 * DAY_MS)
    expect([updateZoneOffset(best, null, end), updateZoneOffset(best, end + 7 * HOUR_MS, end)]).toEqual([best, best])
    expect(updateZoneOffset(best, later + 7 * HOUR_MS, later)).toBe(best)
    expect(updateZoneOffset(best, later + 8 * HOUR_MS, later)).toEqual({ ahead: 8 * HOUR_MS, at: later })
    const week = proven(now + 7 * DAY_MS + 1)
    expect(updateZoneOffset(best, now + 7 * HOUR_MS, week)).toEqual({ ahead: -12 * HOUR_MS, at: week })
    expect(updateZoneOffset(best, null, proven(now - 1))).toBeNull()
  })
})
