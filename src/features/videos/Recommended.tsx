import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { videoQueries } from '@/api/videos.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { Stack } from '@/ui/Stack'
import { EmptyState } from '@/ui/EmptyState'
import { ListSkeleton } from './ListSkeleton'
import { VideoCard } from './VideoCard'

export function Recommended({ id }: { id: string }) {
  const { t } = useTranslation('video')
  const recommended = useQuery(videoQueries.recommended(id))
  return (
    <AsyncBlock
      query={recommended}
      skeleton={<ListSkeleton />}
      empty={<EmptyState icon="video" title={t('recommendedEmpty')} />}
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
