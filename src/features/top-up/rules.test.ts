import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { readAmount } from '@/kit/forms/amount-draft'
import { topUpAmountOf, topUpProblemsOf, type TopUpDraft } from './rules'

const COMPLETE_DRAFT: TopUpDraft = { amount: readAmount('50000'), method: '0', voucher: '/uploads/1.jpeg' }

describe('the draft of a top-up', () => {
  it.each(['50000', '007', 'Rp 50.000,00'])('is valid if it has a method, a voucher and the amount %j', (amount) => {
    expect(topUpProblemsOf({ ...COMPLETE_DRAFT, amount: readAmount(amount) })).toEqual({})
  })

  it('has a problem for each wrong field, and the problem of the amount says why the amount is wrong', () => {
    const problems = ['', '000', '1500.50', '1e5', '1'.repeat(16)].map((amount) =>
      topUpProblemsOf({ ...COMPLETE_DRAFT, amount: readAmount(amount) }),
    )
    expect(problems.map(({ amount }) => amount)).toEqual(['amount', 'amount', 'decimals', 'notDigits', 'tooLong'])
    const allProblems = { amount: 'amount', method: 'method', voucher: 'voucher' }
    expect(topUpProblemsOf({ amount: readAmount(''), method: null, voucher: null })).toEqual(allProblems)
  })

  it('keeps the exact amount from 1 to the highest number of 15 digits', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n })
    forAll(amount, (value) => {
      expect(topUpAmountOf(readAmount(String(value)))).toBe(String(value))
    })
  })
})
