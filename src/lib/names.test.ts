import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { foldText, foldName, tidyName } from './names'

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
])('foldText turns %j into %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

describe('foldName', () => {
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
  ])('turns %j into %j', (name, letters) => {
    expect(foldName(name)).toBe(letters)
  })

  it('returns only letters and digits, and returns its own result unchanged', () =>
    forAll(fc.string({ unit: 'binary' }), (name) => {
      const letters = foldName(name)
      expect(letters).toMatch(/^[\p{L}\p{N}]*$/u)
      expect(foldName(letters)).toBe(letters)
      expect(foldName(letters.toUpperCase())).toBe(letters)
    }))
})

it.each([
  ['  Wulan   Rahayu ', 'Wulan Rahayu'],
  ['Đỗ\u00a0Hà\u200b', 'Đỗ Hà'],
  ['O’Connor', 'O’Connor'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['   ', ''],
  ['\u200b\u3164', ''],
  ['😀 - 🎉', ''],
])('tidyName turns the name %j into %j', (name, sent) => {
  expect(tidyName(name)).toBe(sent)
})
