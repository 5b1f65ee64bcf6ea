import type { Virtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { useEvent } from '@/ui/use-event'
import { inGroups, type Line } from './rules'
import styles from './DrawnLines.module.css'
import type { WindowedProps } from './types'

export type Lines = Pick<
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
export function DrawnLines<Row>(props: Props<Row>) {
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
