import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/i18n/format'
import { paths } from '@/paths'
import { forThisMember } from '@/shared/history-entry'
import { useAlarmWords } from '@/shared/ledger/LedgerAlarms'
import type { Message, News } from '@/shared/money-request/store'
import type { MoneyRequestKind } from '@/shared/money-request/request'
import { useMessageText } from '@/shared/money-request/texts'
import { Eyebrow } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { MenuRow } from '@/ui/Row'
import { WholePeriods } from '@/ui/Note'
import styles from './RequestRow.module.css'
import { ICONS, recordOf, toneOf } from './rules'

const RECORDS: Record<MoneyRequestKind, string> = {
  order: paths.orderRecord(),
  withdrawal: paths.withdrawals(),
  topUp: paths.topUp(),
}

/** Told in sentences, with the round in full. */
const OF_DOUBT: readonly News['outcome'][] = ['unknown', 'found']

const TONES = { plain: styles['plain'], good: styles['good'], bad: styles['bad'] }

/** Leads to the record of what it tells, and a changed result to customer service. */
export function RequestRow({ message: { at, news }, isNew }: { message: Message; isNew: boolean }) {
  const { t } = useTranslation(['notice', 'shared'])
  const { title, text } = useMessageText()(news)
  const alarmWords = useAlarmWords()
  const change = news.outcome === 'changed' ? alarmWords(news.change) : null
  return (
    <MenuRow
      as={Link}
      to={news.outcome === 'changed' ? paths.service() : RECORDS[recordOf(news)]}
      state={change === null ? undefined : forThisMember({ about: change.about })}
      icon={
        <span className={clsx(styles['mark'], TONES[toneOf(news)], isNew && styles['new'])}>
          <Icon name={ICONS[news.outcome]} />
        </span>
      }
      label={
        <span className={styles['words']}>
          <span className={isNew ? styles['bold'] : undefined}>
            {isNew && <span className="visually-hidden">{t('unread')}</span>} <WholePeriods text={title} isShort />
          </span>{' '}
          {/* The title of a settled round has its sum. */}
          {news.outcome !== 'settled' && (
            <>
              <span className={styles['text']}>
                <WholePeriods text={change?.short ?? text} isShort={!OF_DOUBT.includes(news.outcome)} />
              </span>{' '}
            </>
          )}
          {change === null ? (
            <Eyebrow>{formatDateTime(at)}</Eyebrow>
          ) : (
            <span className="visually-hidden">{t('shared:askService')}</span>
          )}
        </span>
      }
    />
  )
}
