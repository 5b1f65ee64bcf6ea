import { type Range, type Virtualizer, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { clsx } from 'clsx'
import { useEvent } from '@/ui/use-event'
import { type Line, type WindowedProps, inGroups, linesOf, linesToDraw } from './rows'
import styles from './WindowedRows.module.css'

const OVERSCAN = 4

/** Only the rows in view are in the document, measured as they are drawn. */
export function WindowedRows<Row>(props: WindowedProps<Row>) {
  const { groups, keyOf, heading, columns = 1, guess, headingGuess = 0, gap = 0, groupGap = 0 } = props
  const [host, setElement] = useState<HTMLElement | null>(null)
  const [scroller, setScroller] = useState<HTMLElement | Window | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
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
  const top = useTop(host, scroller)
  useFocusedLine(host, setFocused)
  const options = { ...useOptions(props, { lines, sizeOf, focused }), gap, scrollMargin: top }
  const inner = { ...props, options, lines, top, setHost }
  if (scroller === null) return <div ref={setHost} style={{ height: lines.length * (guess + gap) }} />
  return scroller instanceof HTMLElement ? <InSheet {...inner} scroller={scroller} /> : <InWindow {...inner} />
}

interface DrawnProps<Row> extends WindowedProps<Row> {
  lines: readonly Line<Row>[]
  top: number
  setHost: (host: HTMLElement | null) => void
}

interface InnerProps<Row> extends DrawnProps<Row> {
  options: ReturnType<typeof useOptions<Row>> & { gap: number; scrollMargin: number }
}

function InWindow<Row>({ options, ...props }: InnerProps<Row>) {
  const initialRect = { width: window.innerWidth, height: window.innerHeight }
  const rows = useWindowVirtualizer<HTMLElement>({ ...options, initialRect })
  return <DrawnLines {...props} rows={rows} />
}

function InSheet<Row>({ scroller, options, ...props }: InnerProps<Row> & { scroller: HTMLElement }) {
  const initialRect = { width: scroller.clientWidth, height: scroller.clientHeight }
  const rows = useVirtualizer<HTMLElement, HTMLElement>({ ...options, getScrollElement: () => scroller, initialRect })
  return <DrawnLines {...props} rows={rows} />
}

interface Measures<Row> {
  lines: readonly Line<Row>[]
  sizeOf: (index: number) => number
  focused: number | null
}

function useOptions<Row>({ kept }: WindowedProps<Row>, { lines, sizeOf, focused }: Measures<Row>) {
  return {
    count: lines.length,
    estimateSize: sizeOf,
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
        return linesToDraw(inView, focused, count)
      },
      [focused],
    ),
  }
}

/** Where the list begins in what is scrolled. What stands above it comes and goes. */
function useTop(host: HTMLElement | null, scroller: HTMLElement | Window | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (host === null || scroller === null) return
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

type Lines = Pick<
  Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>,
  'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'range' | 'takeSnapshot'
>

/** Each line stands where it would stand if all of them were there. */
function DrawnLines<Row>(props: DrawnProps<Row> & { rows: Lines }) {
  const { lines, rows, top, setHost, kept, heading, columns = 1, onView } = props
  useLayoutEffect(
    () => () => {
      kept.rows = rows.takeSnapshot()
    },
    [rows, kept],
  )
  const last = rows.range?.endIndex ?? 0
  useEffect(() => onView?.(last), [last, onView])
  const drawn = rows.getVirtualItems().flatMap((item) => {
    const line = lines[item.index]
    return line === undefined ? [] : [{ ...item, line }]
  })
  const groups = inGroups(drawn, ({ line }) => line.group)
  // Lines of a grid are no entries: those are in them.
  const List = columns === 1 ? 'ul' : 'div'
  const frame = {
    className: clsx(styles['lines'], columns === 1 && props.className),
    style: { height: rows.getTotalSize() },
  }
  const listRole = List === 'ul' ? {} : { role: 'list' }
  const content = (items: typeof drawn) =>
    items.map(({ key, index, start, line }) => (
      <PlacedLine {...props} key={key} index={index} line={line} offset={start - top} />
    ))
  if (heading === undefined)
    return (
      <List ref={setHost} {...frame} {...listRole} aria-label={props.label}>
        {content(drawn)}
      </List>
    )
  return (
    <div ref={setHost} {...frame}>
      {groups.map(({ group, items }) => {
        const entries = items.filter(({ line }) => line.at >= 0)
        return (
          <section key={group.key} aria-label={group.name}>
            {content(items.filter(({ line }) => line.at < 0))}
            {entries.length > 0 && <List {...listRole}>{content(entries)}</List>}
          </section>
        )
      })}
    </div>
  )
}

type PlacedProps<Row> = DrawnProps<Row> & { rows: Lines; index: number; line: Line<Row>; offset: number }

/** Scrolling draws the list anew; a line that was there stays as it is. */
const PlacedLine = memo(function PlacedLine<Row>(props: PlacedProps<Row>) {
  const { index, line, offset, rows, keyOf, children, heading, className } = props
  const { columns = 1, groupGap = 0, total = line.group.rows.length } = props
  const placed = {
    ref: rows.measureElement,
    'data-index': index,
    style: { transform: `translateY(${offset}px)` },
  }
  if (line.at < 0)
    return (
      <div {...placed} className={styles['line']}>
        <div style={{ paddingTop: groupGap }}>{heading?.(line.group)}</div>
      </div>
    )
  const setOf = (at: number) => ({ 'aria-posinset': at + 1, 'aria-setsize': total ?? -1 })
  if (columns > 1)
    return (
      <div {...placed} className={clsx(styles['line'], className)} role="presentation">
        {line.rows.map((row, beside) => (
          <li key={keyOf(row)} {...setOf(line.at + beside)}>
            {children(row, line.at + beside)}
          </li>
        ))}
      </div>
    )
  const [row] = line.rows
  return (
    row !== undefined && (
      <li {...placed} className={styles['line']} {...setOf(line.at)}>
        {children(row, line.at)}
      </li>
    )
  )
}) as <Row>(props: PlacedProps<Row>) => ReactNode

function useFocusedLine(host: HTMLElement | null, onFocus: (index: number | null) => void): void {
  useEvent(host, 'focusin', ({ target }) => {
    const line = target instanceof Element ? target.closest('[data-index]') : null
    onFocus(line === null ? null : Number(line.getAttribute('data-index')))
  })
  useEvent(host, 'focusout', ({ relatedTarget }) => {
    // While the focus moves from row to row, the next one may be drawn only because it is near.
    if (!(relatedTarget instanceof Node && host?.contains(relatedTarget))) onFocus(null)
  })
}
