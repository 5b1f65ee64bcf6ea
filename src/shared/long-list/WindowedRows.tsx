import { type Virtualizer, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { clsx } from 'clsx'
import { useEvent } from '@/ui/use-event'
import { type Line, type WindowedProps, inGroups, linesOf, linesToDraw } from './rows'
import styles from './WindowedRows.module.css'

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

type Lines = Pick<
  Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>,
  'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'range' | 'takeSnapshot'
>

type Props<Row> = WindowedProps<Row> & {
  lines: readonly Line<Row>[]
  rows: Lines
  /** Where the list begins in what is scrolled. */
  top: number
  hostRef: (host: HTMLElement | null) => void
  onFocus: (index: number | null) => void
}

/** Each line stands where it would stand if all of them were there. */
function DrawnLines<Row>(props: Props<Row>) {
  const { lines, rows, top, hostRef, onFocus, heading, role = 'list', columns = 1, total, onView } = props
  const [host, setHost] = useState<HTMLElement | null>(null)
  const setBoth = (element: HTMLElement | null) => {
    setHost(element)
    hostRef(element)
  }
  useFocusedLine(host, onFocus)
  const last = rows.range?.endIndex ?? 0
  useEffect(() => onView?.(last), [last, onView])
  const drawn = rows.getVirtualItems().flatMap((item) => {
    const line = lines[item.index]
    return line === undefined ? [] : [{ ...item, line }]
  })
  const groups = inGroups(drawn, ({ line }) => line.group)
  // Lines of a grid are no entries: those are in them.
  const List = role === 'list' && columns === 1 ? 'ul' : 'div'
  const frame = {
    className: clsx(styles['lines'], columns === 1 && props.className),
    style: { height: rows.getTotalSize() },
  }
  const listRole = List === 'ul' ? {} : { role }
  const content = (items: typeof drawn) =>
    items.map(({ key, index, start, line }) => (
      <PlacedLine
        key={key}
        index={index}
        line={line}
        offset={start - top}
        total={total === undefined ? line.group.rows.length : total}
        measure={rows.measureElement}
        keyOf={props.keyOf}
        heading={heading}
        columns={columns}
        className={props.className}
        groupGap={props.groupGap}
        role={role}
      >
        {props.children}
      </PlacedLine>
    ))
  if (heading === undefined)
    return (
      <List ref={setBoth} {...frame} {...listRole} aria-label={props.label}>
        {content(drawn)}
      </List>
    )
  return (
    <div ref={setBoth} {...frame}>
      {groups.map(({ key, items }) => {
        const group = items[0]?.line.group
        const entries = items.filter(({ line }) => line.at >= 0)
        return (
          <section key={key} aria-label={group?.name}>
            {content(items.filter(({ line }) => line.at < 0))}
            {entries.length > 0 && <List {...listRole}>{content(entries)}</List>}
          </section>
        )
      })}
    </div>
  )
}

interface PlacedProps<Row> extends Pick<WindowedProps<Row>, 'keyOf' | 'children' | 'className'> {
  heading: WindowedProps<Row>['heading'] | undefined
  columns: number
  groupGap: number | undefined
  role: 'list' | 'radiogroup'
  index: number
  line: Line<Row>
  offset: number
  total: number | null
  measure: (element: HTMLElement | null) => void
}

/** Scrolling draws the list anew; a line that was there stays as it is. */
const PlacedLine = memo(function PlacedLine<Row>({
  index,
  line,
  offset,
  total,
  measure,
  keyOf,
  children,
  heading,
  columns,
  className,
  groupGap = 0,
  role,
}: PlacedProps<Row>) {
  const placed = {
    ref: measure,
    'data-index': index,
    style: { transform: `translateY(${offset}px)` },
  }
  if (line.at < 0)
    return (
      <div {...placed} className={styles['line']}>
        <div style={{ paddingTop: groupGap }}>{heading?.(line.group)}</div>
      </div>
    )
  const setOf = (at: number) => (role === 'list' ? { 'aria-posinset': at + 1, 'aria-setsize': total ?? -1 } : {})
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
  if (row === undefined) return null
  return role === 'list' ? (
    <li {...placed} className={styles['line']} {...setOf(line.at)}>
      {children(row, line.at)}
    </li>
  ) : (
    <div {...placed} className={styles['line']}>
      {children(row, line.at)}
    </div>
  )
}) as <Row>(props: PlacedProps<Row>) => ReactNode

function useFocusedLine(host: HTMLElement | null, onFocus: (index: number | null) => void): void {
  useEvent(host, 'focusin', ({ target }) => onFocus(lineIndexOf(target)))
  useEvent(host, 'focusout', ({ relatedTarget }) => {
    // While the focus moves from row to row, the next one may be drawn only because it is near.
    if (!(relatedTarget instanceof Node && host?.contains(relatedTarget))) onFocus(null)
  })
}

/** The index of the line that an element is in; null outside of all. */
function lineIndexOf(target: EventTarget | null): number | null {
  const line = target instanceof Element ? target.closest('[data-index]') : null
  return line === null ? null : Number(line.getAttribute('data-index'))
}
