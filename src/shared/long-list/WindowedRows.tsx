import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { DrawnLines, type Lines } from './DrawnLines'
import { type Line, linesOf, linesToDraw } from './rules'
import type { WindowedProps } from './types'

const OVERSCAN = 4

/**
 * Only the rows in view are in the document, however many there are. They are as high as their
 * words need, so they are measured as they are drawn.
 */
export function WindowedRows<Row>(props: WindowedProps<Row>) {
  const { groups, keyOf, heading, columns = 1, guess, headingGuess = 0, gap = 0, groupGap = 0 } = props
  const [host, setElement] = useState<HTMLElement | null>(null)
  const [scroller, setScroller] = useState<HTMLElement | Window | null>(null)
  // Before the first rows are drawn: how high the list is tells whether its sheet scrolls.
  const setHost = useCallback((element: HTMLElement | null) => {
    setElement(element)
    if (element !== null) setScroller((known) => known ?? scrollerOf(element))
  }, [])
  const hasHeadings = heading !== undefined
  const lines = useMemo(() => linesOf(groups, { columns, hasHeadings, keyOf }), [groups, columns, hasHeadings, keyOf])
  const sizeOf = useCallback(
    (index: number) => {
      const line = lines[index]
      return line === undefined || line.at >= 0 ? guess : headingGuess + groupGap
    },
    [lines, guess, headingGuess, groupGap],
  )
  const inner = { ...props, lines, sizeOf, gap, host, setHost }
  if (scroller === null) return <div ref={setHost} style={{ height: lines.length * (guess + gap) }} />
  return scroller instanceof HTMLElement ? <InSheet {...inner} scroller={scroller} /> : <InWindow {...inner} />
}

interface InnerProps<Row> extends WindowedProps<Row> {
  lines: readonly Line<Row>[]
  sizeOf: (index: number) => number
  host: HTMLElement | null
  setHost: (host: HTMLElement | null) => void
}

function InWindow<Row>(props: InnerProps<Row>) {
  const [focused, setFocused] = useState<number | null>(null)
  const top = useTop(props.host, window)
  const rows = useWindowVirtualizer<HTMLElement>({
    ...useOptions(props, focused),
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  return <Kept {...props} rows={rows} top={top} onFocus={setFocused} />
}

function InSheet<Row>({ scroller, ...props }: InnerProps<Row> & { scroller: HTMLElement }) {
  const [focused, setFocused] = useState<number | null>(null)
  const top = useTop(props.host, scroller)
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    ...useOptions(props, focused),
    scrollMargin: top,
    getScrollElement: () => scroller,
    initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
  })
  return <Kept {...props} rows={rows} top={top} onFocus={setFocused} />
}

function useOptions<Row>({ lines, sizeOf, gap = 0, kept, pinned }: InnerProps<Row>, focused: number | null) {
  const always = useMemo(
    () => (pinned === undefined ? [] : lines.flatMap(({ rows }, index) => (rows.some(pinned) ? [index] : []))),
    [lines, pinned],
  )
  return {
    count: lines.length,
    estimateSize: sizeOf,
    gap,
    overscan: OVERSCAN,
    initialMeasurementsCache: kept.rows,
    // Without a height, a row that is not laid out would count as in view, like all the others.
    measureElement: (line: Element) =>
      line.getBoundingClientRect().height || sizeOf(Number(line.getAttribute('data-index'))),
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, overscan, count }: Range) => {
        const first = Math.max(startIndex - overscan, 0)
        const last = Math.min(endIndex + overscan, count - 1)
        const inView = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
        return linesToDraw(inView, focused, count, always)
      },
      [focused, always],
    ),
  }
}

interface Range {
  startIndex: number
  endIndex: number
  overscan: number
  count: number
}

/** Where the list begins in what is scrolled. What stands above it comes and goes. */
function useTop(host: HTMLElement | null, scroller: HTMLElement | Window): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (host === null) return
    const measure = () => setTop(topIn(host, scroller))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    if (scroller instanceof HTMLElement) {
      observer.observe(scroller)
      for (const part of scroller.children) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [host, scroller])
  return top
}

function Kept<Row>({
  rows,
  top,
  onFocus,
  ...props
}: InnerProps<Row> & { rows: Lines; top: number; onFocus: (index: number | null) => void }) {
  const { kept, setHost } = props
  useLayoutEffect(
    () => () => {
      kept.rows = rows.takeSnapshot()
    },
    [rows, kept],
  )
  return <DrawnLines {...props} rows={rows} top={top} hostRef={setHost} onFocus={onFocus} />
}

/** What moves when the list is scrolled: the body of the sheet that it stands in, or the window. */
function scrollerOf(element: HTMLElement): HTMLElement | Window {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    // A row that scrolls sideways computes to `auto` too, and is as high as what is in it.
    const scrolls = overflowY === 'auto' || overflowY === 'scroll'
    if (scrolls && parent !== document.body && parent.scrollHeight > parent.clientHeight) return parent
  }
  return window
}

function topIn(element: HTMLElement, scroller: HTMLElement | Window): number {
  const { top } = element.getBoundingClientRect()
  if (!(scroller instanceof HTMLElement)) return top + window.scrollY
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop
}
