import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { videoQueries } from '@/api/videos.queries'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { Stack } from '@/ui/Stack'
import { EmptyState } from '@/ui/EmptyState'
import { ListSkeleton } from './ListSkeleton'
import { VideoCard } from './VideoCard'

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
        <Stack as="ul">
          {videos
            .filter((video) => video.id !== id)
            .map((video) => (
              <li key={video.id}>
                <VideoCard video={video} replaces />
              </li>
            ))}
        </Stack>
      )}
    </AsyncBlock>
  )
}
