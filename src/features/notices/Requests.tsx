import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { useMember } from '@/shared/use-member'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Stack } from '@/ui/Stack'
import { RequestRow } from './RequestRow'
import { useRequests } from './use-requests'

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
