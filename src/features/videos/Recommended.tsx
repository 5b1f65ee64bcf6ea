import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { videoQueries } from '@/api/videos'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { EmptyState } from '@/ui/EmptyState'
import { CARD_HEIGHT, ListSkeleton } from './ListSkeleton'
import { VideoCard } from './VideoCard'

/** In px, between two cards. */
const GAP = 12

export function Recommended({ id }: { id: string }) {
  const { t } = useTranslation(['video', 'common'])
  const recommended = useQuery(videoQueries.recommended(id))
  return (
    <AsyncBlock
      query={recommended}
      what={t('recommended')}
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
          groups={oneGroup(videos.filter((video) => video.id !== id))}
          keyOf={(video) => video.id}
          textOf={(video) => video.name}
          guess={CARD_HEIGHT}
          gap={GAP}
        >
          {(video) => <VideoCard video={video} replaces />}
        </LongList>
      )}
    </AsyncBlock>
  )
}
