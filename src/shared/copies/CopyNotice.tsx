import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Note } from '@/ui/Note'
import { usePlatform, useSessionMemberId } from '../member/member'
import type { QueryState } from '../query/query-state'
import { RetryText } from '../query/RefreshButton'
import { copyChoices } from './choice'
import styles from './CopyNotice.module.css'

type Props =
  /** Above what comes from this device's copies: as of when, and what is not in them. */
  | { about: 'age'; copies: readonly QueryState[] }
  /** Behind the last row of a copy that is not whole. */
  | { about: 'end' }
  /** Where a copy would have helped. */
  | { about: 'offer' }

export default function CopyNotice(props: Props) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  switch (props.about) {
    case 'age':
      return <Age copies={props.copies} />
    case 'end':
      return <Note isCentered>{t('copyEnd')}</Note>
    case 'offer':
      return (
        <TextButton as={Link} to={paths.settings()}>
          {t('copyOffer')}
        </TextButton>
      )
  }
}

function Age({ copies }: { copies: readonly QueryState[] }) {
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
