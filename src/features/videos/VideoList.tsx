import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VideoClass } from '@/api/videos'
import { allVideos, videoQueries } from '@/api/videos.queries'
import { currentLanguage } from '@/i18n'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { keptList } from './kept-lists'
import { ListFoot } from './ListFoot'
import { ListSkeleton } from './ListSkeleton'
import { VideoRows } from './VideoRows'

export function VideoList({ videoClass }: { videoClass: VideoClass }) {
  const { t } = useTranslation(['video', 'common'])
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key, currentLanguage()))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const loaded = pages.data?.pages ?? []
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
      query={{ ...pages, data: pages.data && videos }}
      skeleton={<ListSkeleton />}
      empty={
        <EmptyState
          icon="video"
          title={t('common:empty')}
          text={t('emptyText')}
          action={<LinkButton to={paths.home()}>{t('common:goHome')}</LinkButton>}
        />
      }
    >
      {() =>
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
