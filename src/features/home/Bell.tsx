import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '@/ui/Button'
import { joinSentences } from '@/i18n/sentences'
import { useUnread } from '@/domain/inbox/unread'

/** The bell is marked while platform notices or messages about the member's requests are unread. */
export default function Bell() {
  const { t } = useTranslation('shared')
  const { number, to } = useUnread()
  return (
    <IconButton
      as={Link}
      to={to}
      icon="bell"
      label={joinSentences([t('notices'), number === 0 ? '' : t('unread', { number })])}
      isMarked={number > 0}
    />
  )
}
