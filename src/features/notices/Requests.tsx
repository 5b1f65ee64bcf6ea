import { useTranslation } from 'react-i18next'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { useMember } from '@/shared/member/member'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import { SkeletonRows } from '@/ui/skeletons'
import { Stack } from '@/ui/layout'
import { type Message, markAllRead, toldMessages, moneyStore } from '@/shared/money-request/store'
import { useEvent } from '@/ui/use-event'
import { RequestRow } from './RequestRow'

export function Requests() {
  const member = useMember()
  return (
    // Only whose they are is asked of the platform: nothing here gets out of date.
    <AsyncBlock query={member} showsStale={false} skeleton={<SkeletonRows count={4} height={72} lead="dot" isFlat />}>
      {({ id }) => <RequestList key={id} memberId={id} />}
    </AsyncBlock>
  )
}

function RequestList({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['messages', 'common'])
  const { messages, isNew } = useRequests(memberId)
  if (messages.length === 0)
    return (
      <EmptyState
        icon="envelope"
        title={t('common:empty')}
        text={t('emptyText')}
        action={<LinkButton to={paths.home()}>{t('common:goHome')}</LinkButton>}
      />
    )
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
  const onUnmount = useEffectEvent(() => {
    if (document.visibilityState === 'visible') markRead()
  })
  useEffect(() => () => onUnmount(), [])
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') markRead()
  })
  return { messages, isNew }
}
