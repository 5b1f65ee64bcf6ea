import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { videoQueries } from '@/api/videos.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { EmptyState } from '@/ui/EmptyState'
import { ListSkeleton } from './ListSkeleton'
import { VideoCard } from './VideoCard'
import styles from './Videos.module.css'

/** Videos the platform names beside this one; a tap puts one in this one's place. */
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
        <ul className={styles['recommended']}>
          {videos
            .filter((video) => video.id !== id)
            .map((video) => (
              <li key={video.id}>
                <VideoCard video={video} replaces />
              </li>
            ))}
        </ul>
      )}
    </AsyncBlock>
  )
}
