import { useTranslation } from 'react-i18next'
import { formatDuration } from '@/lib/time'
import styles from './PlayerNotes.module.css'

/** `end` and `length` in seconds; null where there is none or it is not known. */
export function PreviewNote({
  hasFullView,
  end,
  length,
}: {
  hasFullView: boolean
  end: number | null
  length: number | null
}) {
  const { t } = useTranslation('player')
  const words = () => {
    if (hasFullView) return t('fullView')
    if (end === null) return t('wholeVideo')
    const preview = formatDuration(end)
    return length === null
      ? t('previewOfUnknown', { preview })
      : t('previewOf', { preview, length: formatDuration(length) })
  }
  return <p className={styles['cap']}>{words()}</p>
}

export function ResumedNote({ position, onFromStart }: { position: number; onFromStart: () => void }) {
  const { t } = useTranslation('player')
  return (
    <p className={styles['resumed']} role="status">
      {t('resumed', { position: formatDuration(position) })}{' '}
      <button type="button" className={styles['inline']} onClick={onFromStart}>
        {t('fromStart')}
      </button>
    </p>
  )
}
