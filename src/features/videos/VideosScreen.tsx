import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { VideoClass } from '@/api/videos'
import { refreshVideoList, videoQueries } from '@/api/videos.queries'
import { AsyncBlock } from '@/parts/AsyncBlock'
import { PullToRefreshArea, RefreshButton, useRefresh } from '@/parts/refresh'
import { EmptyState } from '@/ui/Blocks'
import { Filters } from '@/ui/Filters'
import { Screen } from '@/ui/Screen'
import { placeOf } from './places'
import { useSwipe } from './use-swipe'
import { ListSkeleton, VideoList } from './VideoList'
import styles from './Videos.module.css'

/** Videos by category, changed by tap and by swipe. The category stands in the address, so it is kept on back. */
export default function VideosScreen() {
  const { t } = useTranslation(['video', 'common'])
  const queryClient = useQueryClient()
  const classes = useQuery(videoQueries.classes())
  const [search, setSearch] = useSearchParams()
  const chosen = placeOfClass(classes.data ?? [], search.get('class'))
  const chosenKey = classes.data?.[chosen]?.key
  const refresher = useRefresh(
    () =>
      Promise.all([classes.refetch(), ...(chosenKey === undefined ? [] : [refreshVideoList(queryClient, chosenKey)])]),
    t('common:refreshed'),
  )
  return (
    <Screen title={t('title')} hasTabs actions={<RefreshButton {...refresher} />}>
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock
          query={classes}
          skeleton={<ListSkeleton />}
          empty={<EmptyState icon="video" title={t('noClasses')} text={t('noClassesText')} />}
        >
          {(list) => (
            <Categories
              classes={list}
              chosen={chosen}
              // The page stays where it is: each category scrolls to its own place.
              onChoose={(key) => setSearch({ class: key }, { replace: true, state: { keepsScroll: true } })}
            />
          )}
        </AsyncBlock>
      </PullToRefreshArea>
    </Screen>
  )
}

/** The tabs, and one slide for each: only the chosen one holds its list, the others a grey shape to swipe in. */
function Categories({
  classes,
  chosen,
  onChoose,
}: {
  classes: readonly VideoClass[]
  chosen: number
  onChoose: (key: string) => void
}) {
  const { t } = useTranslation('video')
  const keyAt = (index: number) => classes[index]?.key ?? ''
  const { setFrame, isReady } = useSwipe(chosen, (index) => onChoose(keyAt(index)))
  useOwnPlace(keyAt(chosen))
  return (
    <>
      <Filters
        label={t('categories')}
        options={classes.map(({ key, name }) => ({ key, name }))}
        chosen={keyAt(chosen)}
        onChoose={onChoose}
      />
      <div className={styles['frame']} ref={setFrame}>
        <div className={`swiper-wrapper ${styles['slides']}`}>
          {classes.map((each, index) => (
            <div
              key={each.key}
              className={`swiper-slide ${styles['slide']}`}
              hidden={!isReady && index !== chosen}
              aria-hidden={index !== chosen || undefined}
            >
              {index === chosen ? (
                <VideoList videoClass={each} />
              ) : (
                <div className={styles['peek']}>
                  <ListSkeleton />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** On a change of category the page goes to where that one was left; to the top for one not seen yet. */
function useOwnPlace(classKey: string): void {
  const shown = useRef(classKey)
  useEffect(() => {
    if (shown.current === classKey) return
    shown.current = classKey
    window.scrollTo(0, placeOf(classKey) ?? 0)
  }, [classKey])
}

/** The class of the address among all; the first where the address names none of them. */
function placeOfClass(classes: readonly VideoClass[], asked: string | null): number {
  return Math.max(
    0,
    classes.findIndex(({ key }) => key === asked),
  )
}
