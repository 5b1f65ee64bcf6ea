import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, onlyDigits } from './text'

describe('onlyDigits', () => {
  it.each([
    ['1,000', '1000'],
    ['Rp 1.500.000,–', '1500000'],
    ['-5', '5'],
    ['1e5', '15'],
    ['١٢', ''],
    ['', ''],
  ])('keeps of %j the digits %j', (typed, kept) => {
    expect(onlyDigits(typed)).toBe(kept)
  })

  it('keeps nothing but digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(onlyDigits(text)).toMatch(/^\d*$/)
      }),
    )
  })
})

describe('fold', () => {
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
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('changes a folded text no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})
