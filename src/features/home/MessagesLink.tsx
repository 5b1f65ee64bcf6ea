import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { useUnreadCount } from '@/shared/money-request/use-unread-count'
import { useMember } from '@/shared/use-member'
import { IconButton } from '@/ui/IconButton'

export default function MessagesLink() {
  const { t } = useTranslation(['index', 'common'])
  const unread = useUnreadCount(useMember().data?.id)
  return (
    <IconButton
      as={Link}
      to={paths.messages()}
      icon="envelope"
      label={unread === 0 ? t('common:messages') : t('messagesUnread', { number: unread })}
      isMarked={unread > 0}
    />
  )
}
