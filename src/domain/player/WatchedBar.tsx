import { useTranslation } from 'react-i18next'
import type { Video } from '@/api/video-schema'
import { formatVideoTime } from '@/lib/time'
import { savedPosition } from './positions'
import { watchedFraction } from './rules'
import styles from './WatchedBar.module.css'

/**
 * Shows at the foot of a cover how much of the video the member has watched. Shows nothing if that
 * is unknown. The cover must be positioned.
 */
export function WatchedBar({ video: { id, durationSeconds } }: { video: Video }) {
  const { t } = useTranslation('common')
  const position = savedPosition(id)
  const fraction = watchedFraction(position, durationSeconds)
  if (fraction === 0) return null
  return (
    <span className={styles['bar']}>
      <span className="visually-hidden">{t('watchedTo', { position: formatVideoTime(position) })}</span>
      <span className={styles['watched']} style={{ '--part': fraction }} />
    </span>
  )
}
