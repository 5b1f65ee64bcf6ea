import { currentLanguage } from '.'
import { languageOf } from './languages'

// Of what writes figures, times and lists, only what a first load needs.

/** 1,200 → "1.2K", "1,2 rb". For plays, never for money. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(languageOf(currentLanguage()).tag, { notation: 'compact' }).format(count)
}

/** Epoch ms → "14:02", "14.02", by the device's clock. */
export function formatClock(at: number): string {
  const tag = languageOf(currentLanguage()).tag
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}
