import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '@/ui/Button'
import { joinSentences } from '@/i18n/sentences'
import { useUnread } from '@/domain/inbox/unread'

/**
 * The bell is marked while platform notices or messages about the member's requests are unread, or
 * while there is something to check.
 */
export default function Bell() {
  const { t } = useTranslation('shared')
  const { number, checkCount, to } = useUnread()
  return (
    <IconButton
      as={Link}
      to={to}
      icon="bell"
      label={joinSentences([
        t('notices'),
        checkCount === 0 ? '' : t('toCheck', { number: checkCount }),
        number === 0 ? '' : t('unread', { number }),
      ])}
      mark={checkCount > 0 ? 'bad' : number > 0 ? 'brand' : undefined}
    />
  )
}
