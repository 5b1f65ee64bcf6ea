import { expect, it } from 'vitest'
import type { Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { accountText, isPaid, fingerprintOf, medianReviewTime } from './withdrawals'
import { secondsBetween } from '@/lib/server-time-order'

function withdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  const times = { submittedAt: '2026-11-20 12:00:00', reviewedAt: '2026-11-20 12:05:00' }
  return { status: 4, statusText: 'Paid', amount: money('50000'), description: '', ...times, ...fields }
}

it('isPaid returns true only for the statuses 2 and 4', () => {
  expect([0, 1, 2, 3, 4, 5].filter((status) => isPaid(withdrawal({ status })))).toEqual([2, 4])
})

it.each<[string, string, number | null]>([
  ['2026-11-20T12:00:00', '2026-11-20 12:00', 0],
  ['2026-12-31 23:59:30', '2027-01-01 00:00:30', 60],
  // Some time zones skip an hour on the first of the next two days, and repeat one on the second.
  // On the server's clock, each of these rows spans two hours.
  ['2026-03-29 01:30:00', '2026-03-29 03:30:00', 7200],
  ['2026-10-25 01:30:00', '2026-10-25 03:30:00', 7200],
  ['2026-11-20 12:05:00', '2026-11-20 12:00:00', -300],
  ['2026-11-20 12:00:00', '', null],
  ['yesterday', '2026-11-20 12:00:00', null],
  ['on 2026-11-20 12:00:00', '2026-11-20 12:00:00', null],
  ['2026-11-20 12:00:10', '2026-11-20 12:00:40', 30],
])('from %s to %s, secondsBetween returns %j seconds (null if a time is unreadable)', (from, to, seconds) => {
  expect(secondsBetween(from, to)).toBe(seconds)
})

const withdrawalReviewedAfter = (minutes: number, fields: Partial<Withdrawal> = {}) => {
  const time = `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return withdrawal({ reviewedAt: `2026-11-20 ${time}:00`, ...fields })
}

it('accountText returns the bank and the last four digits of the account', () => {
  expect(accountText({ bankName: 'Bank Demo', accountNumber: '123456' })).toBe('Bank Demo ••••\u00a03456')
})

it.each<[string, Withdrawal[], ReturnType<typeof medianReviewTime>]>([
  ['is null without withdrawals', [], null],
  [
    'is the middle time of an odd number of withdrawals',
    [withdrawalReviewedAfter(9), withdrawalReviewedAfter(1), withdrawalReviewedAfter(4)],
    { minutes: 4, count: 3 },
  ],
  [
    'is the mean of the two middle times of an even number of withdrawals',
    [withdrawalReviewedAfter(2), withdrawalReviewedAfter(4)],
    { minutes: 3, count: 2 },
  ],
  ['is rounded to whole minutes', [withdrawalReviewedAfter(2), withdrawalReviewedAfter(3)], { minutes: 3, count: 2 }],
  ['includes withdrawals of status 2', [withdrawalReviewedAfter(2, { status: 2 })], { minutes: 2, count: 1 }],
  [
    'leaves out refused withdrawals',
    [withdrawalReviewedAfter(2, { status: 3 }), withdrawalReviewedAfter(7)],
    { minutes: 7, count: 1 },
  ],
  ['leaves out withdrawals under way', [withdrawal({ status: 1, reviewedAt: '' })], null],
  ['leaves out withdrawals reviewed at the time of submission', [withdrawalReviewedAfter(0)], null],
  [
    'leaves out withdrawals with an unreadable time',
    [withdrawal({ submittedAt: '?' }), withdrawalReviewedAfter(90)],
    { minutes: 90, count: 1 },
  ],
])('the median review time of the member’s withdrawals %s', (_name, list, expected) => {
  expect(medianReviewTime(list)).toEqual(expected)
})

it('fingerprintOf changes with the time of submission and the amount of a withdrawal, but not with its review', () => {
  const reviewed = withdrawal({ status: 2, reviewedAt: '2026-11-20 12:02:00' })
  expect(fingerprintOf(reviewed)).toBe(fingerprintOf(withdrawal()))
  const otherWithdrawals = [{ submittedAt: '2026-11-19 08:00:00' }, { amount: money('1') }].map(withdrawal)
  expect(otherWithdrawals.map(fingerprintOf)).not.toContain(fingerprintOf(withdrawal()))
})
