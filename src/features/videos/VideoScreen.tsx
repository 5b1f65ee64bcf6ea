import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { videoQueries } from '@/api/videos'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useMember } from '@/domain/member/member'
import VideoPlayer from '@/domain/player/VideoPlayer'
import { LinkButton } from '@/kit/links'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/skeletons'
import { SectionHeading } from '@/ui/text'
import { formatServerTime } from '@/i18n/server-time'
import { dayOfTime } from '@/lib/server-day'
import { formatWholeNumber } from '@/lib/decimal-text'
import { LongList } from '@/kit/long-list/LongList'
import { CARD_GAP_PX, DemoNote, ListSkeleton, VideoCard } from './VideoCard'

export default function VideoScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')?.trim() ?? ''
  return id === '' ? <MissingId /> : <VideoDetails key={id} id={id} />
}

function VideoDetails({ id }: { id: string }) {
  const { t } = useTranslation(['video', 'common'])
  const video = useQuery(videoQueries.video(id))
  const member = useMember()
  return (
    <PushedScreen title={video.data?.name || t('videoTitle')} fallback={paths.videos()}>
      <AsyncBlock queries={{ member, video }} skeleton={<PlayerSkeleton />}>
        {({ member: { hasFullView }, video: data }) => (
          <VideoPlayer
            video={data}
            hasFullView={hasFullView}
            facts={[
              ...(data.plays === null
                ? []
                : [t('common:plays', { plays: formatWholeNumber(data.plays), count: data.plays })]),
              ...(data.date === '' ? [] : [formatServerTime(dayOfTime(data.date))]),
            ]}
          />
        )}
      </AsyncBlock>
      {/* While the player's data loads, the height of its text is unknown, so this part is
          hidden. */}
      <div hidden={video.isPending || member.isPending}>
        <DemoNote />
        <SectionHeading>{t('recommended')}</SectionHeading>
        <Recommended id={id} />
      </div>
    </PushedScreen>
  )
}

function PlayerSkeleton() {
  return (
    <>
      <div style={{ aspectRatio: '16 / 9' }}>
        <Skeleton height="100%" />
      </div>
      <div style={{ height: 117, paddingBlock: 16 }}>
        <Skeleton height={14} width="40%" />
      </div>
      <ListSkeleton />
    </>
  )
}

function MissingId() {
  const { t } = useTranslation(['video', 'common'])
  return (
    <PushedScreen title={t('notFound')} fallback={paths.videos()}>
      <EmptyState
        icon="video"
        title={t('notFoundText')}
        action={
          <LinkButton to={paths.videos()} replace>
            {t('common:allVideos')}
          </LinkButton>
        }
      />
    </PushedScreen>
  )
}

function Recommended({ id }: { id: string }) {
  const { t } = useTranslation(['video', 'common'])
  const recommendedQuery = useQuery(videoQueries.recommended(id))
  return (
    <AsyncBlock
      query={recommendedQuery}
      contentName={t('recommended')}
      skeleton={<ListSkeleton />}
      empty={
        <EmptyState
          icon="video"
          title={t('recommendedEmpty')}
          action={<LinkButton to={paths.videos()}>{t('common:allVideos')}</LinkButton>}
        />
      }
      isEmpty={(videos) => videos.every((video) => video.id === id)}
    >
      {(videos) => (
        <LongList
          name="recommended"
          rows={videos.filter((video) => video.id !== id)}
          keyOf={(video) => video.id}
          searchTextOf={(video) => video.name}
          gap={CARD_GAP_PX}
        >
          {(video) => <VideoCard video={video} replaces />}
        </LongList>
      )}
    </AsyncBlock>
  )
}
