import { currentLanguage } from '.'
import { languageOf } from './languages'

/** Epoch ms → "20 Nov 2026, 14:02", by the device's clock. */
export function formatDateTime(at: number): string {
  const { tag } = languageOf(currentLanguage())
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
