import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Video } from '@/api/videos'
import { formatDuration } from '@/lib/time'
import { formatCount } from '@/i18n/format'
import { paths } from '@/paths'
import { Eyebrow, SectionHeading } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './Home.module.css'

/** The promo video as a poster, then two rows of videos; what is empty is hidden (reading 29). */
export function Watch({ rows }: { rows: readonly [Video[], Video[]] }) {
  const { t } = useTranslation('index')
  const [promo, ...first] = rows[0]
  if (promo === undefined && rows[1].length === 0) return null
  return (
    <section aria-labelledby="watch">
      <SectionHeading id="watch" action={<Link to={paths.videos()}>{t('allVideos')}</Link>}>
        {t('watch')}
      </SectionHeading>
      {promo !== undefined && (
        <article className={styles['promo']}>
          <Poster video={promo} className={styles['promoPoster']} />
          <div className={styles['promoText']}>
            <b>{promo.name}</b>
            <VideoFacts video={promo} />
          </div>
        </article>
      )}
      {[first, rows[1]].map(
        (videos, row) =>
          videos.length > 0 && (
            // The two rows are places on the page, not things: they have no other identity.
            <VideoRow key={row} videos={videos} label={`${t('more')} ${row + 1}`} />
          ),
      )}
    </section>
  )
}

function VideoRow({ videos, label }: { videos: readonly Video[]; label: string }) {
  return (
    <ul className={styles['row']} aria-label={label} tabIndex={0}>
      {videos.map((video) => (
        <li key={video.id} className={styles['small']}>
          <Poster video={video} className={styles['smallPoster']} />
          <span className={styles['smallName']}>{video.name}</span>
          <VideoFacts video={video} />
        </li>
      ))}
    </ul>
  )
}

function Poster({ video, className }: { video: Video; className: string | undefined }) {
  return <Picture className={className} src={video.posterUrl} alt="" fallback={<Icon name="video" size={28} />} />
}

function VideoFacts({ video }: { video: Video }) {
  const { t } = useTranslation('index')
  const length = video.durationSeconds === null ? video.date : formatDuration(video.durationSeconds)
  return (
    <Eyebrow>
      <span className="num">
        {length !== '' && `${length} · `}
        {t('plays', { plays: formatCount(video.plays) })}
      </span>
    </Eyebrow>
  )
}
