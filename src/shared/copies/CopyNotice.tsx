import { useTranslation } from 'react-i18next'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import type { QueryState } from '../query/query-state'
import { RetryText } from '../query/RefreshButton'
import { usePlatform, useSessionMemberId } from '../member/member'
import { copyChoices } from './choice'
import styles from './CopyNotice.module.css'

/** Above what comes from this device's copies: as of when, and what is not in them. */
export default function CopyNotice({ copies }: { copies: readonly QueryState[] }) {
  const { t } = useTranslation(['record', 'common'])
  const platform = usePlatform()
  const memberId = useSessionMemberId()
  // Without a network nobody says it anew, and the screen's own chip waits.
  const wasDemo = platform === undefined && memberId !== null && copyChoices.get(memberId)?.isDemo === true
  const facts = copies.flatMap(({ copy }) => copy ?? [])
  const leftOut = facts.reduce((sum, copy) => sum + copy.leftOut, 0)
  return (
    <div className={styles['notice']} role="status">
      {wasDemo && <Chip tone="demo">{t('common:demoCredits')}</Chip>}
      <p>
        {joinSentences([
          t('copyAsOf', { time: wholeDateTime(Math.min(...facts.map(({ at }) => at))) }),
          t('copyMayDiffer'),
          leftOut === 0 ? '' : t('copyLeftOut', { number: leftOut, count: leftOut }),
        ])}
      </p>
      <RetryText queries={copies} />
    </div>
  )
}
