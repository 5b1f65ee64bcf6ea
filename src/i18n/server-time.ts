import { serverTimeText } from '@/lib/server-time'
import { currentLanguage } from '.'
import { languageOf } from './languages'
import { readNumberFormat } from './number-format'

/** "2026-11" → "November 2026" in the member's language. */
export function formatServerMonth(month: string): string {
  const { tag } = languageOf(currentLanguage())
  const at = new Date(`${month}-01T00:00Z`)
  return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(at)
}

/** `serverTimeText` in the member's language; the clock as sent, or as the language writes it. */
export function formatServerTime(text: string): string {
  return serverTimeText(text, {
    tag: languageOf(currentLanguage()).tag,
    isClockAsSent: readNumberFormat() === 'platform',
  })
}
