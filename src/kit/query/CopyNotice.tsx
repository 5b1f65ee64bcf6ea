import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { platformQueries } from '@/api/platform'
import { wholeDateTime } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import type { QueryState } from './query-state'
import { RetryText } from './RefreshButton'
import styles from './CopyNotice.module.css'

/** Shown above data that comes from this device's copies: it says how old the copies are. */
export default function CopyNotice({ copies }: { copies: readonly QueryState[] }) {
  const { t } = useTranslation(['record', 'common'])
  // Without a network, the demo chip of the screen waits for an answer, so this notice shows it.
  const isPlatformKnown = useQuery(platformQueries.base()).data !== undefined
  const wasDemo = !isPlatformKnown && copies.some((copy) => copy.wasDemo === true)
  const at = Math.min(...copies.flatMap(({ copiedAt }) => copiedAt ?? []))
  return (
    <div className={styles['notice']} role="status">
      {wasDemo && <Chip tone="demo">{t('common:demoCredits')}</Chip>}
      <p>{t('copyAsOf', { time: wholeDateTime(at) })}</p>
      <RetryText queries={copies} />
    </div>
  )
}
