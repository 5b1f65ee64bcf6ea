import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/i18n/format-date-time'
import { paths } from '@/paths'
import { forThisMember } from '@/shared/history-entry'
import { useAlarmWords } from '@/shared/ledger/use-alarm-words'
import type { Message, News } from '@/shared/money-request/messages'
import type { MoneyRequestKind } from '@/shared/money-request/request'
import { useMessageText } from '@/shared/money-request/use-message-text'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { Icon } from '@/ui/icons'
import { WholePeriods } from '@/ui/WholePeriods'
import styles from './RequestRow.module.css'
import { ICONS, recordOf, toneOf } from './rules'

const RECORDS: Record<MoneyRequestKind, string> = {
  order: paths.orderRecord(),
  withdrawal: paths.withdrawals(),
  topUp: paths.topUp(),
}

const TONES = { plain: styles['plain'], good: styles['good'], bad: styles['bad'] }

export function RequestRow({ message: { at, news }, isNew }: { message: Message; isNew: boolean }) {
  const { t } = useTranslation('messages')
  const { title, text } = useMessageText()(news)
  return (
    <article className={styles['message']}>
      <span className={clsx(styles['mark'], TONES[toneOf(news)])}>
        <Icon name={ICONS[news.outcome]} />
      </span>
      <div className={styles['words']}>
        <p className={styles['head']}>
          <b>{title}</b> {isNew && <Chip tone="brand">{t('new')}</Chip>}
        </p>
        <p className={styles['text']}>
          <WholePeriods text={text} />
        </p>
        <p className={styles['foot']}>
          <Eyebrow>{formatDateTime(at)}</Eyebrow> <RecordLink news={news} />
        </p>
      </div>
    </article>
  )
}

function RecordLink({ news }: { news: News }) {
  const { t } = useTranslation(['messages', 'shared'])
  const alarmWords = useAlarmWords()
  if (news.outcome === 'changed')
    return (
      <Link
        className={styles['link']}
        to={paths.service()}
        state={forThisMember({ about: alarmWords(news.change).about })}
      >
        {t('shared:askService')}
      </Link>
    )
  const kind = recordOf(news)
  return (
    <Link className={styles['link']} to={RECORDS[kind]}>
      {t(`see.${kind}`)}
    </Link>
  )
}
