import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { amountOf, checkTopUp, type TopUpDraft } from './rules'

const complete: TopUpDraft = { amount: '50000', method: '0', voucher: '/uploads/1.jpeg' }

describe('a top-up', () => {
  it.each<[string, Partial<TopUpDraft>, string[]]>([
    ['is complete with amount, method and voucher', {}, []],
    ['needs an amount', { amount: '' }, ['amount']],
    ['of nothing is none', { amount: '0' }, ['amount']],
    ['of nothing, written long, is none', { amount: '000' }, ['amount']],
    ['of more digits than money has is a slip', { amount: '1'.repeat(16) }, ['amount']],
    ['may begin with zeros', { amount: '007' }, []],
    ['may be pasted with separators', { amount: 'Rp 50.000,00' }, []],
    ['has no decimals', { amount: '1500.50' }, ['amount']],
    ['needs a method', { method: null }, ['method']],
    ['needs a voucher that has a path', { voucher: null }, ['voucher']],
  ])('%s', (_name, part, missing) => {
    expect(Object.keys(checkTopUp({ ...complete, ...part }))).toEqual(missing)
  })

  it('is told of each wrong field by its own words', () => {
    const problems = ['', '0', '1500.50', '1e5', '1'.repeat(16)].map((amount) => checkTopUp({ ...complete, amount }))
    expect(problems.map(({ amount }) => amount)).toEqual(['amount', 'amount', 'decimals', 'notDigits', 'tooLong'])
    const wrong = { amount: 'amount', method: 'method', voucher: 'voucher' }
    expect(checkTopUp({ amount: '', method: null, voucher: null })).toEqual(wrong)
  })

  it('takes any amount of up to 15 digits that is not zero, exactly', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n })
    forAll(amount, (value) => {
      expect(amountOf(String(value))).toBe(String(value))
    })
  })
})
