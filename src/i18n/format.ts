import { useTranslation } from 'react-i18next'
import { isolateRightToLeft } from '@/lib/bidi'
import { currentLanguage } from './index'
import { languageOf } from './languages'

/** Caches formats by language, because creating a format takes 5 ms or more on a cheap phone. */
function cacheByTag<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const formatByTag = new Map<string, Format>()
  return (tag) => {
    const format = formatByTag.get(tag) ?? make(tag)
    formatByTag.set(tag, format)
    return format
  }
}

/** Formats epoch ms as "14:02" or "14.02", by the device's clock. */
export function formatClock(at: number): string {
  return new Intl.DateTimeFormat(currentTag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** Formats epoch ms by the device's clock: in English as "Nov 20, 2026, 14:02". */
export function formatDateTime(at: number, tag = currentTag()): string {
  return dateTimeFormat(tag).format(at)
}

/** Formats epoch ms so that a line may break only between the date and the time. */
export function formatNonBreakingDateTime(at: number, tag = currentTag()): string {
  const parts = dateTimeFormat(tag).formatToParts(at)
  const isDatePart = (index: number) => ['year', 'month', 'day'].includes(parts[index]?.type ?? '')
  return parts
    .map(({ type, value }, index) => {
      // No line may break within a value, such as the Vietnamese month "thg 11".
      if (type !== 'literal') return value.replace(/\s/g, '\u00a0')
      const isWithinDateOrTime = isDatePart(index - 1) === isDatePart(index + 1)
      // A Chinese line may break before and after 年, 月 and 日. A word joiner prevents this.
      const joiner = /[^\s\p{P}]/u.test(value) ? '\u2060' : ''
      return joiner + (isWithinDateOrTime ? value.replace(/\s/g, '\u00a0') + joiner : value)
    })
    .join('')
}

export function currentTag(): string {
  return languageOf(currentLanguage()).tag
}

/** Uses the 24-hour clock in every language, because the platform's times use it too. */
const dateTimeFormat = cacheByTag(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
)

/** Joins texts: "A and B". In Chinese "A、B", because 和 ("and") also means the sum of a draw. */
export function formatList(parts: readonly string[], language = languageOf(currentLanguage())): string {
  return listFormat(language.tag).format(parts.map(isolateRightToLeft))
}

const listFormat = cacheByTag(
  (tag) => new Intl.ListFormat(tag, { type: 'conjunction', style: tag === 'zh-CN' ? 'narrow' : 'long' }),
)

/** Returns a function that writes whole minutes as "under 1 min", "18 min" or "1 h 5 min". */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('shared')
  return (minutes) => {
    if (minutes < 1) return t('underOneMinute')
    const hourTexts = minutes >= 60 ? [t('hours', { hours: Math.floor(minutes / 60) })] : []
    const minutesOfHour = minutes % 60
    return [...hourTexts, ...(minutesOfHour > 0 ? [t('minutes', { minutes: minutesOfHour })] : [])].join(' ')
  }
}
