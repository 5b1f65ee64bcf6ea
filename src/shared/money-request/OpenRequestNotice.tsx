import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format'
import { Button } from '@/ui/Button'
import styles from './OpenRequestNotice.module.css'
import type { OpenRequest } from './use-notes'

/** Stands where the next request would be made. */
export function OpenRequestNotice({
  open: { note, isUnderWay },
  title,
  unknownText,
  checkLabel,
  onCheck,
}: {
  open: OpenRequest
  title: ReactNode
  unknownText: string
  checkLabel: string
  onCheck: () => void
}) {
  const { t } = useTranslation('messages')
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{title}</b>
        <br />
        {isUnderWay ? t('underWay.text', { time: formatClock(note.sentAt) }) : unknownText}
      </p>
      {!isUnderWay && (
        <Button tone="quiet" onClick={onCheck}>
          {checkLabel}
        </Button>
      )}
    </div>
  )
}
