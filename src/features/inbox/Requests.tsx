import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useState, useSyncExternalStore } from 'react'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useMember } from '@/domain/member/member'
import { EmptyState } from '@/ui/EmptyState'
import { Lead, Note, UnbrokenPeriodIds } from '@/ui/Note'
import { type Message, type News, markAllRead, visibleMessages } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { LostRequest } from '@/domain/money-request/request-sheets'
import { useOutcomeCheck } from '@/domain/money-request/use-outcome-check'
import { useEvent, useOnUnmount } from '@/ui/use-event'
import { formatClock, formatDateTime } from '@/i18n/format'
import { formatUtc } from '@/lib/time'
import { withCurrentMemberId } from '@/kit/history'
import { needsCheck, useOpenRequestIds } from '@/domain/inbox/unread'
import { DayList } from '@/domain/records/DayList'
import { useMessageText } from '@/domain/money-request/texts'
import { EntryText, Caption } from '@/ui/text'
import { NetAmount, moneyText } from '@/ui/Money'
import { DottedLine } from '@/ui/DescriptionList'
import { Icon } from '@/ui/icons'
import { LongList } from '@/kit/long-list/LongList'
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

const idOf = ({ id }: Message) => id

/** The day is in the time zone of this device, like the times in the rows. */
const dayOf = ({ at }: Message) => formatUtc(at - new Date(at).getTimezoneOffset() * 60_000).slice(0, 10)

function RequestList({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['messages', 'common', 'shared'])
  const { messages, isNew } = useRequests(memberId)
  const openIds = useOpenRequestIds()
  const messagesToCheck = messages.filter((message) => needsCheck(message, openIds))
  const otherMessages = messages.filter((message) => !messagesToCheck.includes(message))
  const sheets = useSheets<string>()
  const { current } = sheets
  const messageInSheet = messages.find(({ id }) => id === current)
  useCloseLostSheet(current !== null && messageInSheet === undefined, sheets)
  if (messages.length === 0) return <EmptyState icon="envelope" title={t('common:empty')} text={t('emptyText')} />
  return (
    <Stack>
      {messagesToCheck.length > 0 && (
        <section className={styles['toCheck']}>
          <h2>{t('shared:toCheck', { number: messagesToCheck.length })}</h2>
          <LongList name="requestsToCheck" rows={messagesToCheck} keyOf={idOf}>
            {(message) => (
              <RequestRow message={message} isNew={isNew(message)} isToCheck onOpen={() => sheets.open(message.id)} />
            )}
          </LongList>
        </section>
      )}
      <DayList name="requests" rows={otherMessages} dayOf={dayOf} keyOf={idOf}>
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
  isToCheck = false,
  onOpen,
}: {
  message: Message
  isNew: boolean
  /** True: the row has a warning sign and the word "Check"; its amount is in the second line. */
  isToCheck?: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation(['notice', 'messages', 'record'])
  const { title } = useMessageText()(news)
  const gameAndPeriod = gameAndPeriodText(news)
  const settlement = news.outcome === 'settled' ? news.settlement : null
  const amount = amountOf(news)
  const subjectParts = [gameAndPeriod, isToCheck && amount !== null ? moneyText(amount) : '', formatClock(at)]
  return (
    <Row as="button" className={clsx(styles['row'], isToCheck && styles['check'])} onClick={onOpen}>
      {isToCheck ? <Icon name="warning" /> : <UnreadDot isUnread={isNew} />}
      <EntryText>
        {/* Settled rounds are not bold: nothing is left to do. */}
        <span className={isNew && settlement === null ? styles['bold'] : undefined}>
          {isNew && <span className="visually-hidden">{t('unread')}</span>}{' '}
          <span>{settlement === null ? title : t('messages:settled.title')}</span>
        </span>{' '}
        <Caption>
          <DottedLine
            parts={subjectParts
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
      {isToCheck && <span className={styles['word']}>{t('messages:check')}</span>}
      {amount !== null &&
        !isToCheck &&
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

function RequestSheet({ message: { id, at, news }, onClose }: { message: Message; onClose: () => void }) {
  const { title, text, about } = useMessageText()(news)
  const openRequest = useOutcomeCheck(id)
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack>
        <Caption>{formatDateTime(at)}</Caption>
        {openRequest === null ? (
          <>
            {news.outcome === 'changed' && <ChangedResult {...news.change} />}
            <Lead>{text}</Lead>
            <SubjectLink news={news} about={about} />
          </>
        ) : (
          <div role="status">
            <LostRequest {...openRequest} />
          </div>
        )}
      </Stack>
    </Sheet>
  )
}

function SubjectLink({ news, about }: { news: News; about: string | undefined }) {
  const { t } = useTranslation(['messages', 'common', 'shared'])
  const destination = {
    order: { to: paths.orderRecord(), name: t('see.order') },
    withdrawal: { to: paths.withdrawals(), name: t('see.withdrawal') },
    topUp: { to: paths.topUp(), name: t('common:topUp') },
    service: { to: paths.service(), name: t('shared:askService') },
  }[destinationOf(news)]
  return (
    <LinkButton to={destination.to} replace state={about === undefined ? undefined : withCurrentMemberId({ about })}>
      {destination.name}
    </LinkButton>
  )
}
