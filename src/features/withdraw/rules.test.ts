import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { forAll } from '../../../tests/support/for-all'
import { readAmount } from '@/kit/forms/amount-draft'
import { allDigits, limitsOf, withdrawalDraftRefusal, withdrawalRequestRefusal, type AmountRefusal } from './rules'

const limits = { minimum: money('10000'), maximum: money('500000') }

describe('an amount', () => {
  it.each<[string, string, AmountRefusal | null]>([
    ['50.000,00', '750000', null],
    ['', '750000', { kind: 'wrongAmount' }],
    ['0', '750000', { kind: 'wrongAmount' }],
    // An amount outside the limits is reported as such even if it also exceeds the balance.
    ['9999', '500', { kind: 'belowMinimum', limit: limits.minimum }],
    ['500001', '100', { kind: 'aboveMaximum', limit: limits.maximum, balance: money('100') }],
    ['50.000,50', '750000', { kind: 'unreadable', problem: 'decimals' }],
    ['1'.repeat(16), '750000', { kind: 'aboveMaximum', limit: limits.maximum, balance: null }],
    ['20000', '19999.99', { kind: 'aboveBalance', limit: money('19999.99') }],
  ])('%j of a balance of %s: %j', (digits, balance, refusal) => {
    expect(withdrawalDraftRefusal(readAmount(digits), limits, money(balance))).toEqual(refusal)
  })

  it('that may go is within limits and balance, and any that is may go', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2_000_000n })
    forAll(amounts, amounts, amounts, amounts, (amount, least, more, balance) => {
      const range = { minimum: money(String(least)), maximum: money(String(least + more)) }
      const held = money(String(balance))
      const isWithin = amount > 0n && amount >= least && amount <= least + more && amount <= balance
      const refusal = withdrawalDraftRefusal(readAmount(String(amount)), range, held)
      expect(refusal === null).toBe(isWithin)
      // And again at Confirm, when limits and balance may be others.
      const reviewed = withdrawalRequestRefusal(money(String(amount)), '1234', { limits: range, balance: held })
      expect(reviewed).toEqual(refusal)
    })
  })
})

it('at Confirm the amount is checked again, and then how long the fund password is', () => {
  const refusalOf = (balance: string, fundPassword: string) =>
    withdrawalRequestRefusal(money('20000'), fundPassword, { limits, balance: money(balance) })
  expect(refusalOf('19999.99', '123')).toEqual({ kind: 'aboveBalance', limit: money('19999.99') })
  const refusals = ['', '123', '12345', '1234'].map((fundPassword) => refusalOf('20000', fundPassword)?.kind)
  expect(refusals).toEqual(['wrongPassword', 'wrongPassword', 'wrongPassword', undefined])
})

describe("'All'", () => {
  it('fills in the whole balance, cut to a whole amount, up to the maximum', () => {
    const balances = ['750000', '500000', '86500', '86500.99', '0.5', '0', '-12.5']
    const digits = balances.map((balance) => allDigits(limits, money(balance)))
    expect(digits).toEqual(['500000', '500000', '86500', '86500', '0', '0', '0'])
  })

  it('is never more than balance or maximum, is typed in digits, and is refused only for the minimum', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n })
    forAll(cents, (balance) => {
      const held = money(`${balance / 100n}.${String(balance % 100n).padStart(2, '0')}`)
      const digits = allDigits(limits, held)
      expect(digits).toMatch(/^\d+$/)
      const amount = money(digits)
      expect(readAmount(digits).amount).toBe(amount)
      expect(compare(amount, held)).toBeLessThanOrEqual(0)
      expect(compare(amount, limits.maximum)).toBeLessThanOrEqual(0)
      const refusal = withdrawalDraftRefusal(readAmount(digits), limits, held)
      expect(['belowMinimum', 'wrongAmount', undefined]).toContain(refusal?.kind)
    })
  })
})

const rules = { minimum: money('10'), maximum: money('20'), perDay: 3 }
const member = { withdrawMinimum: money('1'), withdrawMaximum: money('2'), withdrawalsPerDay: 9 }
const ofMember = { minimum: money('1'), maximum: money('2'), perDay: 9 }
const silent = { withdrawMinimum: null, withdrawMaximum: null, withdrawalsPerDay: null }

it.each<[string, ...Parameters<typeof limitsOf>, ReturnType<typeof limitsOf>]>([
  ['the call’s, over those of the user info', rules, member, rules],
  ['the call’s alone', rules, silent, rules],
  ['without a number a day: that of the other', { ...rules, perDay: 0 }, member, { ...rules, perDay: 9 }],
  ['without a number a day anywhere', { ...rules, perDay: 0 }, silent, { ...rules, perDay: null }],
  ['without a maximum: that of the other', { ...rules, maximum: null }, member, { ...rules, maximum: money('2') }],
  ['without a minimum: that of the other', { ...rules, minimum: null }, member, { ...rules, minimum: money('1') }],
  ['without a maximum anywhere', { ...rules, maximum: null }, silent, null],
  ['the user info’s where the call fails', undefined, member, ofMember],
  ['the user info’s, without a maximum', undefined, { ...member, withdrawMaximum: null }, null],
  ['the user info’s, without a minimum', undefined, { ...member, withdrawMinimum: null }, null],
])('the limits are %s', (_what, call, info, expected) => {
  expect(limitsOf(call, info)).toEqual(expected)
})
