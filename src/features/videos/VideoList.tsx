import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VideoClass } from '@/api/videos'
import { allVideos, videoQueries } from '@/api/videos.queries'
import { currentLanguage } from '@/i18n'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { EmptyState } from '@/ui/EmptyState'
import { keptList } from './kept-lists'
import { ListFoot } from './ListFoot'
import { ListSkeleton } from './ListSkeleton'
import { VideoRows } from './VideoRows'

export function VideoList({ videoClass }: { videoClass: VideoClass }) {
  const { t } = useTranslation('video')
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key, currentLanguage()))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const videos = useMemo(() => allVideos(pages.data?.pages ?? []), [pages.data])
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage()
  }, [isFetching, fetchNextPage])
  // After an error the member decides whether to load more.
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchNextPageError) loadMore()
  }, [hasNextPage, isFetchNextPageError, loadMore])
  return (
    <AsyncBlock
      query={pages}
      skeleton={<ListSkeleton />}
      isEmpty={() => videos.length === 0}
      empty={<EmptyState icon="video" title={t('empty')} text={t('emptyText')} />}
    >
      {({ pages: loaded }) =>
        loaded[0] !== undefined && (
          <>
            <VideoRows
              videos={videos}
              total={loaded.at(-1)?.total ?? null}
              kept={keptList(loaded[0])}
              label={videoClass.name}
              onNearEnd={onNearEnd}
            />
            <ListFoot pages={pages} onMore={loadMore} />
          </>
        )
      }
    </AsyncBlock>
  )
}
