import { memo, useEffect, useRef, type ReactNode } from 'react'
import styles from './long-list.module.css'

/** Number of rows that are drawn at first, and that are added each time the end comes near. */
export const BATCH_SIZE = 40

/** Rows under one heading, such as a day. A list without headings is one group. */
export interface RowGroup<Row> {
  key: string
  /** Accessible name of the group. A screen reader lists only a group with a name. */
  name?: string
  rows: readonly Row[]
}

export interface ListProps<Row> {
  keyOf: (row: Row) => string
  children: (row: Row, rowIndex: number) => ReactNode
  heading?: (group: RowGroup<Row>) => ReactNode
  /** Accessible name of a list without headings. */
  label?: string | undefined
  /** Space between two rows, in px. */
  gap?: number
  /** Class that lays out the rows. Without a class, the rows are a column. */
  className?: string | undefined
  /** Number of all rows, if the list loads more rows later; -1 if the number is unknown. */
  total?: number
}

export interface RowsProps<Row> extends ListProps<Row> {
  groups: readonly RowGroup<Row>[]
}

export function countRows(groups: readonly RowGroup<unknown>[]): number {
  return groups.reduce((total, { rows }) => total + rows.length, 0)
}

/**
 * Returns the groups of the first `maxRows` rows. `count` is the number of these rows in the group.
 */
export function firstRowsOf<Row>(
  groups: readonly RowGroup<Row>[],
  maxRows: number,
): { group: RowGroup<Row>; count: number }[] {
  const firstGroups: { group: RowGroup<Row>; count: number }[] = []
  let remaining = maxRows
  for (const group of groups) {
    if (remaining <= 0) break
    firstGroups.push({ group, count: Math.min(remaining, group.rows.length) })
    remaining -= group.rows.length
  }
  return firstGroups
}

/**
 * Returns only the rows whose text contains every word of the query, and no empty groups. `query`
 * and the result of `textOf` must be folded (`foldText`).
 */
export function matchingGroups<Row>(
  groups: readonly RowGroup<Row>[],
  query: string,
  textOf: (row: Row) => string,
): readonly RowGroup<Row>[] {
  const words = query.split(' ').filter((word) => word !== '')
  if (words.length === 0) return groups
  const hasAllWords = (row: Row) => {
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap((group) => {
    const rows = group.rows.filter(hasAllWords)
    return rows.length === 0 ? [] : [{ ...group, rows }]
  })
}

/** Draws the first `maxRows` rows. When `maxRows` grows, full batches are not rendered again. */
export function Rows<Row>({ groups, maxRows = Infinity, ...list }: RowsProps<Row> & { maxRows?: number }) {
  return firstRowsOf(groups, maxRows).map((shownGroup) => (
    <Group key={shownGroup.group.key} {...list} {...shownGroup} />
  ))
}

interface GroupProps<Row> extends ListProps<Row> {
  group: RowGroup<Row>
  count: number
}

const Group = memo(function Group<Row>({
  group,
  count,
  heading,
  label,
  gap = 0,
  className,
  total = group.rows.length,
  keyOf,
  children,
}: GroupProps<Row>) {
  const listStyle = className === undefined ? ({ display: 'flex', flexDirection: 'column', gap } as const) : {}
  const list = (
    <ul className={className} style={listStyle} aria-label={label}>
      {Array.from({ length: Math.ceil(count / BATCH_SIZE) }, (_, index) => {
        const from = index * BATCH_SIZE
        const batch = { rows: group.rows, from, to: Math.min(from + BATCH_SIZE, count), total, keyOf, children }
        return <RowBatch key={from} {...batch} />
      })}
    </ul>
  )
  if (heading === undefined) return list
  return (
    <section className={styles['group']} aria-label={group.name}>
      {heading(group)}
      {list}
    </section>
  )
}) as <Row>(props: GroupProps<Row>) => ReactNode

interface RowBatchProps<Row> extends Pick<ListProps<Row>, 'keyOf' | 'children'> {
  rows: readonly Row[]
  from: number
  to: number
  total: number
}

const RowBatch = memo(function RowBatch<Row>({ rows, from, to, total, keyOf, children }: RowBatchProps<Row>) {
  return rows.slice(from, to).map((row, index) => (
    <li key={keyOf(row)} aria-posinset={from + index + 1} aria-setsize={total}>
      {children(row, from + index)}
    </li>
  ))
}) as <Row>(props: RowBatchProps<Row>) => ReactNode

/**
 * Calls `onNearEnd` when the end of the children comes near the visible area. A new `onNearEnd` is
 * called at once if the end is still near.
 */
export function InfiniteScroll({ onNearEnd, children }: { onNearEnd: () => void; children: ReactNode }) {
  const endMarker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNearEnd()
    })
    if (endMarker.current !== null) observer.observe(endMarker.current)
    return () => observer.disconnect()
  }, [onNearEnd])
  return (
    <div className={styles['endless']}>
      {children}
      <div ref={endMarker} className={styles['end']} />
    </div>
  )
}
