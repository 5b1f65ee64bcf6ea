import { serverTimeText } from '@/lib/server-time'
import { currentLanguage } from '.'
import { languageOf } from './languages'
import { readNumberFormat } from './number-format'

/** `serverTimeText` in the member's language; the clock as sent, or as the language writes it. */
export function formatServerTime(text: string): string {
  return serverTimeText(text, {
    tag: languageOf(currentLanguage()).tag,
    isClockAsSent: readNumberFormat() === 'platform',
  })
}
