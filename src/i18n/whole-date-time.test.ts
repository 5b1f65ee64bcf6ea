import { expect, it, vi } from 'vitest'
import type { LanguageCode } from './languages'
import { wholeDateTime } from './whole-date-time'

const language = vi.hoisted(() => ({ code: 'en_us' }))
vi.mock('.', () => ({ currentLanguage: () => language.code }))

/** Lines may end at "|". */
const inLines = (text: string) =>
  text
    .replace(/ /g, '|')
    .replace(/\s/g, '_')
    .replace(/\u2060/g, '~')

it.each<[LanguageCode, string]>([
  ['en_us', 'Nov_24,_2026,|9:30_AM'],
  ['id_id', '24_Nov_2026,|09.30'],
  ['vi_vi', '09:30|24_thg_11,_2026'],
  ['zh_cn', '2026~年~11~月~24~日|09:30'],
  ['es_spa', '24_nov_2026,|9:30_a.m.'],
  ['ms_my', '24_Nov_2026,|9:30_PG'],
])('in %s no line ends within the date or the time', (code, expected) => {
  language.code = code
  expect(inLines(wholeDateTime(new Date(2026, 10, 24, 9, 30).getTime()))).toBe(expected)
})
