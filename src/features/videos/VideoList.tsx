import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type VideoClass, allVideos, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { EmptyState } from '@/ui/EmptyState'
import { oneGroup } from '@/shared/long-list/LongList'
import { WindowedRows } from '@/shared/long-list/WindowedRows'
import { useErrorText } from '@/shared/query/use-error-text'
import { ErrorBlock } from '@/ui/MessageBlock'
import { LoadingBlock, SkeletonRows } from '@/ui/skeletons'
import { Button } from '@/ui/Button'
import { keptList } from './use-chosen-class'
import { CARD_GAP, CARD_HEIGHT, ListSkeleton, VideoCard } from './VideoCard'
import styles from './VideoList.module.css'

/** The next page is requested when this few rows are left below: about two thirds of a screen. */
const ROWS_AHEAD = 6

/** More are loaded as they come near: only the rows in view are drawn from the start. */
export function VideoList({ videoClass }: { videoClass: VideoClass }) {
  const { t } = useTranslation(['video', 'common', 'shared'])
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key, currentLanguage()))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const loaded = pages.data?.pages ?? []
  const videos = useMemo(() => allVideos(pages.data?.pages ?? []), [pages.data])
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage()
  }, [isFetching, fetchNextPage])
  // After an error the member decides whether to load more.
  const onView = useCallback(
    (last: number) => {
      if (last >= videos.length - 1 - ROWS_AHEAD && hasNextPage && !isFetchNextPageError) loadMore()
    },
    [videos.length, hasNextPage, isFetchNextPageError, loadMore],
  )
  return (
    <AsyncBlock
      query={{ ...pages, data: pages.data && videos }}
      skeleton={<ListSkeleton />}
      empty={<EmptyState icon="video" title={t('common:empty')} text={t('shared:otherCategory')} />}
    >
      {() =>
        loaded[0] !== undefined && (
          <>
            <WindowedRows
              groups={oneGroup(videos)}
              keyOf={({ id }) => id}
              total={loaded.at(-1)?.total ?? null}
              kept={keptList(loaded[0])}
              label={videoClass.name}
              guess={CARD_HEIGHT}
              gap={CARD_GAP}
              onView={onView}
            >
              {(video) => <VideoCard video={video} />}
            </WindowedRows>
            <div className={styles['foot']}>
              <Foot pages={pages} onMore={loadMore} />
            </div>
          </>
        )
      }
    </AsyncBlock>
  )
}

type Pages = Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>

function Foot({ pages, onMore }: { pages: Pages; onMore: () => void }) {
  const { t } = useTranslation(['video', 'common'])
  const errorText = useErrorText()
  if (pages.isFetchNextPageError && pages.error !== null)
    return (
      <ErrorBlock
        title={t('pageFailed')}
        text={errorText(pages.error)}
        isRetrying={pages.isFetchingNextPage}
        onRetry={onMore}
      />
    )
  if (!pages.hasNextPage) return <p className={styles['end']}>{t('end')}</p>
  if (pages.isFetchingNextPage)
    return (
      <LoadingBlock label={t('loadingMore')}>
        <SkeletonRows count={1} height={CARD_HEIGHT} lead="cover" />
      </LoadingBlock>
    )
  return (
    <Button tone="quiet" isWide onClick={onMore}>
      {t('more')}
    </Button>
  )
}
