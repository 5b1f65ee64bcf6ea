import { describe, expect, it } from 'vitest'
import { joinSentences } from './format'
import type { LanguageCode } from './languages'

describe('sentences one after the other', () => {
  it.each<[LanguageCode, string[], string]>([
    ['en_us', ['Not accepted.', 'Wrong amount'], 'Not accepted. Wrong amount'],
    ['vi_vi', ['Một.', 'Hai.', 'Ba.'], 'Một. Hai. Ba.'],
    ['zh_cn', ['投注未被受理。', '余额不足。'], '投注未被受理。余额不足。'],
    ['en_us', ['One.', ''], 'One.'],
    ['en_us', [], ''],
  ])('in %s: %j', (language, sentences, text) => {
    expect(joinSentences(sentences, language)).toBe(text)
  })
})
