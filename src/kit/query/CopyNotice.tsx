import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { platformQueries } from '@/api/platform'
import { formatNonBreakingDateTime } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import type { QueryState } from './query-state'
import { RetryText } from './RefreshButton'
import styles from './CopyNotice.module.css'

/** A notice above data from this device's offline copies. It shows the time of the oldest copy. */
export default function CopyNotice({ copies }: { copies: readonly QueryState[] }) {
  const { t } = useTranslation(['record', 'common'])
  // The screen shows its own label "Demo credits" only after an answer of the platform. Until then,
  // this notice shows the label for copies of a demo account.
  const isPlatformKnown = useQuery(platformQueries.base()).data !== undefined
  const wasDemo = !isPlatformKnown && copies.some((copy) => copy.wasDemo === true)
  const oldestCopiedAt = Math.min(...copies.flatMap(({ copiedAt }) => copiedAt ?? []))
  return (
    <div className={styles['notice']} role="status">
      {wasDemo && <Chip tone="demo">{t('common:demoCredits')}</Chip>}
      <p>{t('copyAsOf', { time: formatNonBreakingDateTime(oldestCopiedAt) })}</p>
      <RetryText queries={copies} />
    </div>
  )
}
