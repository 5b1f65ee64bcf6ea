import type { ReactNode } from 'react'
import type { VideoClass } from '@/api/videos'
import { panelId, tabId } from './ClassTabs'
import { ListSkeleton } from './ListSkeleton'
import styles from './Slides.module.css'
import { useSwipe } from './use-swipe'

/** A slide for each class, of which only the chosen one holds a list; the ones beside it show grey cards to a moving finger. */
export function ClassSlides({
  classes,
  chosen,
  onSwipe,
  children,
}: {
  classes: readonly VideoClass[]
  /** The place of the chosen class. */
  chosen: number
  onSwipe: (index: number) => void
  /** The chosen class's list. */
  children: ReactNode
}) {
  const { frame, canSwipe } = useSwipe(chosen, classes.length, onSwipe)
  return (
    <div ref={frame} className={styles['frame']} data-swipes={canSwipe}>
      <div className={styles['strip']}>
        {classes.map(({ key }, index) => (
          <div
            key={key}
            className={styles['slide']}
            role="tabpanel"
            id={panelId(index)}
            aria-labelledby={tabId(index)}
            inert={index !== chosen}
          >
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
