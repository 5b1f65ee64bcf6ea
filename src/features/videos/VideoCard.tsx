import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { clsx } from 'clsx'
import type { Video } from '@/api/video-schema'
import { formatServerTime } from '@/i18n/server-time'
import { dayOfTime } from '@/lib/server-day'
import { formatWholeNumber } from '@/lib/decimal-text'
import { formatVideoTime } from '@/lib/time'
import { paths } from '@/paths'
import { Caption } from '@/ui/text'
import { Poster } from '@/ui/Picture'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { usePlatform } from '@/domain/member/member'
import { WatchedBar } from '@/domain/player/WatchedBar'
import { Note } from '@/ui/Note'
import styles from './VideoCard.module.css'

/** The name comes before the picture, so screen readers read it first. */
export const VideoCard = memo(function VideoCard({
  video,
  caption,
  replaces = false,
}: {
  video: Video
  /** By default, the number of plays and the date. */
  caption?: string
  /** True if the video replaces the current screen in the history (reading 53). */
  replaces?: boolean
}) {
  const { t } = useTranslation(['video', 'common'])
  const durationText = video.durationSeconds === null ? null : formatVideoTime(video.durationSeconds)
  return (
    <Link to={paths.video(video.id)} replace={replaces} className={styles['card']} draggable={false}>
      <span className={styles['text']}>
        <b>{video.name}</b>
        <Caption>
          {caption ??
            [
              video.plays !== null && t('common:plays', { plays: formatWholeNumber(video.plays), count: video.plays }),
              formatServerTime(dayOfTime(video.date)),
            ]
              .filter(Boolean)
              .join(' · ')}
        </Caption>
      </span>
      <span className={styles['cover']}>
        <Poster src={video.posterUrl} className={styles['picture']} />
        <WatchedBar video={video} />
        {durationText !== null && (
          <span className={styles['length']}>
            <span className="visually-hidden">{t('duration', { duration: durationText })}</span>
            <span aria-hidden="true">{durationText}</span>
          </span>
        )}
      </span>
    </Link>
  )
})

/** The height of a card with a name of two lines, in px. */
export const CARD_HEIGHT_PX = 88
export const CARD_GAP_PX = 12

export function ListSkeleton() {
  return <SkeletonRows count={5} height={CARD_HEIGHT_PX} lead="cover" />
}

/** The placeholder has its own demo note, because empty and failed lists must have no demo note. */
export function ListSkeletonWithNote() {
  return (
    <>
      <DemoNote />
      <ListSkeleton />
    </>
  )
}

/**
 * The note says that videos and plays are invented. Until it is known whether the platform is a
 * demo, the note is invisible but takes its space.
 */
export function DemoNote() {
  const { t } = useTranslation('video')
  const platform = usePlatform()
  if (platform?.isDemo === false) return null
  return <Note className={clsx(styles['note'], platform === undefined && styles['awaited'])}>{t('demo')}</Note>
}
