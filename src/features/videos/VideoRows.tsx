import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Video } from '@/api/video-schema'
import { useEvent } from '@/ui/use-event'
import { rowsToDraw } from './hall-rules'
import type { KeptList } from './kept-lists'
import { CARD_HEIGHT } from './ListSkeleton'
import { VideoCard } from './VideoCard'
import styles from './VideoRows.module.css'

const GAP = 12
const OVERSCAN = 4
/** The next page is requested when this few rows are left below: about two thirds of a screen. */
const ROWS_AHEAD = 6

const guessHeight = () => CARD_HEIGHT
/** Without a height, a row that is not laid out would count as in view, like all the others. */
const heightOf = (row: Element) => row.getBoundingClientRect().height || CARD_HEIGHT
const wholeWindow = () => ({ width: window.innerWidth, height: window.innerHeight })

/**
 * Only the rows in view are in the document, however many are loaded. They are as tall as their
 * names need, so they are measured as they are drawn.
 */
export function VideoRows({
  videos,
  total,
  kept,
  label,
  onNearEnd,
}: {
  videos: readonly Video[]
  /** Null where the server does not say. */
  total: number | null
  kept: KeptList
  label: string
  onNearEnd: () => void
}) {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: videos.length,
    estimateSize: guessHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: wholeWindow(),
    initialMeasurementsCache: kept.rows,
    measureElement: heightOf,
    getItemKey: useCallback((index: number) => videos[index]?.id ?? index, [videos]),
    rangeExtractor: useCallback(
      (range: Range) => rowsToDraw(defaultRangeExtractor(range), focused, range.count),
      [focused],
    ),
  })
  useLayoutEffect(() => {
    if (list === null) return
    const measure = () => setTop(list.getBoundingClientRect().top + window.scrollY)
    measure()
    // What stands above the list comes and goes.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  useLayoutEffect(
    () => () => {
      kept.rows = rows.takeSnapshot()
    },
    [rows, kept],
  )
  useEvent(list, 'focusin', ({ target }) => setFocused(rowIndexOf(target)))
  useEvent(list, 'focusout', ({ relatedTarget }) => {
    // While the focus moves from row to row, the next one may be drawn only because it is near.
    if (!(relatedTarget instanceof Node && list?.contains(relatedTarget))) setFocused(null)
  })
  const drawn = rows.getVirtualItems()
  const isNearEnd = (rows.range?.endIndex ?? 0) >= videos.length - 1 - ROWS_AHEAD
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return (
    <ul ref={setList} className={styles['rows']} aria-label={label} style={{ height: rows.getTotalSize() }}>
      {drawn.map(({ key, index, start }) => {
        const video = videos[index]
        return (
          video !== undefined && (
            <li
              key={key}
              ref={rows.measureElement}
              className={styles['row']}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total ?? -1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <VideoCard video={video} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** The index of the row that an element is in; null outside of any row. */
function rowIndexOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest('[data-index]') : null
  return row === null ? null : Number(row.getAttribute('data-index'))
}
