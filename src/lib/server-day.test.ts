import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { forAll } from '../../tests/support/for-all'
import { dateOf, dayNumber, dayOfTime, gmtTime, isInstant, readTime, wallTime } from './server-day'
import { toEpochMs, compareTimes, dropIfBefore, secondsBetween } from './server-time-order'
import { serverTimeText } from './server-time-text'

it.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2028-02-29', 21_243],
  ['2026-11-20', 20_777],
])('dayNumber and dateOf convert between the date %j and the day number %s', (day, number) => {
  expect([dayNumber(day), dateOf(number)]).toEqual([number, day])
})

const otherTexts = ['26-11-20', ' 2026-11-20', '2026-11-20 ', '+002026-11-20', 'soon', '']
it.each(['2026-02-29', '2026-11-31', '2026-13-01', '2026-1-01', ...otherTexts])(
  'dayNumber returns null for %j, which is not a calendar date written as yyyy-mm-dd',
  (text) => {
    expect(dayNumber(text)).toBeNull()
  },
)

const english = { tag: 'en-US', isClockAsSent: true }

describe('serverTimeText', () => {
  it.each([
    ['id-ID', '20 Nov 2026, 07:05:20', '20 Nov 2026, 07.05.20'],
    ['vi-VN', '07:05:20 20 thg 11, 2026', '07:05:20 20 thg 11, 2026'],
    ['zh-CN', '2026年11月20日 07:05:20', '2026年11月20日 07:05:20'],
    ['en-US', 'Nov 20, 2026, 07:05:20', 'Nov 20, 2026, 7:05:20 AM'],
    ['es-MX', '20 nov 2026, 07:05:20', '20 nov 2026, 7:05:20 a.m.'],
    ['ms-MY', '20 Nov 2026, 07:05:20', '20 Nov 2026, 7:05:20 PG'],
  ])('in %s writes a time as %s if isClockAsSent is true, and as %s otherwise', (tag, asSent, asLanguage) => {
    // Versions of ICU put different spaces before AM, so the test turns all into plain spaces.
    const plain = (text: string) => text.replace(/\s/g, ' ')
    expect(plain(serverTimeText('2026-11-20 07:05:20', { tag, isClockAsSent: true }))).toBe(asSent)
    expect(plain(serverTimeText('2026-11-20 07:05:20', { tag, isClockAsSent: false }))).toBe(asLanguage)
  })

  it.each([
    ['2026-11-20', 'Nov 20, 2026'],
    ['2026-11-20 07:05', 'Nov 20, 2026, 07:05'],
    ['2026-11-20T23:59:59', 'Nov 20, 2026, 23:59:59'],
    [' 2026-11-20 00:00:00 ', 'Nov 20, 2026, 00:00:00'],
  ])('in English writes %j as %s', (text, shown) => {
    expect(serverTimeText(text, english)).toBe(shown)
  })

  const impossible = ['2026-13-40 07:05:20', '2026-02-30 07:05:20', '2026-11-20 25:61:00']
  it.each(['', '—', 'yesterday', ...impossible, '20/11/2026', 'on 2026-11-20', '2026-11-20 07:05:20+07:00'])(
    'returns %j unchanged, because it is not a time in a form of the platform',
    (text) => {
      expect(serverTimeText(text, english)).toBe(text)
    },
  )

  it('shows the clock, the day and the year as sent in every language, if isClockAsSent is true', () => {
    const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'))
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

const INSTANT_MS = Date.UTC(2026, 10, 20, 7, 5, 20)
const INSTANT = '2026-11-20T07:05:20Z'
/** Returns epoch ms as a time by this device's clock, without the use of `wallTime`. */
const localText = (at: number) => new Date(at).toLocaleString('sv-SE')

const zeroDates = [
  '0000-00-00 00:00:00',
  '0000-00-00',
  '0001-01-01T00:00:00Z',
  '-0001-11-30 00:00:00',
  '0000-00-00T00:00:00.000000Z',
]
const firstDays = [
  '1970-01-01 00:00:00',
  '1970-01-01 08:00:00',
  '1969-12-31 16:00:00',
  '1970-01-01',
  '1970-01-01T00:00:00+00:00',
]
const impossibleDates = [
  '2026-13-40T07:05:20Z',
  '2026-11-20T25:61:00+07:00',
  '1900-01-01 00:00:00',
  '1899-12-30',
  '9999-12-31 23:59:59',
  '2026-00-00 00:00:00',
  '2026-11-00',
]
const placeholders = [
  '',
  ' ',
  '-',
  '—',
  '--',
  '0',
  '00',
  '0.0',
  'null',
  'NULL',
  'N/A',
  'undefined',
  'NaN',
  'Invalid date',
  'Jan 1, 1970',
]
const otherValues = [
  null,
  undefined,
  0,
  -1,
  -62_135_596_800,
  28_800,
  1,
  false,
  true,
  [],
  {},
  NaN,
  Infinity,
  2 ** 53,
  1e21,
]

describe('for times of the platform,', () => {
  it.each<unknown>([...zeroDates, ...firstDays, ...impossibleDates, ...placeholders, ...otherValues])(
    'readTime reads %j as a missing time',
    (value) => {
      expect(readTime(value)).toBe('')
    },
  )

  it.each<[string, unknown[]]>([
    [
      '2026-11-20 07:05:20',
      ['2026-11-20 07:05:20', ' 2026-11-20T07:05:20 ', '2026-11-20 07:05:20.123456', '2026/11/20 7:05:20'],
    ],
    ['2026-11-20 07:05', ['2026-11-20 07:05', '2026-11-20T7:05']],
    ['2026-01-05', ['2026-01-05', '2026-1-5', '2026/01/05']],
  ])('readTime reads each form of the wall-clock time %s, and never converts it', (expected, written) => {
    for (const value of written) expect(readTime(value)).toBe(expected)
    expect([isInstant(expected), wallTime(expected), gmtTime(expected)]).toEqual([false, expected, expected])
  })

  it.each<unknown>([
    INSTANT_MS / 1000,
    INSTANT_MS,
    INSTANT_MS / 1000 + 0.25,
    String(INSTANT_MS / 1000),
    String(INSTANT_MS),
    '2026-11-20T07:05:20Z',
    '2026-11-20T07:05:20.000000Z',
    '2026-11-20 07:05:20 UTC',
    '2026-11-20T14:05:20+07:00',
    '2026-11-20 14:05:20+0700',
    '2026-11-19T21:05:20-10:00',
  ])('readTime reads %j as an instant, which is shown by the clock of this device', (value) => {
    expect(readTime(value)).toBe(INSTANT)
    expect(wallTime(INSTANT)).toBe(localText(INSTANT_MS))
    expect([isInstant(INSTANT), gmtTime(INSTANT)]).toEqual([true, '2026-11-20 07:05:20'])
    expect(serverTimeText(INSTANT, english)).toBe(serverTimeText(localText(INSTANT_MS), english))
  })

  it.each(['yesterday', 'Nov 20, 2026', '2026-02-30x', '20/11/2026', '昨天', 'kemarin 10:00'])(
    'readTime returns %j unchanged, and neither dayOfTime nor toEpochMs finds a time in it',
    (text) => {
      expect([readTime(text), dayOfTime(text), toEpochMs(text)]).toEqual([text, '', NaN])
    },
  )

  it('readTime accepts any value without an error, and returns its own result unchanged', () => {
    const hostile = fc.constantFrom(' ', '0', '2', '-', 'T', ':', 'Z', '1970').map((part) => part.repeat(20_000))
    const dateLike = fc.stringMatching(
      /^-?\d{1,4}[-/]\d{1,2}[-/]\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2}(\.\d{1,6})?)?)?(Z|[+-]\d\d:?\d\d)?$/,
    )
    forAll(fc.oneof(fc.anything(), dateLike, hostile, fc.double(), fc.integer()), (value) => {
      const firstResult = readTime(value)
      expect(readTime(firstResult)).toBe(firstResult)
      expect(typeof serverTimeText(firstResult, english)).toBe('string')
      expect(dayOfTime(firstResult)).toMatch(/^(20\d\d-\d\d-\d\d)?$/)
    })
  })

  it('readTime returns the same text for all forms of an instant', () => {
    forAll(
      fc.integer({ min: Date.UTC(2001, 0) / 1000, max: Date.UTC(2099, 11) / 1000 }),
      fc.integer({ min: -11, max: 13 }),
      (seconds, zone) => {
        const offset = `${zone < 0 ? '-' : '+'}${String(Math.abs(zone)).padStart(2, '0')}:30`
        const shifted = new Date((seconds + zone * 3600 + (zone < 0 ? -1800 : 1800)) * 1000).toISOString().slice(0, 19)
        const times = [seconds, seconds * 1000, String(seconds), `${shifted}${offset}`].map(readTime)
        expect(new Set(times).size).toBe(1)
        expect(Date.parse(times[0] ?? '')).toBe(seconds * 1000)
        expect(dayOfTime(times[0] ?? '')).toBe(localText(seconds * 1000).slice(0, 10))
      },
    )
  })

  it('dropIfBefore drops a time only if it is surely before the time of the event', () => {
    expect(dropIfBefore('2026-11-20 12:00:00', '2026-11-20 11:59:59')).toBe('')
    expect(dropIfBefore(INSTANT, '2026-11-20T07:05:19Z')).toBe('')
    for (const [event, after] of [
      ['', INSTANT],
      [INSTANT, INSTANT],
      [INSTANT, '2026-11-19 07:05:20'],
      ['soon', '2026-11-20'],
    ] as const)
      expect(dropIfBefore(event, after)).toBe(after)
    expect([secondsBetween(INSTANT, '2026-11-20 07:05:20'), secondsBetween(INSTANT, '')]).toEqual([null, null])
  })

  it('compareTimes sorts times from the earliest to the latest, with a missing time first', () => {
    const times = ['', '2026-11-18 07:05:20', '2026-11-20T07:05:20Z', '2026-11-20T07:05:21Z', '2026-11-23 07:05']
    forAll(fc.shuffledSubarray(times), (some) => {
      expect([...some].sort(compareTimes)).toEqual(times.filter((time) => some.includes(time)))
    })
  })
})
