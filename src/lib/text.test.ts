import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { fold, maskNumber, westernDigits } from './text'

it('digits are read in every script, and nothing else is one', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length).toBeGreaterThan(600)
  expect(westernDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  expect(['50.000', '5²', ''].map(westernDigits)).toEqual(['50.000', '5²', ''])
})

it.each([
  ['Hà Nội', 'ha noi'],
  ['Đà Nẵng', 'da nang'],
  ['đỗ', 'do'],
  ['José Núñez', 'jose nunez'],
  ['Jose\u0301 Nun\u0303ez', 'jose nunez'],
  ['  Wulan   Rahayu ', 'wulan rahayu'],
  ['ＷＵＬＡＮ', 'wulan'],
  ['上海', '上海'],
  ['O’Neil-Smith', 'o’neil-smith'],
  ['  ', ''],
])('fold of %j is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('an account number shows its last four and never all', () => {
  expect(['', '0000', '00 11', '0000 1111 22'].map(maskNumber)).toEqual(['••••', '••••', '••••', '••••\u00a01122'])
  forAll(fc.stringMatching(/^\d{0,20}$/), (number) => {
    const shown = maskNumber(number).replace(/[•\s]/g, '')
    expect(shown).toBe(number.length > 4 ? number.slice(-4) : '')
  })
})
