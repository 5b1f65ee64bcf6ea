import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import { usePlatform, useSessionMemberId } from '../member/member'
import type { QueryState } from '../query/query-state'
import { RetryText } from '../query/RefreshButton'
import { copyChoices } from './choice'
import styles from './CopyNotice.module.css'

/** Above what comes from this device's copies: as of when. */
export default function CopyNotice({ copies }: { copies: readonly QueryState[] }) {
  const { t } = useTranslation(['record', 'common'])
  const platform = usePlatform()
  const memberId = useSessionMemberId()
  // Without a network nobody says it anew, and the screen's own chip waits.
  const wasDemo = platform === undefined && memberId !== null && copyChoices.get(memberId)?.isDemo === true
  const at = Math.min(...copies.flatMap(({ copiedAt }) => copiedAt ?? []))
  return (
    <div className={styles['notice']} role="status">
      {wasDemo && <Chip tone="demo">{t('common:demoCredits')}</Chip>}
      <p>{t('copyAsOf', { time: wholeDateTime(at) })}</p>
      <RetryText queries={copies} />
    </div>
  )
}
