import { currentLanguage } from '.'
import { languageOf } from './languages'

/** A count as the member's language writes it, short: 1,200 → "1.2K", "1,2 rb". For plays, never for money. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(languageOf(currentLanguage()).tag, { notation: 'compact' }).format(count)
}

/** "Big and Even", "Grande y Par": a list as the member's language joins it. */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(languageOf(currentLanguage()).tag, { type: 'conjunction' }).format(parts)
}

/** A moment of this day as the member's language writes it, by the device's clock: "14:02", "14.02". */
export function formatClock(at: number): string {
  const tag = languageOf(currentLanguage()).tag
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}
