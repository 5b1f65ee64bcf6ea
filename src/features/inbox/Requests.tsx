import { useTranslation } from 'react-i18next'
import { useState, useSyncExternalStore } from 'react'
import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { useMember } from '@/shared/member/member'
import { EmptyState } from '@/ui/EmptyState'
import { Note, WholePeriods } from '@/ui/Note'
import { SkeletonRows } from '@/ui/skeletons'
import { moneyStore, type Message, type News, markAllRead, toldMessages } from '@/shared/money-request/store'
import { useEvent, useOnLeave } from '@/ui/use-event'
import { formatDateTime } from '@/i18n/format'
import { forThisMember } from '@/shared/history'
import type { MoneyRequestKind } from '@/shared/money-request/request'
import { useMessageText } from '@/shared/money-request/texts'
import { Eyebrow } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { NetAmount, signedMoneyText } from '@/ui/Money'
import { MenuRow } from '@/ui/Row'
import { ICONS, recordOf, toneOf } from './rules'
import { Stack } from '@/ui/layout'
import { useAlarmWords } from '@/shared/ledger/LedgerAlarms'
import styles from './Requests.module.css'

export function Requests() {
  const { t } = useTranslation('notice')
  const member = useMember()
  return (
    // Only whose they are is asked of the platform: nothing here gets out of date.
    <AsyncBlock
      query={member}
      what={t('requests')}
      showsStale={false}
      skeleton={<SkeletonRows count={4} height={72} lead="dot" isFlat />}
    >
      {({ id }) => <RequestList key={id} memberId={id} />}
    </AsyncBlock>
  )
}

function RequestList({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['messages', 'common'])
  const { messages, isNew } = useRequests(memberId)
  if (messages.length === 0) return <EmptyState icon="envelope" title={t('common:empty')} text={t('emptyText')} />
  return (
    <Stack>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <RequestRow message={message} isNew={isNew(message)} />
          </li>
        ))}
      </ul>
      <Note isCentered>{t('kept')}</Note>
    </Stack>
  )
}

/**
 * Newest first. Messages are read once the member leaves the screen or the app, unless they came
 * while nobody looked at it. Until then they stay new on the screen.
 */
function useRequests(memberId: string): { messages: Message[]; isNew: (message: Message) => boolean } {
  const stored = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const messages = toldMessages({ list: () => stored }, memberId, moneyStore.now())
  const [newIds, setNewIds] = useState<readonly string[]>([])
  const isNew = ({ id, isRead }: Message) => !isRead || newIds.includes(id)
  const markRead = () => {
    setNewIds(messages.filter(isNew).map(({ id }) => id))
    markAllRead({ ...moneyStore.messages, list: () => messages }, memberId)
  }
  useOnLeave(() => {
    if (document.visibilityState === 'visible') markRead()
  })
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') markRead()
  })
  return { messages, isNew }
}

const RECORDS: Record<MoneyRequestKind, string> = {
  order: paths.orderRecord(),
  withdrawal: paths.withdrawals(),
  topUp: paths.topUp(),
}

/** Told in sentences, with the round in full. */
const OF_DOUBT: readonly News['outcome'][] = ['unknown', 'found']

const TONES = { plain: styles['plain'], good: styles['good'], bad: styles['bad'] }

/** Leads to the record of what it tells, and a changed result to customer service. */
function RequestRow({ message: { at, news }, isNew }: { message: Message; isNew: boolean }) {
  const { t } = useTranslation(['notice', 'shared'])
  // What comes next of what was accepted stands where the row leads.
  const { title, text, about } = useMessageText()(news)
  const alarmWords = useAlarmWords()
  const change = news.outcome === 'changed' ? alarmWords(news.change) : null
  const settled = news.outcome === 'settled' && !news.settlement.isPartial ? news.settlement : null
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
      picture={
        settled !== null && (
          <span aria-hidden="true">
            <NetAmount amount={settled.net} />
          </span>
        )
      }
      label={
        <span className={styles['words']}>
          <span className={isNew ? styles['bold'] : undefined}>
            {isNew && <span className="visually-hidden">{t('unread')}</span>}{' '}
            <WholePeriods text={settled === null ? title : `${settled.gameName} ${settled.period}`} isShort />
            {settled !== null && (
              <span className="visually-hidden"> · {t('shared:netIs', { amount: signedMoneyText(settled.net) })}</span>
            )}
          </span>{' '}
          {/* The title of a settled round has its sum. */}
          {news.outcome !== 'settled' && (
            <>
              <span className={styles['text']}>
                <WholePeriods text={change?.short ?? about ?? text} isShort={!OF_DOUBT.includes(news.outcome)} />
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
