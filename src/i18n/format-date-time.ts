import { currentLanguage } from '.'
import { languageOf } from './languages'

/** Epoch ms → "20 Nov 2026, 14:02", by the device's clock. */
export function formatDateTime(at: number, tag = ownTag()): string {
  return dateTimeFormat(tag).format(at)
}

/** In a sentence: a line may end between date and time, and within neither. */
export function wholeDateTime(at: number, tag = ownTag()): string {
  const parts = dateTimeFormat(tag).formatToParts(at)
  const isDate = (index: number) => ['year', 'month', 'day'].includes(parts[index]?.type ?? '')
  return parts
    .map(({ type, value }, index) => {
      // A Vietnamese month has two words.
      if (type !== 'literal') return value.replace(/\s/g, '\u00a0')
      const isWithin = isDate(index - 1) === isDate(index + 1)
      // A line of Chinese may end before and behind 年, 月 and 日.
      const joiner = /[^\s\p{P}]/u.test(value) ? '\u2060' : ''
      return joiner + (isWithin ? value.replace(/\s/g, '\u00a0') + joiner : value)
    })
    .join('')
}

function ownTag(): string {
  return languageOf(currentLanguage()).tag
}

/** Of 24 hours in every language, as the platform's own times beside it are. */
function dateTimeFormat(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
}
