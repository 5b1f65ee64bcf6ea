import { amounts, hundredths } from '../../../tests/support/amounts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from './sums'
import { floorToWhole, formatAmount, formatSigned, isNegative, isZero, money, parseMoney } from './text'

const digits = fc.stringMatching(/^\d{1,30}$/)

describe('parseMoney', () => {
  it.each([
    ['0', '0'],
    ['007', '7'],
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
    ['9007199254740993', '9007199254740993'],
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
  ])('takes %j for no amount', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  it('keeps any string of digits exactly, but for leading zeros', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(parseMoney(text)).toBe(BigInt(text).toString())
      }),
    )
  })

  it('is the identity on its own results', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(amount)).toBe(amount)
      }),
    )
  })

  it('answers any text with an amount or null, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseMoney(text)
        expect(parsed === null || /^-?\d+(\.\d+)?$/.test(parsed)).toBe(true)
      }),
    )
  })
})

describe('money', () => {
  it('refuses a literal that is no amount, and names it', () => {
    expect(() => money('1,000')).toThrow(new RangeError('not an amount: 1,000'))
  })
})

describe('floorToWhole', () => {
  it.each([
    ['1234.99', '1234'],
    ['0.99', '0'],
    ['-0.99', '0'],
    ['-1.5', '-1'],
    ['7', '7'],
  ])('cuts %s to %s', (amount, expected) => {
    expect(floorToWhole(money(amount))).toBe(expected)
  })

  it('never fills in more than there is', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const whole = floorToWhole(amount)
        expect(whole).toMatch(/^-?\d+$/)
        expect(compare(whole, amount) <= 0 || isNegative(amount)).toBe(true)
      }),
    )
  })
})

describe('formatAmount', () => {
  it.each([
    ['0', '0', '0'],
    ['999', '999', '999'],
    ['1000', '1,000', '1.000'],
    ['86500', '86,500', '86.500'],
    ['123456789', '123,456,789', '123.456.789'],
    ['1234567.891', '1,234,567.89', '1.234.567,89'],
    ['0.5', '0.5', '0,5'],
    ['12.5', '12.5', '12,5'],
    ['1000.009', '1,000', '1.000'],
    ['0.999', '0.99', '0,99'],
    ['-1000.5', '−1,000.5', '−1.000,5'],
    ['-0.999', '−0.99', '−0,99'],
    ['-0.001', '0', '0'],
  ])('shows %s as %s, and with dots as %s', (amount, comma, dot) => {
    expect(formatAmount(money(amount))).toBe(comma)
    expect(formatAmount(money(amount), 'comma')).toBe(comma)
    expect(formatAmount(money(amount), 'dot')).toBe(dot)
  })

  it('reads back as the amount, cut to two decimals toward zero', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('comma' as const, 'dot' as const), (amount, separator) => {
        const shown = formatAmount(amount, separator)
        const [group, point] = separator === 'comma' ? [',', '.'] : ['.', ',']
        const plain = shown.replaceAll(group, '').replace(point, '.').replace('−', '-')
        expect(hundredths(plain)).toBe(hundredths(amount))
        expect(shown).toMatch(
          separator === 'comma' ? /^−?\d{1,3}(,\d{3})*(\.\d{1,2})?$/ : /^−?\d{1,3}(\.\d{3})*(,\d{1,2})?$/,
        )
      }),
    )
  })
})

describe('the sign', () => {
  it.each([
    ['0', true, false],
    ['-0.00', true, false],
    ['000', true, false],
    ['0.01', false, false],
    ['-0.01', false, true],
  ])('of %s is known', (text, zero, negative) => {
    expect(isZero(money(text))).toBe(zero)
    expect(isNegative(money(text))).toBe(negative)
  })
})

describe('a result', () => {
  it.each([
    ['1250', '+1,250'],
    ['-2550', '−2,550'],
    ['0', '0'],
    ['0.004', '0'],
    ['-0.004', '0'],
  ])('of %s reads %s', (amount, text) => {
    expect(formatSigned(money(amount))).toBe(text)
  })
})
