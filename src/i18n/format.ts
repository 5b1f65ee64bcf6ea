import { useTranslation } from 'react-i18next'
import { isolated } from '@/lib/bidi'
import { isInstant, wallTime } from '@/lib/server-day'
import { serverTimeText } from '@/lib/server-time-text'
import { currentLanguage, readNumberFormat } from './index'
import { languageOf } from './languages'

/** Caches a format by language: creating one takes 5 ms or more on a cheap phone. */
function cachedByTag<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const made = new Map<string, Format>()
  return (tag) => {
    const format = made.get(tag) ?? make(tag)
    made.set(tag, format)
    return format
  }
}

/** Epoch ms → "14:02", "14.02", by the device's clock. */
export function formatClock(at: number): string {
  return new Intl.DateTimeFormat(currentTag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** Epoch ms → "20 Nov 2026, 14:02", by the device's clock. */
export function formatDateTime(at: number, tag = currentTag()): string {
  return dateTimeFormat(tag).format(at)
}

/** `formatDateTime` for a sentence: a line may break between date and time, but within neither. */
export function wholeDateTime(at: number, tag = currentTag()): string {
  const parts = dateTimeFormat(tag).formatToParts(at)
  const isDate = (index: number) => ['year', 'month', 'day'].includes(parts[index]?.type ?? '')
  return parts
    .map(({ type, value }, index) => {
      // A Vietnamese month has two words: "thg 11".
      if (type !== 'literal') return value.replace(/\s/g, '\u00a0')
      const isWithin = isDate(index - 1) === isDate(index + 1)
      // Chinese may break before and after 年, 月 and 日, unless a word joiner is there.
      const joiner = /[^\s\p{P}]/u.test(value) ? '\u2060' : ''
      return joiner + (isWithin ? value.replace(/\s/g, '\u00a0') + joiner : value)
    })
    .join('')
}

function currentTag(): string {
  return languageOf(currentLanguage()).tag
}

/** A 24-hour clock in every language, like the platform's own times beside it. */
const dateTimeFormat = cachedByTag(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
)

/** "A and B", "A dan B". Chinese has "A、B": 和 ("and") is also the word for the sum of a draw. */
export function formatList(parts: readonly string[], language = languageOf(currentLanguage())): string {
  return listFormat(language.tag).format(parts.map(isolated))
}

const listFormat = cachedByTag(
  (tag) => new Intl.ListFormat(tag, { type: 'conjunction', style: tag === 'zh-CN' ? 'narrow' : 'long' }),
)

/**
 * Writes a time from `readTime` in the member's language. The setting "Number format" decides
 * whether its clock is written as sent or as the language writes it.
 */
export function formatServerTime(text: string): string {
  return serverTimeText(text, { tag: currentTag(), isClockAsSent: readNumberFormat() === 'platform' })
}

/** `formatServerTime` without the seconds; "—" for a missing time. */
export function formatServerMinute(text: string): string {
  return formatServerTime(wallTime(text).replace(/(\d{2}:\d{2}):\d{2}$/, '$1') || '—')
}

/**
 * Marks a time as the server's (reading 79): "Nov 20, 2026, 07:05:20 server time". An instant is
 * not by the server's wall clock and gets no mark (reading 101).
 */
export function useServerTimeText(): (text: string) => string {
  const { t } = useTranslation('common')
  return (text) => {
    const time = formatServerTime(text || '—')
    return text === '' || isInstant(text) ? time : t('serverTime', { time })
  }
}

/** "under 1 min", "18 min", "1 h", "1 h 5 min". Takes whole minutes. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('shared')
  return (minutes) => {
    if (minutes < 1) return t('underOneMinute')
    const inHours = minutes >= 60 ? [t('hours', { hours: Math.floor(minutes / 60) })] : []
    const rest = minutes % 60
    return [...inHours, ...(rest > 0 ? [t('minutes', { minutes: rest })] : [])].join(' ')
  }
}
