import { memo, useEffect, useRef, type ReactNode } from 'react'
import styles from './long-list.module.css'

/** So many rows are drawn at first, and so many more whenever the end comes near. */
export const BATCH_SIZE = 40

/** What stands under one heading, such as a day. A list without headings is one group. */
export interface RowGroup<Row> {
  key: string
  /** Names the section to a screen reader; a group without one is no section. */
  name?: string
  rows: readonly Row[]
}

export interface ListProps<Row> {
  keyOf: (row: Row) => string
  children: (row: Row, at: number) => ReactNode
  heading?: (group: RowGroup<Row>) => ReactNode
  /** The name of a list without groups. */
  label?: string | undefined
  /** In px, between two rows. */
  gap?: number
  /** Lays the rows out, in place of a column. */
  className?: string | undefined
  /** How many there are in all, where more are loaded as they come near; -1: nobody knows. */
  total?: number
}

export interface RowsProps<Row> extends ListProps<Row> {
  groups: readonly RowGroup<Row>[]
}

export function countOf(groups: readonly RowGroup<unknown>[]): number {
  return groups.reduce((total, { rows }) => total + rows.length, 0)
}

/** The groups of the first rows, each with how many of its own are among them. */
export function firstRowsOf<Row>(
  groups: readonly RowGroup<Row>[],
  maxRows: number,
): { group: RowGroup<Row>; count: number }[] {
  const first: { group: RowGroup<Row>; count: number }[] = []
  let left = maxRows
  for (const group of groups) {
    if (left <= 0) break
    first.push({ group, count: Math.min(left, group.rows.length) })
    left -= group.rows.length
  }
  return first
}

/** Those whose folded text has every word of the folded query; groups of none are left out. */
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

/** The first `most` rows. Where some join, those that were there are not drawn again. */
export function Rows<Row>({ groups, most: maxRows = Infinity, ...list }: RowsProps<Row> & { most?: number }) {
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
        const portion = { rows: group.rows, from, to: Math.min(from + BATCH_SIZE, count), total, keyOf, children }
        return <RowBatch key={from} {...portion} />
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

interface PortionProps<Row> extends Pick<ListProps<Row>, 'keyOf' | 'children'> {
  rows: readonly Row[]
  from: number
  to: number
  total: number
}

const RowBatch = memo(function Portion<Row>({ rows, from, to, total, keyOf, children }: PortionProps<Row>) {
  return rows.slice(from, to).map((row, index) => (
    <li key={keyOf(row)} aria-posinset={from + index + 1} aria-setsize={total}>
      {children(row, from + index)}
    </li>
  ))
}) as <Row>(props: PortionProps<Row>) => ReactNode

/** Tells, again for each new `onNearEnd`, that the end of what it holds is near the window. */
export function Endless({ onNearEnd, children }: { onNearEnd: () => void; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onNearEnd()
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
