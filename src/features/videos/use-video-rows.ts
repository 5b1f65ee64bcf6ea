import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useState } from 'react'
import { keepPlace, rowsOf } from './places'

/** A row of the usual text size: 88 px and the gap under it. */
const USUAL_HEIGHT = 100

/**
 * The rows of a long list that are near the view; the others are only height (10,000 videos are as light as 20). The row with the
 * focus stays drawn, or the keyboard would lose its place.
 */
export function useVideoRows(classKey: string, ids: readonly string[]) {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const [listTop, setListTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const [measured] = useState(() => rowsOf(classKey, window.innerWidth))
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 4,
    scrollMargin: listTop,
    initialMeasurementsCache: measured,
    getItemKey: (index) => ids[index] ?? index,
    // A row that is not laid out has no height, and every row of no height would be in view.
    measureElement: (element) => element.getBoundingClientRect().height || USUAL_HEIGHT,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return focused === null || focused >= range.count || near.includes(focused)
        ? near
        : [...near, focused].sort((a, b) => a - b)
    },
  })
  useLayoutEffect(() => {
    if (list === null) return
    const read = () => setListTop(list.getBoundingClientRect().top + window.scrollY)
    read()
    // What stands above it may grow: words break otherwise in another language or at another text size.
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  useEffect(() => {
    if (list === null) return
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-index]') : null
      setFocused(row === null ? null : Number(row.getAttribute('data-index')))
    }
    const onBlur = () => setFocused(null)
    list.addEventListener('focusin', onFocus)
    list.addEventListener('focusout', onBlur)
    return () => {
      list.removeEventListener('focusin', onFocus)
      list.removeEventListener('focusout', onBlur)
    }
  }, [list])
  useEffect(() => {
    const keep = () =>
      keepPlace(classKey, { top: window.scrollY, rows: rows.measurementsCache, width: window.innerWidth })
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [classKey, rows])
  return { setList, rows, listTop }
}
