import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { readAmountText, fieldTextOf, type AmountProblem } from './amount-text'
import { formatAmount, money } from './text'

const read = (text: string) => readAmountText(text, 'Rp')

describe('readAmountText', () => {
  const TEXTS_BY_AMOUNT = {
    '0': ['0'],
    '5': ['Rp.5', `${'0'.repeat(20)}5`],
    '7': ['007'],
    '50': ['50.00', '50.', '50。00'],
    '1500': '1.500 | 1,500 | 1,500.00 | 1 500,00 | 1500.00 | 1500,00'.split(' | '),
    '50000': [
      ...'50000 | 50.000 | 50,000 | 50 000 | 50\u00a0000 | 50\u202f000 | 50.000,00 | 50.000,0 | 50.000, | 50.000.'.split(
        ' | ',
      ),
      ...'Rp 50.000 | Rp50.000,- | Rp. 50.000,– | Rp.50.000 | rp 50,000.00 | 50.000 Rp | IDR 50.000,00'.split(' | '),
      ..."50.000,00 IDR |   50000\t | \u200e50.000\u200f | \u202a50.000\u202c | 50'000 | 50’000".split(' | '),
      // `src/lib/text.test.ts` tests the digits of every script.
      ...'５０，０００ | ５０．０００ | ٥٠٬٠٠٠ | ٥٠٬٠٠٠٫٠٠ | ๕๐.๐๐๐'.split(' | '),
    ],
    '1234567': ['1.234.567', '1,234,567'],
    ['9'.repeat(15)]: ['9'.repeat(15)],
  }
  it.each(Object.entries(TEXTS_BY_AMOUNT).flatMap(([amount, texts]) => texts.map((text) => [text, amount])))(
    'reads %j as %s',
    (text, amount) => {
      expect(read(text)).toEqual({ amount, problem: null })
    },
  )

  it.each(['', ' ', '\u00a0', '\u200b'])('finds neither an amount nor a problem in the empty text %j', (text) => {
    expect(read(text)).toEqual({ amount: null, problem: null })
  })

  const TEXTS_BY_PROBLEM: Record<AmountProblem, readonly string[]> = {
    decimals: [
      ...'1500.50 | 1500,5 | 1.50 | 1,500.50 | 50.000,01 | 0.5 | 0.500 | 1500.000 | 1,500.000'.split(' | '),
      ...'٥٠٫٥ | ５０，５ | ５０。５ | ١٫٥٠٠'.split(' | '),
    ],
    notDigits: [
      ...'-200 | −200 | +200 | 200- | (200) | 1e5 | 0x10 | 5x | 50rb | 五万 | 5² | ½ | 50% | Rp | $50 | . | .50'.split(
        ' | ',
      ),
      ...'1.2.3 | 50.00.000 | 1.234,567.890 | 1,234.567,00 | 0.500.000 | 50 00 | 50..000'.split(' | '),
      ...'100000-200000 | Rp 5 Rp 6'.split(' | '),
    ],
    tooLong: ['9'.repeat(16), `9.${'999.'.repeat(5)}999`],
  }
  it.each(Object.entries(TEXTS_BY_PROBLEM).flatMap(([problem, texts]) => texts.map((text) => [text, problem])))(
    'refuses %j with the problem %s',
    (text, problem) => {
      expect(read(text)).toEqual({ amount: null, problem })
    },
  )

  it('refuses a text of 100,000 characters within 2 s', { timeout: 2000 }, () => {
    expect(read('5'.padEnd(100_000) + '0').problem).toBe('notDigits')
    expect(read('9'.repeat(100_000)).problem).toBe('tooLong')
    expect(fieldTextOf('5'.repeat(100_000), '.').slice(0, 6)).toBe('5.555.')
  })

  it('accepts the label of the given currency, and refuses the label of another currency', () => {
    expect(readAmountText('RM 1,500', 'RM').amount).toBe('1500')
    expect(readAmountText('$1,500', '$').amount).toBe('1500')
    expect(readAmountText('1.500 (demo)', '(demo)').amount).toBe('1500')
    expect(readAmountText('IDR 1.500', 'RM').problem).toBe('notDigits')
    expect(readAmountText('Rp 1.500', 'RM').problem).toBe('notDigits')
  })

  const units = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n })
  const separators = fc.constantFrom('comma' as const, 'dot' as const)
  const cents = fc.integer({ min: 1, max: 99 }).map((count) => String(count).padStart(2, '0'))
  it('reads formatted amounts with or without zero decimals, and refuses other decimals', () =>
    forAll(units, separators, fc.constantFrom('', '0', '00'), cents, (amount, separator, zeros, decimals) => {
      const point = separator === 'comma' ? '.' : ','
      const text = formatAmount(money(String(amount)), separator)
      expect(read(zeros === '' ? text : text + point + zeros).amount).toBe(String(amount))
      const textWithDecimals = formatAmount(money(`${amount}.${decimals}`), separator)
      expect(read(textWithDecimals)).toEqual({ amount: null, problem: 'decimals' })
    }))

  it('never returns an amount above the number that the digits form, and never counts decimals as units', () => {
    const mark = fc.constantFrom(...Array.from("01234567890055٥５.,. '-eRp\u200e"))
    fc.assert(
      fc.property(fc.string({ unit: mark, maxLength: 14 }), (text) => {
        const { amount } = read(text)
        if (amount === null) return
        const plain = text.replaceAll('\u200e', '').replaceAll('٥', '5').replaceAll('５', '5')
        // The dot of "Rp." belongs to the label.
        const digits = plain.replace(/^\s*Rp\./, '')
        expect(BigInt(amount)).toBeLessThanOrEqual(BigInt(digits.replace(/\D/g, '')))
        const tail = /[.,](\d{1,2})(?:[.,]?-?)\D*$/.exec(digits)?.[1] ?? ''
        expect(BigInt(amount)).toBe(BigInt(digits.replace(/\D/g, '').slice(0, -tail.length || undefined)))
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws, and never returns both an amount and a problem', () =>
    forAll(fc.string({ unit: 'binary' }), fc.string(), (text, currency) => {
      const { amount, problem } = readAmountText(text, currency)
      expect(amount === null || problem === null).toBe(true)
    }))
})
