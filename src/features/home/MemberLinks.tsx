import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { useUnreadCount } from '@/shared/money-request/use-unread-count'
import { useKnownMember } from '@/shared/use-known-member'
import { useUnreadNotices } from '@/shared/use-unread-notices'
import { IconButton } from '@/ui/IconButton'

/** What has come for the member: their money's messages, and the platform's notices. */
export default function MemberLinks() {
  const { t } = useTranslation(['my', 'common', 'shared'])
  const messages = useUnreadCount(useKnownMember().data?.id)
  const notices = useUnreadNotices()
  return (
    <>
      <IconButton
        as={Link}
        to={paths.messages()}
        icon="envelope"
        label={messages === 0 ? t('common:messages') : t('messagesUnread', { number: messages })}
        isMarked={messages > 0}
      />
      <IconButton
        as={Link}
        to={paths.notices()}
        icon="bell"
        label={notices === 0 ? t('shared:notices') : t('noticesUnread', { number: notices })}
        isMarked={notices > 0}
      />
    </>
  )
}
