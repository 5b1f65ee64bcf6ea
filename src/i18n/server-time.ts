import { useTranslation } from 'react-i18next'
import { isInstant, wallTime } from '@/lib/server-day'
import { serverTimeText } from '@/lib/server-time-text'
import { currentTag } from './format'
import { readNumberFormat } from './index'

/**
 * Writes a time, as `readTime` returns it, in the member's language. The setting "Number format"
 * decides whether the time of day is written as "07:05:20" or as is usual in the language.
 */
export function formatServerTime(text: string): string {
  return serverTimeText(text, { tag: currentTag(), isClockAsSent: readNumberFormat() === 'platform' })
}

/** Like `formatServerTime`, but without seconds. A missing time ('') becomes "—". */
export function formatServerMinute(text: string): string {
  return formatServerTime(wallTime(text).replace(/(\d{2}:\d{2}):\d{2}$/, '$1') || '—')
}

/**
 * Returns a function that marks a time as server time (reading 79): "Nov 20, 2026, 07:05:20 server
 * time". An instant (a time with a zone) is shown by the device's clock, without a mark (reading
 * 101).
 */
export function useServerTimeText(): (text: string) => string {
  const { t } = useTranslation('common')
  return (text) => {
    const time = formatServerTime(text || '—')
    return text === '' || isInstant(text) ? time : t('serverTime', { time })
  }
}
