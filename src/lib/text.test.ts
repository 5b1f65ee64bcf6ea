import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { fold, maskNumber, textFromAddress, westernDigits } from './text'

it('digits are read in every script, and nothing else is one', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length).toBeGreaterThan(600)
  expect(westernDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  expect(['50.000', '5²', ''].map(westernDigits)).toEqual(['50.000', '5²', ''])
})

describe('a text of the address', () => {
  const read = (name: string) => textFromAddress(new URLSearchParams({ name }), 'name')

  it.each([
    ['Yogyakarta', 'Yogyakarta'],
    ['  Hà  Nội ', 'Hà Nội'],
    ['Me\u0301rida', 'Me\u0301rida'],
    ['上海', '上海'],
    ['two\r\n\tlines\u2028more', 'two lines more'],
    ['a\u202eb\u202cc', 'abc'],
    ['a\u2067b\u200bc\u0000d\u001be\ufefff', 'abcdef'],
    ['\u{e0041}tag', 'tag'],
    ['x'.repeat(61), 'x'.repeat(60)],
    ['😀'.repeat(61), '😀'.repeat(60)],
    [` ${'x'.repeat(60)}`, 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    ['', ''],
  ])('%j is %j', (written, shown) => {
    expect(read(written)).toBe(shown)
  })

  it('is one line of at most 60 visible characters, or none', () => {
    expect(textFromAddress(new URLSearchParams('id=1'), 'name')).toBe('')
    forAll(fc.string({ unit: 'binary', maxLength: 200 }), (written) => {
      const shown = read(written)
      expect(Array.from(shown).length).toBeLessThanOrEqual(60)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(shown).toBe(shown.trim())
    })
  })
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
