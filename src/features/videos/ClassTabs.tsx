import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { VideoClass } from '@/api/videos'
import { nextIndex } from '@/lib/next-index'
import filters from '@/ui/Filters.module.css'
import styles from './Videos.module.css'

export const tabId = (index: number) => `video-class-${index}`
export const panelId = (index: number) => `video-list-${index}`

/** The classes as tabs: one tab stop, the arrows choose. The chosen one is brought into view, however it was chosen. */
export function ClassTabs({
  classes,
  chosen,
  onChoose,
}: {
  classes: readonly VideoClass[]
  /** The place of the chosen class. */
  chosen: number
  onChoose: (index: number) => void
}) {
  const { t } = useTranslation('video')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.children[chosen] as HTMLElement | undefined
    // By hand: scrollIntoView would move the page too.
    if (row !== null && tab !== undefined) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  // From the tab that has the focus: the address, and with it the chosen one, follows a moment later.
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = nextIndex(event.key, at, classes.length, 'wrap')
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    const tab = list.current?.children[next] as HTMLElement | undefined
    tab?.focus({ preventScroll: true })
  }
  return (
    <div className={`${filters['row']} ${styles['tabs']}`} role="tablist" aria-label={t('categories')} ref={list}>
      {classes.map(({ key, name }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(index)}
          className={filters['chip']}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? panelId(index) : undefined}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
