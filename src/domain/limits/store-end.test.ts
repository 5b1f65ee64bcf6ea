import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetServerDate } from '@/lib/server-clock'
import { money } from '@/lib/money/text'
import { asConfirmedStart, asProvenTime, confirmServerDate } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import {
  allMembersLimits,
  changeLimits,
  emptyLimits,
  readLimits,
  removeLimits,
  storedLimitsText,
  type OwnLimits,
} from './store'
import { removeExpiredLimitsOfOthers, expireAllLimits, expireLimits } from './store'
import { confirmBreakAt, confirmRaiseAt, DAY_MS, capAt, TIME_PENDING, type Limit } from './limit'

const NOW = asProvenTime(Date.UTC(2026, 10, 21, 14))
const HOUR_MS = 3_600_000

const ownLimits = (limits: OwnLimits['limits'], breakUntil: number | null = null): OwnLimits => {
  return { ...emptyLimits('1001'), limits, breakUntil }
}
const perOrder = (limit: Limit) => ownLimits([{ kind: 'perOrder', limit }])
const withStartsConfirmed = (own: OwnLimits): OwnLimits => {
  const limits = own.limits.map(({ kind, limit }) => ({ kind, limit: confirmRaiseAt(limit, asConfirmedStart(NOW)) }))
  return { ...own, ...confirmBreakAt(own, asConfirmedStart(NOW)), limits }
}
const most = money('5000')

describe('expireLimits', () => {
  const raise = { most: money('9000'), from: NOW + HOUR_MS }
  const perDay: OwnLimits['limits'] = [{ kind: 'lossDay', limit: { most, waiting: null } }]

  it.each<[string, OwnLimits, number | null]>([
    ['no limits', ownLimits([]), null],
    ['a limit', perOrder({ most, waiting: null }), NOW + DAY_MS],
    ['a limit that ends in an hour', perOrder({ most, waiting: { most: null, from: NOW + HOUR_MS } }), NOW + HOUR_MS],
    ['a limit that would be raised in an hour', perOrder({ most, waiting: raise }), NOW + DAY_MS],
    ['a limit that has ended', perOrder({ most, waiting: { most: null, from: NOW } }), null],
    ['a break of an hour', ownLimits([], NOW + HOUR_MS), NOW + HOUR_MS],
    ['a break of a week beside a limit', ownLimits(perDay, NOW + 7 * DAY_MS), NOW + 7 * DAY_MS],
    ['a break that is over', ownLimits([], NOW), null],
    [
      'a break whose start time is not confirmed yet',
      { ...ownLimits([], TIME_PENDING), breakAsked: { ms: 5, atLeast: 0 } },
      NOW + 5,
    ],
  ])('keeps stored limits and breaks until they end, given %s', (_name, before, end) => {
    const remaining = expireLimits(before, NOW)
    const holdsAt = (at: number) =>
      remaining !== null && expireLimits(withStartsConfirmed(remaining), asProvenTime(at)) !== null
    expect([holdsAt((end ?? NOW) - 1), holdsAt(end ?? NOW)]).toEqual([end !== null, false])
  })

  it('keeps exactly the caps and breaks that apply now, and does not postpone their end in a later call', () => {
    const amount = fc.option(fc.constantFrom(money('1000'), money('5000')))
    const anyLimit = fc.record({
      most: amount,
      waiting: fc.option(fc.record({ most: amount, from: fc.integer({ min: NOW - DAY_MS, max: NOW + DAY_MS }) })),
    })
    forAll(anyLimit, fc.option(fc.integer({ min: NOW - DAY_MS, max: NOW + 40 * DAY_MS })), (limit, breakUntil) => {
      const before = ownLimits([{ kind: 'perOrder', limit }], breakUntil)
      const remaining = expireLimits(before, NOW)
      const currentCap = capAt(limit, NOW)
      const remainingLimit = remaining?.limits[0]?.limit
      expect(remainingLimit === undefined ? null : capAt(remainingLimit, NOW)).toBe(currentCap)
      expect((remaining?.breakUntil ?? 0) > NOW).toBe((breakUntil ?? 0) > NOW)
      if (remaining === null) return
      // Another erasure of the device's data must not postpone the end of a limit.
      expect(expireLimits(remaining, asProvenTime(NOW + HOUR_MS))?.limits ?? []).toEqual(
        remaining.limits.filter((entry) => capAt(entry.limit, asProvenTime(NOW + HOUR_MS)) !== null),
      )
      expect(expireLimits(withStartsConfirmed(remaining), asProvenTime(NOW + 41 * DAY_MS))).toBeNull()
    })
  })
})

describe('on a device with limits of several members,', () => {
  const waiting = { most: null, from: NOW }
  const endedLimit = perOrder({ most, waiting })
  const storeLimits = (memberId: string, limits: OwnLimits) => changeLimits(memberId, () => ({ ...limits, memberId }))
  const storedIds = () => allMembersLimits().map(({ memberId }) => memberId)

  beforeEach(() => {
    for (const { memberId } of allMembersLimits()) removeLimits(memberId)
    forgetServerDate()
  })

  it('expireAllLimits removes limits that no longer apply and returns the others', () => {
    storeLimits('1', ownLimits([], NOW + 5))
    storeLimits('2', ownLimits([], NOW))
    storeLimits('3', perOrder({ most, waiting: null }))
    const remaining = expireAllLimits(NOW)
    expect(remaining).toEqual(['1', '3'].map(readLimits))
    expect(storedIds()).toEqual(['1', '3'])
  })

  it('expireAllLimits keeps all limits and breaks and requests the end of each limit while the platform’s time is unknown', () => {
    storeLimits('1', ownLimits([], 1))
    storeLimits('2', endedLimit)
    storeLimits('3', perOrder({ most, waiting: null }))
    storeLimits('4', ownLimits([]))
    const startTimes = ({ limits }: OwnLimits) => limits.map(({ limit }) => limit.waiting?.from)
    expect(expireAllLimits(null).flatMap(startTimes)).toEqual([NOW, TIME_PENDING])
    // Unreadable limits never end, even if the platform's time is known.
    const unreadable = { ...ownLimits([]), unreadableLimits: [1] }
    expect(expireLimits(unreadable, NOW)).toEqual(unreadable)
    expect(storedIds()).toEqual(['1', '2', '3'])
  })

  it('removeExpiredLimitsOfOthers removes another member’s limits and breaks once the platform’s time is past their end', () => {
    for (const id of ['1', '2']) storeLimits(id, ownLimits([], NOW))
    storeLimits('3', endedLimit)
    storeLimits('4', ownLimits([], NOW + DAY_MS))
    storeLimits('5', { ...ownLimits([]), isAsked: true })
    storeLimits('6', { ...ownLimits([], TIME_PENDING), breakAsked: { ms: 5, atLeast: 0 } })
    removeExpiredLimitsOfOthers('2')
    expect(storedIds()).toHaveLength(6)
    confirmServerDate(NOW)
    removeExpiredLimitsOfOthers('2')
    expect(storedIds()).toEqual(['2', '4', '5', '6'])
    // The break of member 6 has an end now, although that member is not logged in.
    expect(readLimits('6').breakUntil).toBe(NOW + 1005)
    const text = storedLimitsText('4')
    removeExpiredLimitsOfOthers(null)
    expect([storedIds(), storedLimitsText('4')]).toEqual([['4', '5', '6'], text])
  })
})
