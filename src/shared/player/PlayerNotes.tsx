import { useTranslation } from 'react-i18next'
import { formatVideoTime } from '@/lib/time'
import styles from './PlayerNotes.module.css'

/** @param props.end of the preview, in seconds; null: the whole video may be watched */
export function PreviewNote({ hasFullView, end }: { hasFullView: boolean; end: number | null }) {
  const { t } = useTranslation('player')
  if (hasFullView) return <p>{t('fullView')}</p>
  return <p>{end === null ? t('wholeVideo') : t('previewOf', { preview: formatVideoTime(end) })}</p>
}

export function ResumedNote({ position, onFromStart }: { position: number; onFromStart: () => void }) {
  const { t } = useTranslation('player')
  return (
    <p role="status">
      <span>{t('resumed', { position: formatVideoTime(position) })}</span>{' '}
      <button type="button" className={styles['inline']} onClick={onFromStart}>
        {t('fromStart')}
      </button>
    </p>
  )
}
