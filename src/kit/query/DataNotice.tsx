import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format'
import styles from './DataNotice.module.css'
import { lazyPart } from '@/kit/load/lazy-part'
import type { QueryState } from './query-state'
import { RetryText } from './RefreshButton'
import { WarningBox } from '@/ui/WarningBox'

const CopyNotice = lazyPart(() => import('./CopyNotice'))

/**
 * @param stale queries whose refresh failed. With `copiedAt`, a query's data is an offline copy.
 * @param unreadable number of entries that could not be read
 */
export function DataNotice({ stale, unreadable }: { stale: readonly QueryState[]; unreadable: number }) {
  const { t } = useTranslation('shared')
  const queriesWithCopy = stale.filter(({ copiedAt }) => copiedAt)
  const queriesWithoutCopy = stale.filter(({ copiedAt }) => !copiedAt)
  return (
    <>
      {queriesWithCopy.length > 0 && <CopyNotice copies={queriesWithCopy} />}
      {queriesWithoutCopy.length > 0 && <StaleAge stale={queriesWithoutCopy} />}
      {unreadable > 0 && (
        <div role="status">
          <WarningBox>{t('unreadable', { number: unreadable, count: unreadable })}</WarningBox>
        </div>
      )}
    </>
  )
}

function StaleAge({ stale }: { stale: readonly QueryState[] }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles['age']} role="status">
      <span>{t('stale', { time: formatClock(Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))) })}</span>
      <RetryText queries={stale} />
    </div>
  )
}
