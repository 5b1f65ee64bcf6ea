import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type VideoClass, restartVideoList, videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { useIsStillOnScreen } from '@/kit/history'
import { useSwipe } from '@/kit/use-swipe'
import { EmptyState } from '@/ui/EmptyState'
import { ChipsSkeleton } from '@/ui/skeleton-shapes'
import { Screen } from '@/ui/Screen'
import { Tabs, tabPanelProps } from '@/ui/Tabs'
import { ContinueCard } from './ContinueCard'
import { ListSkeletonWithNote } from './VideoCard'
import { useChosenClass } from './use-chosen-class'
import { VideoList } from './VideoList'
import styles from './VideosScreen.module.css'

const TABS_ID = 'video-classes'

export default function VideosScreen() {
  const { t } = useTranslation(['video', 'common', 'footer', 'shared'])
  const queryClient = useQueryClient()
  const classes = useQuery(videoQueries.classes())
  const { index, chosen, choose, isShown } = useChosenClass(classes.data ?? [])
  const isStillOnScreen = useIsStillOnScreen()
  const restartClass = async (key: string) => {
    const answer = await restartVideoList(queryClient, key, currentLanguage())
    // Scrolls to the top without waiting for the classes, because a list with its end in view
    // requests page after page. Does not scroll after a failure, or if the member has left this
    // class or the screen.
    if (answer.error === null && isStillOnScreen() && isShown(key)) window.scrollTo(0, 0)
    return answer
  }
  const refresher = useRefresh(async () => {
    const key = chosen?.key
    const results = await Promise.all([classes.refetch(), ...(key === undefined ? [] : [restartClass(key)])])
    // If the member has chosen another class meanwhile, no toast reports this refresh.
    return key === undefined || isShown(key) ? results : null
  })
  return (
    <Screen title={t('footer:videos')} actions={<RefreshButton {...refresher} />}>
      <ContinueCard />
      {/* The tabs are outside of the PullToRefreshArea, so a pull moves only the list below. */}
      {chosen !== undefined && (
        <div className={styles['tabs']}>
          <Tabs
            id={TABS_ID}
            label={t('shared:categories')}
            names={(classes.data ?? []).map(({ name }) => name)}
            chosen={index}
            look="chips"
            onChoose={choose}
          />
        </div>
      )}
      {classes.isPending && (
        <div className={styles['tabs']}>
          <ChipsSkeleton />
        </div>
      )}
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock
          query={classes}
          skeleton={<ListSkeletonWithNote />}
          empty={<EmptyState icon="video" title={t('common:empty')} text={t('emptyText')} />}
        >
          {(list) => (
            <ClassSlides classes={list} chosen={index} onSwipe={choose}>
              {chosen !== undefined && <VideoList key={chosen.key} videoClass={chosen} />}
            </ClassSlides>
          )}
        </AsyncBlock>
      </PullToRefreshArea>
    </Screen>
  )
}

function ClassSlides({
  classes,
  chosen,
  onSwipe,
  children,
}: {
  classes: readonly VideoClass[]
  chosen: number
  onSwipe: (index: number) => void
  children: ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const canSwipe = useSwipe(frame, chosen, classes.length, onSwipe, {
    strip: styles['strip'],
    slide: styles['slide'],
  })
  return (
    <div ref={frame} className={styles['frame']} data-swipes={canSwipe}>
      <div className={styles['strip']}>
        {classes.map(({ key }, index) => (
          <div key={key} className={styles['slide']} {...tabPanelProps(TABS_ID, index)} inert={index !== chosen}>
            {index === chosen && children}
            {canSwipe && Math.abs(index - chosen) === 1 && (
              <div className={styles['peek']}>
                <ListSkeletonWithNote />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
