import { describe, expect, it } from 'vitest'
import { formatList } from './format'
import { languageOf, type LanguageCode } from './languages'

describe('a list', () => {
  it.each<[LanguageCode, string]>([
    ['id_id', 'Besar dan Genap'],
    ['vi_vi', 'Besar và Genap'],
    ['zh_cn', 'Besar、Genap'],
    ['en_us', 'Besar and Genap'],
    ['es_spa', 'Besar y Genap'],
    ['ms_my', 'Besar dan Genap'],
  ])('is joined by %s: %s', (code, text) => {
    expect(formatList(['Besar', 'Genap'], languageOf(code))).toBe(text)
  })
})
