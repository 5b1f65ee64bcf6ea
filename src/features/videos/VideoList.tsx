import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video, VideoClass } from '@/api/videos'
import { distinctVideos, videoQueries } from '@/api/videos.queries'
import { AsyncBlock } from '@/parts/AsyncBlock'
import { useErrorText } from '@/parts/error-text'
import { EmptyState, ErrorBlock, LoadingBlock, Skeleton } from '@/ui/Blocks'
import { Button } from '@/ui/Button'
import { useVideoRows } from './use-video-rows'
import { VideoCard } from './VideoCard'
import styles from './Videos.module.css'

/** The next page is asked for when this many rows are left. */
const ROWS_AHEAD = 4

/** One category's videos, page by page to the end. */
export function VideoList({ videoClass }: { videoClass: VideoClass }) {
  const { t } = useTranslation(['video', 'common'])
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key))
  const loaded = pages.data?.pages
  const videos = useMemo(() => distinctVideos(loaded ?? []), [loaded])
  return (
    <AsyncBlock
      query={pages}
      skeleton={<ListSkeleton />}
      isEmpty={() => videos.length === 0}
      empty={<EmptyState icon="video" title={t('empty')} text={t('emptyText')} />}
    >
      {() => (
        <>
          <Rows
            classKey={videoClass.key}
            videos={videos}
            total={Math.max(loaded?.at(-1)?.total ?? 0, videos.length)}
            onNearEnd={() => {
              if (pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError)
                void pages.fetchNextPage()
            }}
          />
          <Foot pages={pages} />
        </>
      )}
    </AsyncBlock>
  )
}

function Rows({
  classKey,
  videos,
  total,
  onNearEnd,
}: {
  classKey: string
  videos: readonly Video[]
  total: number
  onNearEnd: () => void
}) {
  const ids = useMemo(() => videos.map(({ id }) => id), [videos])
  const { setList, rows, listTop } = useVideoRows(classKey, ids)
  const drawn = rows.getVirtualItems()
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= videos.length - ROWS_AHEAD
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return (
    <ul className={styles['rows']} ref={setList} style={{ height: rows.getTotalSize() }}>
      {drawn.map(({ index, start, key }) => {
        const video = videos[index]
        return (
          video !== undefined && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - listTop}px)` }}
            >
              <VideoCard video={video} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Under the list: the next page on its way, its failure, or the end. */
function Foot({ pages }: { pages: UseInfiniteQueryResult }) {
  const { t } = useTranslation(['video', 'common'])
  const errorText = useErrorText()
  const loadMore = () => void pages.fetchNextPage()
  return (
    <div className={styles['foot']}>
      {pages.isFetchNextPageError && pages.error !== null ? (
        <ErrorBlock
          text={`${t('pageFailed')} ${errorText(pages.error)}`}
          retryLabel={t('common:retry')}
          isRetrying={pages.isFetchingNextPage}
          onRetry={loadMore}
        />
      ) : pages.isFetchingNextPage ? (
        <LoadingBlock label={t('loadingMore')}>
          <Skeleton height={88} />
        </LoadingBlock>
      ) : pages.hasNextPage ? (
        <Button tone="quiet" isWide onClick={loadMore}>
          {t('more')}
        </Button>
      ) : (
        <p className={styles['end']}>{t('end')}</p>
      )}
    </div>
  )
}

export function ListSkeleton() {
  return (
    <div className={styles['list']}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={88} />
      ))}
    </div>
  )
}
