import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { videoQueries } from '@/api/videos'
import { useCachedMember } from '@/domain/member/member'
import { savedPosition, videoToContinue } from '@/domain/player/positions'
import { formatVideoTime } from '@/lib/time'
import { useIsLoggedIn } from '@/session/store'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { LoadingBlock } from '@/ui/skeletons'
import { SectionHeading } from '@/ui/text'
import { CARD_HEIGHT_PX, VideoCard } from './VideoCard'
import styles from './ContinueCard.module.css'

/**
 * Offers the video that the member watched last, if it would start at a saved position. Shows
 * nothing if that video does not load, because the list below has all videos.
 */
export function ContinueCard() {
  const { t } = useTranslation('video')
  const isLoggedIn = useIsLoggedIn()
  const { data: member } = useCachedMember()
  const id = isLoggedIn ? videoToContinue(member?.hasFullView === true) : null
  const video = useQuery({ ...videoQueries.video(id ?? ''), enabled: id !== null })
  if (id === null || (video.data === undefined && video.error !== null)) return null
  return (
    <section className={styles['continue']} aria-labelledby="continue">
      <SectionHeading id="continue">{t('continue')}</SectionHeading>
      {video.data === undefined ? (
        <LoadingBlock>
          <SkeletonRows count={1} height={CARD_HEIGHT_PX} lead="cover" />
        </LoadingBlock>
      ) : (
        <VideoCard
          video={video.data}
          caption={[savedPosition(id), video.data.durationSeconds]
            .flatMap((seconds) => (seconds === null ? [] : formatVideoTime(seconds)))
            .join(' / ')}
        />
      )}
    </section>
  )
}
