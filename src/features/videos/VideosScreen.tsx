import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { VideoClass } from '@/api/videos'
import { distinctVideos, videoQueries } from '@/api/videos.queries'
import { AsyncBlock } from '@/parts/AsyncBlock'
import { useErrorText } from '@/parts/error-text'
import { PullToRefreshArea, RefreshButton, useRefresh } from '@/parts/refresh'
import { EmptyState, ErrorBlock, LoadingBlock, Skeleton } from '@/ui/Blocks'
import { Button } from '@/ui/Button'
import { Filters } from '@/ui/Filters'
import { Screen } from '@/ui/Screen'
import { useSeen } from './use-seen'
import { VideoCard } from './VideoCard'
import styles from './Videos.module.css'

/** Videos by category, loaded page by page. The category stands in the address, so it is kept on back. */
export default function VideosScreen() {
  const { t } = useTranslation(['video', 'common'])
  const classes = useQuery(videoQueries.classes())
  const [search, setSearch] = useSearchParams()
  const asked = search.get('class')
  const chosen = classes.data?.find(({ key }) => key === asked) ?? classes.data?.[0]
  const refresher = useRefresh(async () => [await classes.refetch()], t('common:refreshed'))
  return (
    <Screen title={t('title')} hasTabs actions={<RefreshButton {...refresher} />}>
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock
          query={classes}
          skeleton={<ListSkeleton />}
          empty={<EmptyState icon="video" title={t('noClasses')} text={t('noClassesText')} />}
        >
          {(list) => (
            <>
              <Filters
                label={t('categories')}
                options={list.map(({ key, name }) => ({ key, name }))}
                chosen={chosen?.key ?? ''}
                onChoose={(key) => setSearch({ class: key }, { replace: true })}
              />
              {chosen !== undefined && <VideoList key={chosen.key} videoClass={chosen} />}
            </>
          )}
        </AsyncBlock>
      </PullToRefreshArea>
    </Screen>
  )
}

function VideoList({ videoClass }: { videoClass: VideoClass }) {
  const { t } = useTranslation(['video', 'common'])
  const errorText = useErrorText()
  const pages = useInfiniteQuery(videoQueries.list(videoClass.key))
  const videos = distinctVideos(pages.data?.pages ?? [])
  const loadMore = () => void pages.fetchNextPage()
  const sentinel = useSeen(() => {
    if (pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError) loadMore()
  })
  return (
    <AsyncBlock
      query={pages}
      skeleton={<ListSkeleton />}
      isEmpty={() => videos.length === 0}
      empty={<EmptyState icon="video" title={t('empty')} text={t('emptyText')} />}
    >
      {() => (
        <>
          <ul className={styles['list']}>
            {videos.map((video) => (
              <li key={video.id}>
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
          <div className={styles['foot']}>
            {pages.isFetchNextPageError && (
              <ErrorBlock
                text={`${t('pageFailed')} ${errorText(pages.error)}`}
                retryLabel={t('common:retry')}
                isRetrying={pages.isFetchingNextPage}
                onRetry={loadMore}
              />
            )}
            {pages.hasNextPage && !pages.isFetchNextPageError && (
              <div ref={sentinel}>
                {pages.isFetchingNextPage ? (
                  <LoadingBlock label={t('loadingMore')}>
                    <Skeleton height={88} />
                  </LoadingBlock>
                ) : (
                  <Button tone="quiet" isWide onClick={loadMore}>
                    {t('more')}
                  </Button>
                )}
              </div>
            )}
            {!pages.hasNextPage && <p className={styles['end']}>{t('end')}</p>}
          </div>
        </>
      )}
    </AsyncBlock>
  )
}

function ListSkeleton() {
  return (
    <div className={styles['list']}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={88} />
      ))}
    </div>
  )
}
