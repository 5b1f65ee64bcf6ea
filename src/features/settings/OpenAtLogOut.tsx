import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format-date-time'
import type { RequestNote } from '@/shared/money-request/notes'
import { useRequestText } from '@/shared/money-request/use-message-text'
import styles from './OpenAtLogOut.module.css'

/** Names the requests whose outcome this device will not be able to tell any more. */
export function OpenAtLogOut({ notes }: { notes: readonly RequestNote[] }) {
  const { t } = useTranslation('messages')
  const requestText = useRequestText()
  return (
    <div className={styles['open']}>
      <p>{t('openAtLogOut.lead')}</p>
      <ul className={styles['list']}>
        {notes.map(({ id, request, sentAt }) => (
          <li key={id}>
            {t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: formatDateTime(sentAt) })}
          </li>
        ))}
      </ul>
      <p>{t('openAtLogOut.text')}</p>
    </div>
  )
}
