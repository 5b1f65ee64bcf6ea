import { amountArbitrary, hundredthsOf } from '../../../tests/support/amounts'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { compare } from './sums'
import {
  truncateToWhole,
  formatAmount,
  formatSigned,
  isNegative,
  isZero,
  money,
  parseMoney,
  storedAmount,
} from './text'

const digits = fc.stringMatching(/^\d{1,30}$/)

describe('parseMoney', () => {
  it.each([
    ['12.50', '12.5'],
    ['-3', '-3'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['-0.00', '0'],
    [' 12 ', '12'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['9'.repeat(40), '9'.repeat(40)],
  ])('reads %j as %j', (text, expected) => {
    expect(parseMoney(text)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    '9'.repeat(41),
    ...'. | - | + | --1 | 1- | 1,000 | 1 000 | 1.2.3 | 1e5 | 1E5 | 0x10 | NaN | Infinity | Rp 5 | ١٢ | １２ | 1\n2'.split(
      ' | ',
    ),
  ])('returns null for %j', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  it('returns up to 30 digits exactly, without leading zeros', () =>
    forAll(digits, (text) => {
      expect(parseMoney(text)).toBe(BigInt(text).toString())
    }))

  it('returns a canonical amount or null for any text, and never throws', () =>
    forAll(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), amountArbitrary), (text) => {
      const parsedAmount = parseMoney(text)
      expect(
        parsedAmount === null || (/^-?\d+(\.\d+)?$/.test(parsedAmount) && parseMoney(parsedAmount) === parsedAmount),
      ).toBe(true)
    }))
})

it('money throws an error that names the text if the text is not an amount', () => {
  expect(() => money('1,000')).toThrow(new RangeError('the text "1,000" is not an amount'))
})

it('truncateToWhole cuts off the decimals, which rounds toward zero', () => {
  const wholeAmounts = ['1234.99', '0.99', '-0.99', '-1.5', '7'].map((text) => truncateToWhole(money(text)))
  expect(wholeAmounts).toEqual(['1234', '0', '0', '-1', '7'])
  forAll(amountArbitrary, (amount) => {
    const wholeAmount = truncateToWhole(amount)
    expect(wholeAmount).toMatch(/^-?\d+$/)
    expect(compare(wholeAmount, amount) <= 0 || isNegative(amount)).toBe(true)
  })
})

describe('formatAmount', () => {
  it.each([
    ['1000', '1,000', '1.000'],
    ['1234567.891', '1,234,567.89', '1.234.567,89'],
    ['0.5', '0.50', '0,50'],
    ['1000.009', '1,000', '1.000'],
    ['-1000.5', '−1,000.50', '−1.000,50'],
    ['-0.001', '0', '0'],
  ])('writes %s as %s, and with dots between the thousands as %s', (amount, comma, dot) => {
    expect(formatAmount(money(amount))).toBe(comma)
    expect(formatAmount(money(amount), 'comma')).toBe(comma)
    expect(formatAmount(money(amount), 'dot')).toBe(dot)
  })

  it('cuts any amount to two decimals, which rounds toward zero', () =>
    forAll(amountArbitrary, fc.constantFrom('comma' as const, 'dot' as const), (amount, separator) => {
      const amountText = formatAmount(amount, separator)
      const [group, point] = separator === 'comma' ? [',', '.'] : ['.', ',']
      const decimalText = amountText.replaceAll(group, '').replace(point, '.').replace('−', '-')
      expect(hundredthsOf(decimalText)).toBe(hundredthsOf(amount))
      expect(amountText).toMatch(
        separator === 'comma' ? /^−?\d{1,3}(,\d{3})*(\.\d{1,2})?$/ : /^−?\d{1,3}(\.\d{3})*(,\d{1,2})?$/,
      )
    }))
})

it('isZero and isNegative do not round amounts, but formatSigned writes 0.004 as 0', () => {
  const amounts = ['0', '-0.00', '000', '0.01', '-0.01'].map(money)
  expect(amounts.map(isZero)).toEqual([true, true, true, false, false])
  expect(amounts.map(isNegative)).toEqual([false, false, false, false, true])
  const signedTexts = ['1250', '-2550', '0', '0.004', '-0.004'].map((text) => formatSigned(money(text)))
  expect(signedTexts).toEqual(['+1,250', '−2,550', '0', '0', '0'])
})

it('storedAmount accepts only a text that is an amount, and returns it in canonical form', () => {
  expect(['86500', '012.50', '-3'].map((stored) => v.parse(storedAmount, stored))).toEqual(['86500', '12.5', '-3'])
  const otherValues = [5, '', '1e5', '1,000', null, undefined, {}]
  expect(otherValues.filter((stored) => v.is(storedAmount, stored))).toEqual([])
})
