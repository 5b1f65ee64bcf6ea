import { expect, it, vi } from 'vitest'
import { dateOf, dayNumber } from './server-day'

it.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2028-02-29', 21_243],
  ['2026-11-20', 20_777],
  ['2026-02-29', null],
  ['2026-11-31', null],
  ['2026-13-01', null],
  ['2026-1-01', null],
  ['26-11-20', null],
  [' 2026-11-20', null],
  ['2026-11-20 ', null],
  ['+002026-11-20', null],
  ['soon', null],
  ['', null],
])('%j is day %s', (day, number) => {
  // Twice: the second time it is known.
  expect([dayNumber(day), dayNumber(day)]).toEqual([number, number])
  expect(number === null ? day : dateOf(number)).toBe(day)
})

it('is read once, until a thousand others were', () => {
  const parse = vi.spyOn(Date, 'parse')
  const read = (day: number) => {
    parse.mockClear()
    dayNumber(dateOf(day))
    return parse.mock.calls.length
  }
  const first = 30_000
  for (let day = first; day < first + 2000; day += 1) read(day)
  // A thousand at most: those before are let go all at once.
  const again = Array.from({ length: 1200 }, (_, at) => read(first + 1999 - at))
  expect(again.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(again).toContain(1)
})
