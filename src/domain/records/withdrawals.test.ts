import { expect, it } from 'vitest'
import type { Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { accountText, isDone, fingerprintOf, ownMedian } from './withdrawals'
import { secondsBetween } from '@/lib/server-time-order'

function withdrawal(part: Partial<Withdrawal> = {}): Withdrawal {
  const times = { submittedAt: '2026-11-20 12:00:00', reviewedAt: '2026-11-20 12:05:00' }
  return { status: 4, statusText: 'Paid', amount: money('50000'), description: '', ...times, ...part }
}

it('isDone is true for statuses 2 and 4 only', () => {
  expect([0, 1, 2, 3, 4, 5].filter((status) => isDone(withdrawal({ status })))).toEqual([2, 4])
})

it.each<[string, string, number | null]>([
  ['2026-11-20T12:00:00', '2026-11-20 12:00', 0],
  ['2026-12-31 23:59:30', '2027-01-01 00:00:30', 60],
  // An hour that some time zones skip, and one that they repeat.
  ['2026-03-29 01:30:00', '2026-03-29 03:30:00', 7200],
  ['2026-10-25 01:30:00', '2026-10-25 03:30:00', 7200],
  ['2026-11-20 12:05:00', '2026-11-20 12:00:00', -300],
  ['2026-11-20 12:00:00', '', null],
  ['yesterday', '2026-11-20 12:00:00', null],
  ['on 2026-11-20 12:00:00', '2026-11-20 12:00:00', null],
  ['2026-11-20 12:00:10', '2026-11-20 12:00:40', 30],
])('secondsBetween %s and %s on the server’s clock is %j', (from, to, seconds) => {
  expect(secondsBetween(from, to)).toBe(seconds)
})

const after = (minutes: number, part: Partial<Withdrawal> = {}) => {
  const time = `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return withdrawal({ reviewedAt: `2026-11-20 ${time}:00`, ...part })
}

it('accountText shows the bank and the last four digits', () => {
  expect(accountText({ bankName: 'Bank Demo', accountNumber: '123456' })).toBe('Bank Demo ••••\u00a03456')
})

it.each<[string, Withdrawal[], ReturnType<typeof ownMedian>]>([
  ['of no withdrawals', [], null],
  ['of an odd number is the middle one', [after(9), after(1), after(4)], { minutes: 4, count: 3 }],
  ['of an even number is between the middle two', [after(2), after(4)], { minutes: 3, count: 2 }],
  ['is rounded to whole minutes', [after(2), after(3)], { minutes: 3, count: 2 }],
  ['includes status 2', [after(2, { status: 2 })], { minutes: 2, count: 1 }],
  ['leaves out refused withdrawals', [after(2, { status: 3 }), after(7)], { minutes: 7, count: 1 }],
  ['leaves out withdrawals under way', [withdrawal({ status: 1, reviewedAt: '' })], null],
  ['leaves out withdrawals reviewed at the time of submission', [after(0)], null],
  ['leaves out unreadable times', [withdrawal({ submittedAt: '?' }), after(90)], { minutes: 90, count: 1 }],
])('the member’s own median %s', (_name, list, expected) => {
  expect(ownMedian(list)).toEqual(expected)
})

it('fingerprintOf does not change with the status of a withdrawal, and differs with its time or amount', () => {
  const reviewed = withdrawal({ status: 2, reviewedAt: '2026-11-20 12:02:00' })
  expect(fingerprintOf(reviewed)).toBe(fingerprintOf(withdrawal()))
  const others = [{ submittedAt: '2026-11-19 08:00:00' }, { amount: money('1') }].map(withdrawal)
  expect(others.map(fingerprintOf)).not.toContain(fingerprintOf(withdrawal()))
})
