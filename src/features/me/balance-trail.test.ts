import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { balanceTrail } from './balance-trail'

describe('what a balance is made of', () => {
  it('is the platform’s totals, and a rest that no call tells of', () => {
    const report = { toppedUp: '50000', withdrawn: '20000', staked: '27000', won: '16550.5' }
    const lines = balanceTrail(money('86500.5'), {
      toppedUp: money(report.toppedUp),
      withdrawn: money(report.withdrawn),
      staked: money(report.staked),
      won: money(report.won),
    })
    expect(lines).toEqual([
      { kind: 'toppedUp', amount: '50000' },
      { kind: 'withdrawn', amount: '-20000' },
      { kind: 'staked', amount: '-27000' },
      { kind: 'returned', amount: '16550.5' },
      { kind: 'rest', amount: '66950' },
    ])
  })

  it('sums to the balance, exactly, whatever the totals are', () => {
    const cents = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
    const amount = cents.map((value) => {
      const digits = String(value < 0n ? -value : value).padStart(3, '0')
      return sum([money(`${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)])
    })
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (balance, toppedUp, withdrawn, staked, won) => {
        const lines = balanceTrail(balance, { toppedUp, withdrawn, staked, won })
        expect(sum(lines.map((line) => line.amount))).toBe(balance)
      }),
    )
  })
})
