import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type VideoClass, videosOfPages, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { EmptyState } from '@/ui/EmptyState'
import { useOneGroup } from '@/kit/long-list/LongList'
import { InfiniteScroll, Rows } from '@/kit/long-list/rows'
import { clearShownRefusals } from '@/kit/query/refusals'
import { useQueryErrorText } from '@/kit/query/use-error-text'
import { ErrorBlock } from '@/ui/MessageBlock'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { LoadingBlock } from '@/ui/skeletons'
import { Button } from '@/ui/Button'
import { CARD_GAP_PX, CARD_HEIGHT_PX, DemoNote, ListSkeletonWithNote, VideoCard } from './VideoCard'
import styles from './VideoList.module.css'

export function VideoList({ videoClass }: { videoClass: VideoClass }) {
  const { t } = useTranslation(['video', 'common'])
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key, currentLanguage()))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const videos = useMemo(() => videosOfPages(pages.data?.pages ?? []), [pages.data])
  const groups = useOneGroup(videos)
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage()
  }, [isFetching, fetchNextPage])
  // After an error nothing loads by itself; the member decides whether to load more.
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchNextPageError) loadMore()
  }, [hasNextPage, isFetchNextPageError, loadMore])
  return (
    <AsyncBlock
      query={{ ...pages, data: pages.data && videos }}
      skeleton={<ListSkeletonWithNote />}
      empty={<EmptyState icon="video" title={t('common:empty')} text={t('emptyText')} />}
    >
      {() => (
        <>
          <DemoNote />
          <InfiniteScroll onNearEnd={onNearEnd}>
            <Rows
              groups={groups}
              keyOf={({ id }) => id}
              total={pages.data?.pages.at(-1)?.total ?? -1}
              label={videoClass.name}
              gap={CARD_GAP_PX}
            >
              {(video) => <VideoCard video={video} />}
            </Rows>
          </InfiniteScroll>
          <div className={styles['foot']}>
            <ListFoot pages={pages} onMore={loadMore} />
          </div>
        </>
      )}
    </AsyncBlock>
  )
}

type PagesQuery = Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>

function ListFoot({ pages, onMore }: { pages: PagesQuery; onMore: () => void }) {
  const { t } = useTranslation('video')
  const readErrorText = useQueryErrorText()
  if (pages.isFetchNextPageError && pages.error !== null)
    return (
      <ErrorBlock
        title={t('pageFailed')}
        text={readErrorText(pages.error)}
        isRetrying={pages.isFetchingNextPage}
        onRetry={() => {
          clearShownRefusals()
          onMore()
        }}
      />
    )
  if (!pages.hasNextPage) return <p className={styles['end']}>{t('end')}</p>
  if (pages.isFetchingNextPage)
    return (
      <LoadingBlock label={t('loadingMore')}>
        <SkeletonRows count={1} height={CARD_HEIGHT_PX} lead="cover" />
      </LoadingBlock>
    )
  return (
    <Button tone="quiet" isWide onClick={onMore}>
      {t('more')}
    </Button>
  )
}
