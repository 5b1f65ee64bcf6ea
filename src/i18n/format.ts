import { isolated } from '@/lib/bidi'
import { currentLanguage } from '.'
import { languageOf } from './languages'

/** 1,200 → "1.2K", "1,2 rb". For plays, never for money. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(languageOf(currentLanguage()).tag, { notation: 'compact' }).format(count)
}

/** "A and B", "A dan B". In Chinese "A、B": 和, the word for "and", is the sum of a draw too. */
export function formatList(parts: readonly string[], language = languageOf(currentLanguage())): string {
  const style = language.code === 'zh_cn' ? 'narrow' : 'long'
  const list = new Intl.ListFormat(language.tag, { type: 'conjunction', style })
  return list.format(parts.map(isolated))
}

/** Epoch ms → "14:02", "14.02", by the device's clock. */
export function formatClock(at: number): string {
  const tag = languageOf(currentLanguage()).tag
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** Epoch ms → "20 Nov 2026, 14:02", by the device's clock. */
export function formatDateTime(at: number): string {
  const { tag } = languageOf(currentLanguage())
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
