import { useTranslation } from 'react-i18next'
import { useState, useSyncExternalStore } from 'react'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useMember } from '@/domain/member/member'
import { EmptyState } from '@/ui/EmptyState'
import { Lead, Note, UnbrokenPeriodIds } from '@/ui/Note'
import { moneyStore, type Message, markAllRead, visibleMessages } from '@/domain/money-request/money-store'
import { useEvent, useOnUnmount } from '@/ui/use-event'
import { formatClock, formatDateTime } from '@/i18n/format'
import { formatUtc } from '@/lib/time'
import { withCurrentMemberId } from '@/kit/history'
import { DayList } from '@/domain/records/DayList'
import { useMessageText } from '@/domain/money-request/texts'
import { EntryText, Caption } from '@/ui/text'
import { NetAmount, moneyText } from '@/ui/Money'
import { DottedLine } from '@/ui/DescriptionList'
import { Row } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'
import { ChangedResult } from '@/domain/ledger/LedgerAlarms'
import { LinkButton } from '@/kit/links'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { amountOf, gameAndPeriodText, destinationOf } from './rules'
import { Stack } from '@/ui/layout'
import { NoticesSkeleton, UnreadDot } from './NoticeList'
import styles from './Requests.module.css'

export function Requests() {
  const { t } = useTranslation('notice')
  const member = useMember()
  return (
    // Only the member's id comes from the platform, so nothing in this tab becomes stale.
    <AsyncBlock query={member} contentName={t('requests')} showsStale={false} skeleton={<NoticesSkeleton />}>
      {({ id }) => <RequestList key={id} memberId={id} />}
    </AsyncBlock>
  )
}

/** The day is in the time zone of this device, like the times in the rows. */
const dayOf = ({ at }: Message) => formatUtc(at - new Date(at).getTimezoneOffset() * 60_000).slice(0, 10)

function RequestList({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['messages', 'common'])
  const { messages, isNew } = useRequests(memberId)
  const sheets = useSheets<string>()
  const { current } = sheets
  const messageInSheet = messages.find(({ id }) => id === current)
  useCloseLostSheet(current !== null && messageInSheet === undefined, sheets)
  if (messages.length === 0) return <EmptyState icon="envelope" title={t('common:empty')} text={t('emptyText')} />
  return (
    <Stack>
      <DayList name="requests" rows={messages} dayOf={dayOf} keyOf={({ id }) => id}>
        {(message) => <RequestRow message={message} isNew={isNew(message)} onOpen={() => sheets.open(message.id)} />}
      </DayList>
      <Note>{t('kept')}</Note>
      {messageInSheet !== undefined && <RequestSheet message={messageInSheet} onClose={sheets.close} />}
    </Stack>
  )
}

/**
 * Returns the messages, newest first. They are marked as read when the member leaves this list or
 * hides the page. `isNew` stays true for a message until the member leaves this list.
 */
function useRequests(memberId: string): { messages: Message[]; isNew: (message: Message) => boolean } {
  const storedMessages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const messages = visibleMessages({ list: () => storedMessages }, memberId, moneyStore.now())
  const [newIds, setNewIds] = useState<readonly string[]>([])
  const isNew = ({ id, isRead }: Message) => !isRead || newIds.includes(id)
  const markRead = () => {
    setNewIds(messages.filter(isNew).map(({ id }) => id))
    markAllRead({ ...moneyStore.messages, list: () => messages }, memberId)
  }
  useOnUnmount(() => {
    if (document.visibilityState === 'visible') markRead()
  })
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') markRead()
  })
  return { messages, isNew }
}

function RequestRow({
  message: { at, news },
  isNew,
  onOpen,
}: {
  message: Message
  isNew: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation(['notice', 'messages', 'record'])
  const { title } = useMessageText()(news)
  const gameAndPeriod = gameAndPeriodText(news)
  const settlement = news.outcome === 'settled' ? news.settlement : null
  const amount = amountOf(news)
  return (
    <Row as="button" className={styles['row']} onClick={onOpen}>
      <UnreadDot isUnread={isNew} />
      <EntryText>
        <span className={isNew ? styles['bold'] : undefined}>
          {isNew && <span className="visually-hidden">{t('unread')}</span>}{' '}
          <span>{settlement === null ? title : t('messages:settled.title')}</span>
        </span>{' '}
        <Caption>
          <DottedLine
            parts={[gameAndPeriod, formatClock(at)]
              .filter((part) => part !== '')
              .map((part) => (
                <UnbrokenPeriodIds key={part} text={part} isShort />
              ))}
          />
        </Caption>
      </EntryText>{' '}
      {settlement?.isPartial === true && (
        <Caption size="large">{t('record:returnRecorded', { amount: moneyText(settlement.returned) })}</Caption>
      )}
      {amount !== null &&
        (settlement === null ? (
          <span className="num" translate="no">
            {moneyText(amount)}
          </span>
        ) : (
          <NetAmount amount={amount} />
        ))}
    </Row>
  )
}

function RequestSheet({ message: { at, news }, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation(['messages', 'common', 'shared'])
  const { title, text, about } = useMessageText()(news)
  const destination = {
    order: { to: paths.orderRecord(), name: t('see.order') },
    withdrawal: { to: paths.withdrawals(), name: t('see.withdrawal') },
    topUp: { to: paths.topUp(), name: t('common:topUp') },
    service: { to: paths.service(), name: t('shared:askService') },
  }[destinationOf(news)]
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack>
        <Caption>{formatDateTime(at)}</Caption>
        {news.outcome === 'changed' && <ChangedResult {...news.change} />}
        <Lead>{text}</Lead>
        <LinkButton
          to={destination.to}
          replace
          state={about === undefined ? undefined : withCurrentMemberId({ about })}
        >
          {destination.name}
        </LinkButton>
      </Stack>
    </Sheet>
  )
}
