import { expect, it } from 'vitest'
import { formatDateTime, wholeDateTime } from './format'
import { languages } from './languages'

it.each(languages)('a line ends between date and time alone in $name', ({ tag }) => {
  const at = new Date(2026, 10, 20, 14, 2).getTime()
  const whole = wholeDateTime(at, tag)
  expect(whole.replaceAll('\u2060', '').replace(/\s/g, ' ')).toBe(formatDateTime(at, tag).replace(/\s/g, ' '))
  expect(whole.split(' ')).toHaveLength(2)
  // As the platform's times, of 24 hours.
  expect(whole).toMatch(/\b14[:.]02\b/)
  // Nor where no space is.
  expect(whole).not.toMatch(/\d[年月日]|[年月]\d/)
})
