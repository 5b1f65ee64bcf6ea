import { currentLanguage } from '.'
import { languageOf } from './languages'

/** Epoch ms → "20 Nov 2026, 14:02", by the device's clock. */
export function formatDateTime(at: number): string {
  return dateTimeFormat().format(at)
}

/** In a sentence: a line may end between date and time, and within neither. */
export function wholeDateTime(at: number): string {
  const parts = dateTimeFormat().formatToParts(at)
  const isDate = (index: number) => ['year', 'month', 'day'].includes(parts[index]?.type ?? '')
  return parts
    .map(({ type, value }, index) => {
      const isWithin = type === 'literal' && isDate(index - 1) === isDate(index + 1)
      return isWithin ? value.replace(/\s/g, '\u00a0') : value
    })
    .join('')
}

function dateTimeFormat(): Intl.DateTimeFormat {
  const { tag } = languageOf(currentLanguage())
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
}
