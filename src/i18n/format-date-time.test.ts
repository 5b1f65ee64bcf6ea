import { expect, it } from 'vitest'
import { formatDateTime, wholeDateTime } from './format-date-time'

it('a line ends between date and time alone', () => {
  const at = new Date(2026, 10, 20, 14, 2).getTime()
  expect(wholeDateTime(at).replace(/\s/g, ' ')).toBe(formatDateTime(at).replace(/\s/g, ' '))
  expect(wholeDateTime(at).split(/ /)).toHaveLength(2)
})
