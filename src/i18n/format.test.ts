import { expect, it } from 'vitest'
import { formatDateTime, formatList, formatNonBreakingDateTime } from './format'
import { joinSentences } from './sentences'
import { languageOf, languages, type LanguageCode } from './languages'

it.each(languages)(
  'formatNonBreakingDateTime in $name allows a line break only between the date and the time',
  ({ tag }) => {
    const at = new Date(2026, 10, 20, 14, 2).getTime()
    const wholeText = formatNonBreakingDateTime(at, tag)
    expect(wholeText.replaceAll('\u2060', '').replace(/\s/g, ' ')).toBe(formatDateTime(at, tag).replace(/\s/g, ' '))
    expect(wholeText.split(' ')).toHaveLength(2)
    expect(wholeText).toMatch(/\b14[:.]02\b/)
    // Browsers may break a line between a digit and 年, 月 or 日 even without a space.
    expect(wholeText).not.toMatch(/\d[年月日]|[年月]\d/)
  },
)

it.each<[LanguageCode, string]>([
  ['id_id', 'Besar dan Genap'],
  ['vi_vi', 'Besar và Genap'],
  ['zh_cn', 'Besar、Genap'],
  ['en_us', 'Besar and Genap'],
  ['es_spa', 'Besar y Genap'],
  ['ms_my', 'Besar dan Genap'],
])('formatList in the language %s joins two names as %s', (code, text) => {
  expect(formatList(['Besar', 'Genap'], languageOf(code))).toBe(text)
})

it.each<[LanguageCode, string[], string]>([
  ['en_us', ['Not accepted.', 'Wrong amount'], 'Not accepted. Wrong amount'],
  ['vi_vi', ['Một.', 'Hai.', 'Ba.'], 'Một. Hai. Ba.'],
  ['zh_cn', ['投注未被受理。', '余额不足。'], '投注未被受理。余额不足。'],
  ['en_us', ['One.', ''], 'One.'],
  ['en_us', [], ''],
])('joinSentences in the language %s joins the sentences %j to %j', (language, sentences, text) => {
  expect(joinSentences(sentences, language)).toBe(text)
})
