import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { maskNumber, shorten, westernDigits, stripInvisible } from './text'

it('westernDigits converts the digits of every script, and nothing else', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length).toBeGreaterThan(600)
  expect(westernDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  expect(['50.000', '5²', ''].map(westernDigits)).toEqual(['50.000', '5²', ''])
})

it.each([
  ['\u200bTIGA\u00ad-7\u2060\ufe0f\u00a0', 'TIGA-7'],
  ['\u202a+62 000\u202c', '+62 000'],
  ['\ufeff\t a b\u3164\u2800\u3000', 'a b'],
  ['\u200b \u200b', ''],
])('stripInvisible turns %j into %j', (text, expected) => {
  expect(stripInvisible(text)).toBe(expected)
})

it('maskNumber shows only the last four digits of a number, and no digit if it has at most four', () => {
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
])('shorten(%j, %i) returns %j', (text, maxLength, expected) => {
  expect(shorten(text, maxLength)).toBe(expected)
})
