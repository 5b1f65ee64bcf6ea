import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { fold, foldName, maskNumber, shortened, tidyName, westernDigits, withoutUnseen } from './text'

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
  ['Wu\u200blan\ufeff', 'wulan'],
  ['STRASSE Straße STRAẞE', 'strasse strasse strasse'],
  ['YILDIZ Yıldız İpek', 'yildiz yildiz ipek'],
  ['ΝΙΚΟΣ Νίκος', 'νικοσ νικοσ'],
  ['  ', ''],
])('fold of %j is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

describe('the letters of a name', () => {
  it.each([
    ['O’Connor', 'oconnor'],
    ['Ma\u02bcruf \u02bbAlī', 'marufali'],
    ['Nguyễn-Phạm, Jr.', 'nguyenphamjr'],
    ['ÐẶNG Đặng Ɖặng', 'dangdangdang'],
    ['Łukasz Ødegård Æsa Œuf Þór Ħal', 'lukaszodegardaesaoeufthorhal'],
    ['מֹשֶׁה', 'משה'],
    ['محـمّد', 'محمد'],
    ['علی‌رضا', 'علیرضا'],
    ['สมชาย', 'สมชาย'],
    ['ทองดี', 'ทองด'],
    ['ﬁona Ⅳ', 'fionaiv'],
    ['佐々木・健', '佐々木健'],
    ['٣ ３', '33'],
    ['😀 🎉', ''],
    ['\u3164\u2800\u200d', ''],
  ])('of %j are %j', (name, letters) => {
    expect(foldName(name)).toBe(letters)
  })

  it('are letters and digits, and the same of themselves and of the name in plain capitals', () =>
    forAll(fc.string({ unit: 'binary' }), (name) => {
      const letters = foldName(name)
      expect(letters).toMatch(/^[\p{L}\p{N}]*$/u)
      expect(foldName(letters)).toBe(letters)
      expect(foldName(letters.toUpperCase())).toBe(letters)
    }))
})

it.each([
  ['\u200bTIGA\u00ad-7\u2060\ufe0f\u00a0', 'TIGA-7'],
  ['\u202a+62 000\u202c', '+62 000'],
  ['\ufeff\t a b\u3164\u2800\u3000', 'a b'],
  ['\u200b \u200b', ''],
])('of %j, %j can be seen', (text, seen) => {
  expect(withoutUnseen(text)).toBe(seen)
})

it.each([
  ['  Wulan   Rahayu ', 'Wulan Rahayu'],
  ['Đỗ\u00a0Hà\u200b', 'Đỗ Hà'],
  ['O’Connor', 'O’Connor'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['   ', ''],
  ['\u200b\u3164', ''],
  ['😀 - 🎉', ''],
])('the name %j is sent as %j', (name, sent) => {
  expect(tidyName(name)).toBe(sent)
})

it('an account number shows its last four and never all', () => {
  expect(['', '0000', '00 11', '0000 1111 22'].map(maskNumber)).toEqual(['••••', '••••', '••••', '••••\u00a01122'])
  forAll(fc.stringMatching(/^\d{0,20}$/), (number) => {
    const shown = maskNumber(number).replace(/[•\s]/g, '')
    expect(shown).toBe(number.length > 4 ? number.slice(-4) : '')
  })
})

it.each([
  ['Bank transfer', 13, 'Bank transfer'],
  ['Bank transfer', 12, 'Bank transf…'],
  ['Bank transfer', 6, 'Bank…'],
  ['  two\n lines ', 20, 'two lines'],
  ['😀😀😀', 6, '😀😀😀'],
  ['😀😀😀', 5, '😀😀…'],
  ['😀😀😀', 4, '😀…'],
  ['', 5, ''],
])('%j in at most %i characters is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
})
