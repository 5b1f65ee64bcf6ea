import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format'
import { useRequestText } from '@/shared/money-request/use-message-text'
import { useOpenNotes, useUnreadableNotes } from '@/shared/money-request/use-notes'
import styles from './OpenAtLogOut.module.css'

/**
 * Names the requests whose outcome this device will not be able to tell any more. Renders nothing
 * where there are none.
 */
export function OpenAtLogOut({ memberId }: { memberId: string }) {
  const { t } = useTranslation('messages')
  const requestText = useRequestText()
  const notes = useOpenNotes(memberId)
  const unreadable = useUnreadableNotes(memberId)
  if (notes.length + unreadable.length === 0) return null
  return (
    <div className={styles['open']}>
      <p>{t('openAtLogOut.lead')}</p>
      <ul className={styles['list']}>
        {notes.map(({ id, request, sentAt }) => (
          <li key={id}>
            {t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: formatDateTime(sentAt) })}
          </li>
        ))}
        {unreadable.map(({ id }) => (
          <li key={id}>{t('unreadable.title')}</li>
        ))}
      </ul>
      <p>{t('openAtLogOut.text')}</p>
    </div>
  )
}
