import { useRef, type ReactNode } from 'react'
import type { VideoClass } from '@/api/videos'
import { useSwipe } from '@/shared/use-swipe'
import { tabPanel } from '@/ui/Tabs'
import { ListSkeleton } from './VideoCard'
import styles from './ClassSlides.module.css'

export function ClassSlides({
  tabsId,
  classes,
  chosen,
  onSwipe,
  children,
}: {
  tabsId: string
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
          <div key={key} className={styles['slide']} {...tabPanel(tabsId, index)} inert={index !== chosen}>
            {index === chosen && children}
            {canSwipe && Math.abs(index - chosen) === 1 && (
              <div className={styles['peek']}>
                <ListSkeleton />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
