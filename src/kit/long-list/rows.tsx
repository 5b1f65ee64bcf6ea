import { memo, useEffect, useRef, type ReactNode } from 'react'
import styles from './long-list.module.css'

/** Rows drawn at first, and added whenever the end comes near. */
export const BATCH_SIZE = 40

/** Rows under one heading, such as a day. A list without headings is one group. */
export interface RowGroup<Row> {
  key: string
  /** Accessible name of the section; without it, a screen reader finds no section. */
  name?: string
  rows: readonly Row[]
}

export interface ListProps<Row> {
  keyOf: (row: Row) => string
  children: (row: Row, at: number) => ReactNode
  heading?: (group: RowGroup<Row>) => ReactNode
  /** Accessible name of a list without headings. */
  label?: string | undefined
  /** Space between two rows, in px. */
  gap?: number
  /** Lays out the rows in place of the default column. */
  className?: string | undefined
  /** Number of all rows, if the list loads more of them later; -1 if it is unknown. */
  total?: number
}

export interface RowsProps<Row> extends ListProps<Row> {
  groups: readonly RowGroup<Row>[]
}

export function countOf(groups: readonly RowGroup<unknown>[]): number {
  return groups.reduce((total, { rows }) => total + rows.length, 0)
}

/** The groups of the first `maxRows` rows, each with the number of its rows among them. */
export function firstRowsOf<Row>(
  groups: readonly RowGroup<Row>[],
  maxRows: number,
): { group: RowGroup<Row>; count: number }[] {
  const first: { group: RowGroup<Row>; count: number }[] = []
  let remaining = maxRows
  for (const group of groups) {
    if (remaining <= 0) break
    first.push({ group, count: Math.min(remaining, group.rows.length) })
    remaining -= group.rows.length
  }
  return first
}

/** Rows with every word of the folded query in their folded text; empty groups are left out. */
export function matchingGroups<Row>(
  groups: readonly RowGroup<Row>[],
  query: string,
  textOf: (row: Row) => string,
): readonly RowGroup<Row>[] {
  const words = query.split(' ').filter((word) => word !== '')
  if (words.length === 0) return groups
  const has = (row: Row) => {
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap((group) => {
    const rows = group.rows.filter(has)
    return rows.length === 0 ? [] : [{ ...group, rows }]
  })
}

/** Draws the first `maxRows` rows. If more are added, the earlier rows are not rendered again. */
export function Rows<Row>({ groups, maxRows = Infinity, ...list }: RowsProps<Row> & { maxRows?: number }) {
  return firstRowsOf(groups, maxRows).map((part) => <Group key={part.group.key} {...list} {...part} />)
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
  const column = className === undefined ? ({ display: 'flex', flexDirection: 'column', gap } as const) : {}
  const list = (
    <ul className={className} style={column} aria-label={label}>
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

/** Calls `onNearEnd` when the end of its content comes near, and again for each new `onNearEnd`. */
export function Endless({ onNearEnd, children }: { onNearEnd: () => void; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNearEnd()
    })
    if (end.current !== null) observer.observe(end.current)
    return () => observer.disconnect()
  }, [onNearEnd])
  return (
    <div className={styles['endless']}>
      {children}
      <div ref={end} className={styles['end']} />
    </div>
  )
}
