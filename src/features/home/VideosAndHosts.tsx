import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MAX_UNVIRTUALISED_ROWS } from '@/api/fields'
import type { Video } from '@/api/video-schema'
import { formatServerTime } from '@/i18n/server-time'
import { dayOfTime } from '@/lib/server-day'
import { formatVideoTime } from '@/lib/time'
import { formatWholeNumber } from '@/lib/decimal-text'
import { lazyPart } from '@/kit/load/lazy-part'
import { useCachedMember, usePlatform } from '@/domain/member/member'
import { paths } from '@/paths'
import { Caption, SectionHeading } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { Picture, Poster } from '@/ui/Picture'
import type { HomeContent } from '@/api/platform'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { Operator } from '@/domain/help/Operator'
import { startPosition } from '@/domain/player/positions'
import { WatchedBar } from '@/domain/player/WatchedBar'
import type { QueryState } from '@/kit/query/query-state'
import { config } from '@/config'
import { LocalHosts } from './LocalHosts'
import { Ticker } from './Ticker'
import styles from './VideosAndHosts.module.css'

/** The player loads after a tap, because Home does not need it before. */
const Player = lazyPart(() => import('@/domain/player/VideoPlayer'), {
  placeholder: ({ video }) => <PromoPoster video={video} />,
})

export default function VideosAndHosts({
  content,
  skeleton,
}: {
  content: QueryState<HomeContent>
  skeleton: ReactNode
}) {
  const { t } = useTranslation(['footer', 'common', 'index'])
  return (
    <>
      <AsyncBlock query={content} contentName={t('videos')} showsStale={false} skeleton={skeleton}>
        {({ videoRows }) => <VideoSection rows={videoRows} />}
      </AsyncBlock>
      <section aria-labelledby="hosts">
        <SectionHeading id="hosts" action={<Link to={paths.allCities()}>{t('index:allCities')}</Link>}>
          {t('common:localHosts')}
        </SectionHeading>
        <LocalHosts />
      </section>
      <Partners />
      <Ticker />
      <Operator />
    </>
  )
}

function VideoSection({ rows }: { rows: readonly [Video[], Video[]] }) {
  const { t } = useTranslation(['index', 'common', 'footer'])
  const [promo, ...firstVideos] = rows[0]
  const otherVideos = [...firstVideos, ...rows[1].filter(({ id }) => rows[0].every((video) => video.id !== id))]
  if (promo === undefined && otherVideos.length === 0) return null
  return (
    <section aria-labelledby="watch">
      <SectionHeading id="watch" action={<Link to={paths.videos()}>{t('common:allVideos')}</Link>}>
        {t('footer:videos')}
      </SectionHeading>
      {promo !== undefined && <Promo key={promo.id} video={promo} />}
      {otherVideos.length > 0 && <VideoRow videos={otherVideos.slice(0, MAX_UNVIRTUALISED_ROWS)} label={t('more')} />}
    </section>
  )
}

/**
 * A tap plays the video muted in this card if the platform allows it and the video has a stream.
 * Otherwise the tap opens the video's screen (reading 29).
 */
function Promo({ video }: { video: Video }) {
  const { t } = useTranslation('index')
  const captionOf = useVideoCaption()
  const member = useCachedMember()
  const playsInPlace = usePlatform()?.playsInPlace === true && video.streamUrl !== ''
  const [isPlaying, setIsPlaying] = useState(false)
  const hasFullView = member.data?.hasFullView === true
  const startAt = startPosition(video, hasFullView)
  return (
    <article className={styles['promo']}>
      {isPlaying ? (
        <Player video={video} hasFullView={hasFullView} startsMuted isInCard />
      ) : playsInPlace ? (
        <button
          type="button"
          className={styles['promoStart']}
          aria-label={
            startAt === 0
              ? t('playHere', { name: video.name })
              : t('resumeHere', { name: video.name, position: formatVideoTime(startAt) })
          }
          onClick={() => setIsPlaying(true)}
        >
          <PromoPoster video={video} />
        </button>
      ) : (
        <Link className={styles['promoStart']} to={paths.video(video.id)} aria-label={video.name}>
          <PromoPoster video={video} />
        </Link>
      )}
      <div className={styles['promoText']}>
        <Link className={styles['promoName']} to={paths.video(video.id)}>
          {video.name}
        </Link>
        <Caption>{captionOf(video)}</Caption>
      </div>
    </article>
  )
}

function PromoPoster({ video }: { video: Video }) {
  return (
    <span className={styles['stage']}>
      <Poster src={video.posterUrl} className={styles['promoPoster']} isLazy={false} />
      <span className={styles['promoPlay']} aria-hidden="true">
        <Icon name="play" size={26} />
      </span>
      <WatchedBar video={video} />
    </span>
  )
}

function VideoRow({ videos, label }: { videos: readonly Video[]; label: string }) {
  const captionOf = useVideoCaption()
  return (
    <ul className={styles['row']} aria-label={label} tabIndex={0}>
      {videos.map((video) => (
        <li key={video.id}>
          <Link className={styles['small']} to={paths.video(video.id)}>
            <span className={styles['stage']}>
              <Poster src={video.posterUrl} className={styles['smallPoster']} />
              <WatchedBar video={video} />
            </span>
            <span className={styles['smallName']}>{video.name}</span>
            <Caption>{captionOf(video)}</Caption>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns a function that writes the duration of a video and its number of plays. The date replaces
 * an unknown duration.
 */
function useVideoCaption(): (video: Video) => string {
  const { t } = useTranslation('common')
  return ({ durationSeconds, date, plays }) => {
    const durationText = durationSeconds === null ? formatServerTime(dayOfTime(date)) : formatVideoTime(durationSeconds)
    const playsText = plays === null ? '' : t('plays', { plays: formatWholeNumber(plays), count: plays })
    return [durationText, playsText].filter(Boolean).join(' · ')
  }
}

/** Shows logos from the build's settings; a caption says that they are unchecked (reading 82). */
function Partners() {
  const { t } = useTranslation('index')
  if (config.partners.length === 0) return null
  return (
    <section aria-labelledby="partners">
      <SectionHeading id="partners">{t('partners')}</SectionHeading>
      <ul className={styles['partners']}>
        {config.partners.map((url) => (
          <li key={url}>
            <Picture src={url} alt="" className={styles['partner']} fallback={null} />
          </li>
        ))}
      </ul>
      <Caption>{t('partnersCaption')}</Caption>
    </section>
  )
}
