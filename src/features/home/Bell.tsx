import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '@/ui/Button'
import { useUnread } from '@/shared/inbox/unread'

/** One sign for all that has come for the member: the platform's notices, and their requests. */
export default function Bell() {
  const { t } = useTranslation(['my', 'shared'])
  const { number, to } = useUnread()
  return (
    <IconButton
      as={Link}
      to={to}
      icon="bell"
      label={number === 0 ? t('shared:notices') : t('noticesUnread', { number })}
      isMarked={number > 0}
    />
  )
}
