import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  floorToWhole,
  formatAmount,
  formatSigned,
  fraction,
  isNegative,
  isZero,
  maximum,
  minimum,
  money,
  multiply,
  parseMoney,
  positionBetween,
  subtract,
  sum,
  ZERO,
  type Money,
} from './money'

const digits = fc.stringMatching(/^\d{1,30}$/)
/** An amount with a sign and up to six decimals, as canonical text. */
const amounts: fc.Arbitrary<Money> = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, decimals]) => {
    const text = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
    const cut = text.length - decimals
    return money(`${units < 0n ? '-' : ''}${text.slice(0, cut)}${decimals === 0 ? '' : `.${text.slice(cut)}`}`)
  })

/** The exact units of a text with at most two decimals, by the integer arithmetic of the language itself. */
function hundredths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + decimals.padEnd(2, '0').slice(0, 2))
  return text.startsWith('-') ? -units : units
}

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
    '.',
    '-',
    '+',
    '--1',
    '1-',
    '1,000',
    '1 000',
    '1.2.3',
    '1e5',
    '1E5',
    '0x10',
    'NaN',
    'Infinity',
    'Rp 5',
    '١٢',
    '１２',
    '1\n2',
    '9'.repeat(41),
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

describe('arithmetic', () => {
  it('has no binary rounding', () => {
    expect(add(money('0.1'), money('0.2'))).toBe('0.3')
    expect(multiply(money('1.1'), '1.1')).toBe('1.21')
    expect(multiply(money('0.07'), 100)).toBe('7')
    expect(subtract(money('9007199254740993'), money('1'))).toBe('9007199254740992')
  })

  it('subtracting undoes adding', () => {
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        expect(subtract(add(left, right), right)).toBe(left)
      }),
    )
  })

  it('adding goes either way round, and zero changes nothing', () => {
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        expect(add(left, right)).toBe(add(right, left))
        expect(add(left, ZERO)).toBe(left)
        expect(subtract(left, left)).toBe(ZERO)
      }),
    )
  })

  it('multiplying by a number of notes is adding that often', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 12 }), (amount, notes) => {
        expect(multiply(amount, notes)).toBe(sum(Array.from({ length: notes }, () => amount)))
      }),
    )
  })

  it('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(digits, digits, (left, right) => {
        expect(add(money(left), money(right))).toBe((BigInt(left) + BigInt(right)).toString())
        expect(subtract(money(left), money(right))).toBe((BigInt(left) - BigInt(right)).toString())
        expect(multiply(money(left), right)).toBe((BigInt(left) * BigInt(right)).toString())
      }),
    )
  })

  it('sums nothing to zero', () => {
    expect(sum([])).toBe('0')
  })
})

describe('comparing', () => {
  it.each([
    ['1', '2', -1],
    ['2', '1', 1],
    ['10', '9', 1],
    ['-1', '1', -1],
    ['0.1', '0.10', 0],
    ['9007199254740993', '9007199254740992', 1],
  ])('holds %s against %s by value, not by spelling', (left, right, expected) => {
    expect(compare(money(left), money(right))).toBe(expected)
  })

  it('takes the lesser and the greater of two, whichever comes first', () => {
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        const least = minimum(left, right)
        expect(compare(least, left)).toBeLessThanOrEqual(0)
        expect(compare(least, right)).toBeLessThanOrEqual(0)
        expect([left, right]).toContain(least)
        const most = maximum(left, right)
        expect(add(least, most)).toBe(add(left, right))
        expect(compare(least, most)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it.each([
    ['0', true, false],
    ['-0.00', true, false],
    ['000', true, false],
    ['0.01', false, false],
    ['-0.01', false, true],
  ])('knows the sign of %s', (text, zero, negative) => {
    expect(isZero(money(text))).toBe(zero)
    expect(isNegative(money(text))).toBe(negative)
  })
})

describe('the position between two amounts', () => {
  it.each([
    ['0', '0', '100', 0],
    ['0', '100', '100', 1],
    ['-50', '0', '150', 0.25],
    ['-1000.5', '-1000.25', '-1000', 0.5],
    ['9007199254740992', '9007199254740993', '9007199254740994', 0.5],
    ['7', '7', '7', 0.5],
  ])('%s … %s … %s is %d', (from, amount, to, expected) => {
    expect(positionBetween(money(from), money(amount), money(to))).toBe(expected)
  })
})

describe('fraction', () => {
  it.each([
    ['1950', 108, 216, '975'],
    ['1000', 1, 3, '333.33'],
    ['1000', 2, 3, '666.66'],
    ['-1000', 2, 3, '-666.66'],
    ['0.01', 1, 2, '0'],
    ['0', 5, 7, '0'],
  ])('%s × %i / %i is %s, cut toward zero', (amount, numerator, denominator, expected) => {
    expect(fraction(money(amount), numerator, denominator)).toBe(expected)
  })

  it('never gives more than the exact value', () => {
    fc.assert(
      fc.property(digits, fc.nat(216), fc.integer({ min: 1, max: 216 }), (amount, numerator, denominator) => {
        const result = fraction(money(amount), numerator, denominator)
        expect(hundredths(result)).toBe((BigInt(amount) * 100n * BigInt(numerator)) / BigInt(denominator))
      }),
    )
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
