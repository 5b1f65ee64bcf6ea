import { useTranslation } from 'react-i18next'
import { isolated } from '@/lib/bidi'
import { isInstant, wallTime } from '@/lib/server-day'
import { serverTimeText } from '@/lib/server-time-text'
import { currentLanguage, readNumberFormat } from './index'
import { languageOf } from './languages'

/** To make a format takes a cheap phone 5 ms and more, to use one nothing. */
function onceForEach<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const made = new Map<string, Format>()
  return (tag) => {
    const format = made.get(tag) ?? make(tag)
    made.set(tag, format)
    return format
  }
}

/** Epoch ms → "14:02", "14.02", by the device's clock. */
export function formatClock(at: number): string {
  return new Intl.DateTimeFormat(ownTag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** Epoch ms → "20 Nov 2026, 14:02", by the device's clock. */
export function formatDateTime(at: number, tag = ownTag()): string {
  return dateTimeFormat(tag).format(at)
}

/** In a sentence: a line may end between date and time, and within neither. */
export function wholeDateTime(at: number, tag = ownTag()): string {
  const parts = dateTimeFormat(tag).formatToParts(at)
  const isDate = (index: number) => ['year', 'month', 'day'].includes(parts[index]?.type ?? '')
  return parts
    .map(({ type, value }, index) => {
      // A Vietnamese month has two words.
      if (type !== 'literal') return value.replace(/\s/g, '\u00a0')
      const isWithin = isDate(index - 1) === isDate(index + 1)
      // A line of Chinese may end before and behind 年, 月 and 日.
      const joiner = /[^\s\p{P}]/u.test(value) ? '\u2060' : ''
      return joiner + (isWithin ? value.replace(/\s/g, '\u00a0') + joiner : value)
    })
    .join('')
}

function ownTag(): string {
  return languageOf(currentLanguage()).tag
}

/** Of 24 hours in every language, as the platform's own times beside it are. */
const dateTimeFormat = onceForEach(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
)

/** "A and B", "A dan B". In Chinese "A、B": 和, the word for "and", is the sum of a draw too. */
export function formatList(parts: readonly string[], language = languageOf(currentLanguage())): string {
  return listFormat(language.tag).format(parts.map(isolated))
}

const listFormat = onceForEach(
  (tag) => new Intl.ListFormat(tag, { type: 'conjunction', style: tag === 'zh-CN' ? 'narrow' : 'long' }),
)

/**
 * `serverTimeText` of what `readTime` gives, in the member's language; the clock as sent, or as the
 * language writes it.
 */
export function formatServerTime(text: string): string {
  return serverTimeText(text, { tag: ownTag(), isClockAsSent: readNumberFormat() === 'platform' })
}

/** Without its seconds. */
export function formatServerMinute(text: string): string {
  return formatServerTime(wallTime(text).replace(/(\d{2}:\d{2}):\d{2}$/, '$1') || '—')
}

/**
 * Marked as the server's (reading 79): "Nov 20, 2026, 07:05:20 server time". An instant is none of
 * its wall clock, and has no mark (reading 101).
 */
export function useServerTimeText(): (text: string) => string {
  const { t } = useTranslation('common')
  return (text) => {
    const time = formatServerTime(text || '—')
    return text === '' || isInstant(text) ? time : t('serverTime', { time })
  }
}

/** "under 1 min", "18 min", "1 h", "1 h 5 min": whole minutes. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('shared')
  return (minutes) => {
    if (minutes < 1) return t('underOneMinute')
    const inHours = minutes >= 60 ? [t('hours', { hours: Math.floor(minutes / 60) })] : []
    const rest = minutes % 60
    return [...inHours, ...(rest > 0 ? [t('minutes', { minutes: rest })] : [])].join(' ')
  }
}
