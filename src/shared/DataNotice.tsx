import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format'
import { TextButton } from '@/ui/TextButton'
import styles from './DataNotice.module.css'
import { lazyPart } from './lazy-part'
import type { QueryState } from './query-state'

const Unreadable = lazyPart(() => import('./UnreadableNotice'), { sections: ['shared'] })

/** @param stale answers whose refresh failed */
export default function DataNotice({ stale, unreadable }: { stale: readonly QueryState[]; unreadable: number }) {
  return (
    <>
      {stale.length > 0 && <Age stale={stale} />}
      {unreadable > 0 && <Unreadable number={unreadable} />}
    </>
  )
}

function Age({ stale }: { stale: readonly QueryState[] }) {
  const { t } = useTranslation('common')
  const isBusy = stale.some(({ isFetching }) => isFetching)
  const retry = () => {
    for (const { refetch } of stale) void refetch()
  }
  return (
    <div className={styles['age']} role="status">
      <span>{t('stale', { time: formatClock(Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))) })}</span>
      <TextButton aria-busy={isBusy || undefined} onClick={isBusy ? undefined : retry}>
        {t('retry')}
      </TextButton>
    </div>
  )
}
