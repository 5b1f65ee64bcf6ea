import { useTranslation } from 'react-i18next'
import { formatServerTime } from '@/i18n/format'

/** "Nov 14, 2026 to Nov 20, 2026", or the one day. */
export function useSpanDates(): (span: { from: string; to: string }) => string {
  const { t } = useTranslation('shared')
  return ({ from, to }) =>
    from === to ? formatServerTime(to) : t('span.dates', { from: formatServerTime(from), to: formatServerTime(to) })
}
