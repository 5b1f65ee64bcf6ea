import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/use-member'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Stack } from '@/ui/Stack'
import { MessageCard } from './MessageCard'
import { useMessages } from './use-messages'

export default function MessagesScreen() {
  const { t } = useTranslation(['messages', 'common'])
  const member = useMember()
  return (
    <PushedScreen hasMoney title={t('common:messages')} fallback={paths.home()}>
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
  return <SkeletonRows count={4} height={158} lead="dot" />
}
