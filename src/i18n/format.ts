import { isolated } from '@/lib/bidi'
import { currentLanguage } from '.'
import { languageOf } from './languages'

/** 1,200 → "1.2K", "1,2 rb". For plays, never for money. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(languageOf(currentLanguage()).tag, { notation: 'compact' }).format(count)
}

export function formatList(parts: readonly string[]): string {
  const list = new Intl.ListFormat(languageOf(currentLanguage()).tag, { type: 'conjunction' })
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
