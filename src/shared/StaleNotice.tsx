import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format'
import { TextButton } from '@/ui/TextButton'
import { isStale, type QueryState } from './query-state'
import styles from './StaleNotice.module.css'

export function StaleNotice({ queries }: { queries: readonly QueryState[] }) {
  const { t } = useTranslation('common')
  const stale = queries.filter(isStale)
  if (stale.length === 0) return null
  const isBusy = stale.some(({ isFetching }) => isFetching)
  const retry = () => {
    for (const { refetch } of stale) void refetch()
  }
  return (
    <div className={styles['notice']} role="status">
      <span>{t('stale', { time: formatClock(Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))) })}</span>
      <TextButton aria-busy={isBusy || undefined} onClick={isBusy ? undefined : retry}>
        {t('retry')}
      </TextButton>
    </div>
  )
}
