import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { isolateRightToLeft, withoutBidiControls } from './bidi'

describe('isolateRightToLeft', () => {
  it.each(['ليلة', 'שם', 'Sunda ليلة', '\u200f', 'ﻻ', '𞤀', '𐤀', 'ܐ', 'ހ'])(
    'isolates the right-to-left text %j',
    (text) => {
      expect(isolateRightToLeft(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  it.each(['', 'Sunda', 'Hà Nội', '上海', 'Mérida', '１２', '१२', 'ไทย', '50.000,00 · −5', '“a” … ’', '😀', '\ufeff'])(
    'returns %j unchanged',
    (text) => {
      expect(isolateRightToLeft(text)).toBe(text)
    },
  )
})

describe('withoutBidiControls', () => {
  it.each([
    ['a\u202eb', 'ab'],
    ['\u2067a\u2069b\u202c', 'ab'],
    ['\u2066\u2068\u202a\u202b\u202d', ''],
    ['ليلة\u200f', 'ليلة\u200f'],
    ['Sunda', 'Sunda'],
  ])('turns %j into %j', (text, expected) => {
    expect(withoutBidiControls(text)).toBe(expected)
  })

  it('removes all bidi controls, so that isolateRightToLeft returns none except the two that it adds', () => {
    const unit = fc.constantFrom(...Array.from('ab1 של\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200f'))
    forAll(fc.string({ unit }), (text) => {
      expect(isolateRightToLeft(withoutBidiControls(text))).toMatch(
        /^(?:\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069|[^\u202a-\u202e\u2066-\u2069]*)$/,
      )
    })
  })
})
