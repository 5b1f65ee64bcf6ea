import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/use-member'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { MessageCard } from './MessageCard'
import { useMessages } from './use-messages'

export default function MessagesScreen() {
  const { t } = useTranslation('messages')
  const member = useMember()
  return (
    <PushedScreen title={t('title')} fallback={paths.home()}>
      {/* Only whose they are is asked of the platform: nothing here gets out of date. */}
      <AsyncBlock query={member} showsStale={false} skeleton={<MessagesSkeleton />}>
        {({ id }) => <Messages key={id} memberId={id} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function Messages({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['messages', 'common'])
  const { messages, isNew } = useMessages(memberId)
  if (messages.length === 0) return <EmptyState icon="envelope" title={t('common:empty')} text={t('emptyText')} />
  return (
    <Stack>
      <Stack as="ul">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} isNew={isNew(message)} />
          </li>
        ))}
      </Stack>
      <Note isCentered>{t('kept')}</Note>
    </Stack>
  )
}

function MessagesSkeleton() {
  return (
    <Stack>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} height={124} />
      ))}
    </Stack>
  )
}
