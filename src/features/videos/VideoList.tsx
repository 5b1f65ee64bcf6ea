import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type VideoClass, allVideos, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import type { Continued } from './ContinueRow'
import { keptList } from './kept-lists'
import { ListFoot } from './ListFoot'
import { ListSkeleton } from './ListSkeleton'
import { VideoRows } from './VideoRows'

/**
 * @param continued what stands above it already, and no second time in it, unless there is no more
 */
export function VideoList({ videoClass, continued }: { videoClass: VideoClass; continued: readonly Continued[] }) {
  const { t } = useTranslation(['video', 'common'])
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key, currentLanguage()))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const loaded = pages.data?.pages ?? []
  const all = useMemo(() => allVideos(pages.data?.pages ?? []), [pages.data])
  const videos = useMemo(() => {
    const others = all.filter(({ id }) => continued.every((other) => other.id !== id))
    return others.length === 0 && !hasNextPage ? all : others
  }, [all, continued, hasNextPage])
  const total = loaded.at(-1)?.total ?? null
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage()
  }, [isFetching, fetchNextPage])
  // After an error the member decides whether to load more.
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchNextPageError) loadMore()
  }, [hasNextPage, isFetchNextPageError, loadMore])
  return (
    <AsyncBlock
      query={{ ...pages, data: pages.data && all }}
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
              total={total === null ? null : total - (all.length - videos.length)}
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
