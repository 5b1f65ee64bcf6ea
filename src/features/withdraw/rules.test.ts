import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { forAll } from '../../../tests/support/for-all'
import { readAmount } from '@/kit/forms/amount-draft'
import { digitsOfAll, limitsOf, withdrawalDraftRefusal, withdrawalRequestRefusal, type AmountRefusal } from './rules'

const limits = { minimum: money('10000'), maximum: money('500000') }

describe('withdrawalDraftRefusal', () => {
  it.each<[string, string, AmountRefusal | null]>([
    ['50.000,00', '750000', null],
    ['', '750000', { kind: 'wrongAmount' }],
    ['0', '750000', { kind: 'wrongAmount' }],
    // For an amount outside the limits and above the balance, the limit decides the refusal.
    ['9999', '500', { kind: 'belowMinimum', limit: limits.minimum }],
    ['500001', '100', { kind: 'aboveMaximum', limit: limits.maximum, balance: money('100') }],
    ['50.000,50', '750000', { kind: 'unreadable', problem: 'decimals' }],
    ['1'.repeat(16), '750000', { kind: 'aboveMaximum', limit: limits.maximum, balance: null }],
    ['20000', '19999.99', { kind: 'aboveBalance', limit: money('19999.99') }],
  ])('for the text %j and the balance %s, returns the refusal %j', (digits, balance, refusal) => {
    expect(withdrawalDraftRefusal(readAmount(digits), limits, money(balance))).toEqual(refusal)
  })

  it('returns null exactly for amounts above zero and within limits and balance, like the check at Confirm', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2_000_000n })
    forAll(amounts, amounts, amounts, amounts, (amount, least, more, balance) => {
      const givenLimits = { minimum: money(String(least)), maximum: money(String(least + more)) }
      const heldBalance = money(String(balance))
      const isWithin = amount > 0n && amount >= least && amount <= least + more && amount <= balance
      const refusal = withdrawalDraftRefusal(readAmount(String(amount)), givenLimits, heldBalance)
      expect(refusal === null).toBe(isWithin)
      // Confirm checks again, because limits and balance may have changed.
      const confirmRefusal = withdrawalRequestRefusal(money(String(amount)), '1234', {
        limits: givenLimits,
        balance: heldBalance,
      })
      expect(confirmRefusal).toEqual(refusal)
    })
  })
})

it('withdrawalRequestRefusal checks the amount first, then the length of the fund password', () => {
  const refusalOf = (balance: string, fundPassword: string) =>
    withdrawalRequestRefusal(money('20000'), fundPassword, { limits, balance: money(balance) })
  expect(refusalOf('19999.99', '123')).toEqual({ kind: 'aboveBalance', limit: money('19999.99') })
  const refusals = ['', '123', '12345', '1234'].map((fundPassword) => refusalOf('20000', fundPassword)?.kind)
  expect(refusals).toEqual(['wrongPassword', 'wrongPassword', 'wrongPassword', undefined])
})

describe('digitsOfAll', () => {
  it('returns the balance cut to a whole number, at least zero and at most the maximum', () => {
    const balances = ['750000', '500000', '86500', '86500.99', '0.5', '0', '-12.5']
    const digits = balances.map((balance) => digitsOfAll(limits, money(balance)))
    expect(digits).toEqual(['500000', '500000', '86500', '86500', '0', '0', '0'])
  })

  it('returns an amount that withdrawalDraftRefusal refuses only if it is zero or below the minimum', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n })
    forAll(cents, (balance) => {
      const heldBalance = money(`${balance / 100n}.${String(balance % 100n).padStart(2, '0')}`)
      const digits = digitsOfAll(limits, heldBalance)
      expect(digits).toMatch(/^\d+$/)
      const amount = money(digits)
      expect(readAmount(digits).amount).toBe(amount)
      expect(compare(amount, heldBalance)).toBeLessThanOrEqual(0)
      expect(compare(amount, limits.maximum)).toBeLessThanOrEqual(0)
      const refusal = withdrawalDraftRefusal(readAmount(digits), limits, heldBalance)
      expect(['belowMinimum', 'wrongAmount', undefined]).toContain(refusal?.kind)
    })
  })
})

const rules = { minimum: money('10'), maximum: money('20'), perDay: 3 }
const member = { withdrawMinimum: money('1'), withdrawMaximum: money('2'), withdrawalsPerDay: 9 }
const memberLimits = { minimum: money('1'), maximum: money('2'), perDay: 9 }
const withoutLimits = { withdrawMinimum: null, withdrawMaximum: null, withdrawalsPerDay: null }

it.each<[string, ...Parameters<typeof limitsOf>, ReturnType<typeof limitsOf>]>([
  ['the limits of the rules if the member’s data has others', rules, member, rules],
  ['the limits of the rules if the member’s data has none', rules, withoutLimits, rules],
  [
    'the rules, completed by the number per day of the member’s data',
    { ...rules, perDay: 0 },
    member,
    { ...rules, perDay: 9 },
  ],
  [
    'limits without a number per day if rules and member’s data lack it',
    { ...rules, perDay: 0 },
    withoutLimits,
    { ...rules, perDay: null },
  ],
  [
    'the rules, completed by the maximum of the member’s data',
    { ...rules, maximum: null },
    member,
    { ...rules, maximum: money('2') },
  ],
  [
    'the rules, completed by the minimum of the member’s data',
    { ...rules, minimum: null },
    member,
    { ...rules, minimum: money('1') },
  ],
  ['null if neither the rules nor the member’s data has a maximum', { ...rules, maximum: null }, withoutLimits, null],
  ['the limits of the member’s data without rules', undefined, member, memberLimits],
  ['null without rules if the member’s data has no maximum', undefined, { ...member, withdrawMaximum: null }, null],
  ['null without rules if the member’s data has no minimum', undefined, { ...member, withdrawMinimum: null }, null],
])('limitsOf returns %s', (_name, call, info, expected) => {
  expect(limitsOf(call, info)).toEqual(expected)
})
