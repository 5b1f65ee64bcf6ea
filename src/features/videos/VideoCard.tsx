import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Video } from '@/api/videos'
import { formatCount } from '@/i18n/format'
import { formatDuration } from '@/lib/time'
import { paths } from '@/paths'
import { Eyebrow } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './Videos.module.css'

/** A video as a link to its player: cover, name, plays, length. `replaces`: in place of the screen it stands on (reading 53). */
export function VideoCard({ video, replaces = false }: { video: Video; replaces?: boolean }) {
  const { t } = useTranslation('video')
  return (
    <Link className={styles['card']} to={paths.video(video.id)} replace={replaces}>
      <span className={styles['cover']}>
        <Picture
          className={styles['picture']}
          src={video.posterUrl}
          alt=""
          fallback={<Icon name="video" size={28} />}
        />
        {video.durationSeconds !== null && (
          <span className={styles['length']}>
            <span className="visually-hidden">
              {t('duration', { duration: formatDuration(video.durationSeconds) })}
            </span>
            <span aria-hidden="true">{formatDuration(video.durationSeconds)}</span>
          </span>
        )}
      </span>
      <span className={styles['text']}>
        <b>{video.name}</b>
        <Eyebrow>
          {t('plays', { plays: formatCount(video.plays) })}
          {video.date !== '' && ` · ${video.date}`}
        </Eyebrow>
      </span>
    </Link>
  )
}
