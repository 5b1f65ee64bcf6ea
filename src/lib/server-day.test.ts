import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { forAll } from '../../tests/support/for-all'
import { dateOf, dayNumber, serverTimeText } from './server-day'

it.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2028-02-29', 21_243],
  ['2026-11-20', 20_777],
])('%j is day %s', (day, number) => {
  expect([dayNumber(day), dateOf(number)]).toEqual([number, day])
})

const otherTexts = ['26-11-20', ' 2026-11-20', '2026-11-20 ', '+002026-11-20', 'soon', '']
it.each(['2026-02-29', '2026-11-31', '2026-13-01', '2026-1-01', ...otherTexts])('%j is no day', (text) => {
  expect(dayNumber(text)).toBeNull()
})

const english = { tag: 'en-US', isClockAsSent: true }

describe('a time of the server', () => {
  it.each([
    ['id-ID', '20 Nov 2026, 07:05:20', '20 Nov 2026, 07.05.20'],
    ['vi-VN', '07:05:20 20 thg 11, 2026', '07:05:20 20 thg 11, 2026'],
    ['zh-CN', '2026年11月20日 07:05:20', '2026年11月20日 07:05:20'],
    ['en-US', 'Nov 20, 2026, 07:05:20', 'Nov 20, 2026, 7:05:20 AM'],
    ['es-MX', '20 nov 2026, 07:05:20', '20 nov 2026, 7:05:20 a.m.'],
    ['ms-MY', '20 Nov 2026, 07:05:20', '20 Nov 2026, 7:05:20 PG'],
  ])('reads in %s: %s', (tag, asSent, asLanguage) => {
    // The spaces that ICU puts before AM differ between its versions.
    const plain = (text: string) => text.replace(/\s/g, ' ')
    expect(plain(serverTimeText('2026-11-20 07:05:20', { tag, isClockAsSent: true }))).toBe(asSent)
    expect(plain(serverTimeText('2026-11-20 07:05:20', { tag, isClockAsSent: false }))).toBe(asLanguage)
  })

  it.each([
    ['2026-11-20', 'Nov 20, 2026'],
    ['2026-11-20 07:05', 'Nov 20, 2026, 07:05'],
    ['2026-11-20T23:59:59', 'Nov 20, 2026, 23:59:59'],
    [' 2026-11-20 00:00:00 ', 'Nov 20, 2026, 00:00:00'],
  ])('%j reads %s', (text, shown) => {
    expect(serverTimeText(text, english)).toBe(shown)
  })

  const impossible = ['2026-13-40 07:05:20', '2026-02-30 07:05:20', '2026-11-20 25:61:00']
  it.each(['', '—', 'yesterday', ...impossible, '20/11/2026', 'on 2026-11-20', '2026-11-20 07:05:20+07:00'])(
    '%j stays as it is, because it is no such time',
    (text) => {
      expect(serverTimeText(text, english)).toBe(text)
    },
  )

  it('is never converted: the figures sent are the figures shown, in every language', () => {
    const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'))
    const clock = fc.tuple(twoDigits(23), twoDigits(59), twoDigits(59)).map((parts) => parts.join(':'))
    const day = fc.integer({ min: 1, max: 28 })
    forAll(fc.constantFrom(...languages), day, clock, ({ tag }, day, clock) => {
      const shown = serverTimeText(`2026-02-${String(day).padStart(2, '0')} ${clock}`, { tag, isClockAsSent: true })
      expect(shown).toContain(clock)
      expect(shown.replace(clock, '')).toMatch(new RegExp(`\\b${day}\\D`.replace('\\b', '(?:^|\\D)')))
      expect(shown).toContain('2026')
    })
  })
})
