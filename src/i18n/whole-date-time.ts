import { currentLanguage } from '.'
import { languageOf } from './languages'

const CLOCK: ReadonlySet<string> = new Set(['hour', 'minute', 'dayPeriod'])

/**
 * Epoch ms → "20 Nov 2026, 14:02", by the device's clock, for the middle of a sentence: no line
 * ends within the date or within the time.
 */
export function wholeDateTime(at: number): string {
  const { tag } = languageOf(currentLanguage())
  const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).formatToParts(at)
  const isClock = (index: number) => CLOCK.has(parts[index]?.type ?? '')
  const text = parts
    .map(({ type, value }, index) =>
      type !== 'literal' || isClock(index - 1) === isClock(index + 1) ? value.replace(/\s/g, '\u00a0') : value,
    )
    .join('')
  // A Chinese line may end between any two signs, but for a word joiner.
  return text.replace(/(\d)(?=[年月日])|([年月])(?=\d)/g, '$&\u2060')
}
