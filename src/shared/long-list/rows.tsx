import type { ReactNode } from 'react'
import type { VirtualItem } from '@tanstack/react-virtual'

/** What stands under one heading, such as a day. A list without headings is one group. */
export interface RowGroup<Row> {
  key: string
  /** Names the section to a screen reader; a group without one is no section. */
  name?: string
  rows: readonly Row[]
}

/** What is measured and placed by itself: a heading, or as many entries as stand side by side. */
export interface Line<Row> {
  key: string
  group: RowGroup<Row>
  /** Of the first entry in its group; -1 of the heading. */
  at: number
  rows: readonly Row[]
}

export function linesOf<Row>(
  groups: readonly RowGroup<Row>[],
  { columns, hasHeadings, keyOf }: { columns: number; hasHeadings: boolean; keyOf: (row: Row) => string },
): Line<Row>[] {
  const lines: Line<Row>[] = []
  for (const group of groups) {
    const { rows } = group
    if (hasHeadings) lines.push({ key: `#${group.key}`, group, at: -1, rows: [] })
    for (let at = 0; at < rows.length; at += columns) {
      const beside = rows.slice(at, at + columns)
      const key = beside[0] === undefined ? String(at) : keyOf(beside[0])
      lines.push({ key, group, at, rows: beside })
    }
  }
  return lines
}

/**
 * The lines in view and the focused one with its neighbours, so that a row scrolled away keeps the
 * focus and Tab continues from it.
 * @param inView ascending indexes
 */
export function linesToDraw(inView: readonly number[], focused: number | null, count: number): number[] {
  if (focused === null) return [...inView]
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...inView, ...around])].sort((a, b) => a - b)
}

export function countOf(groups: readonly RowGroup<unknown>[]): number {
  return groups.reduce((total, { rows }) => total + rows.length, 0)
}

export function firstOf<Row>(groups: readonly RowGroup<Row>[], most: number): RowGroup<Row>[] {
  const first: RowGroup<Row>[] = []
  let left = most
  for (const group of groups) {
    if (left <= 0) break
    first.push(group.rows.length <= left ? group : { ...group, rows: group.rows.slice(0, left) })
    left -= group.rows.length
  }
  return first
}

/** Those whose folded text has every word of the folded query; groups of none are left out. */
export function found<Row>(
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

export function inGroups<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => RowGroup<unknown>,
): { group: RowGroup<unknown>; items: Item[] }[] {
  const groups: { group: RowGroup<unknown>; items: Item[] }[] = []
  for (const item of items) {
    const group = groupOf(item)
    const last = groups.at(-1)
    if (last?.group.key === group.key) last.items.push(item)
    else groups.push({ group, items: [item] })
  }
  return groups
}

export interface LongListProps<Row> {
  /** Tells lists of one screen apart where their places are kept. */
  name: string
  groups: readonly RowGroup<Row>[]
  keyOf: (row: Row) => string
  children: (row: Row, at: number) => ReactNode
  heading?: (group: RowGroup<Row>) => ReactNode
  /** The name of a list without groups. */
  label?: string | undefined
  /** In px, of a row and of a heading until they are measured. */
  guess: number
  headingGuess?: number
  /** In px, between two rows, and above each group. */
  gap?: number
  groupGap?: number
  /** Side by side, in the grid that `className` draws. */
  columns?: number
  className?: string | undefined
  /** The most rows that stand whole. */
  whole?: number
  /** What a member may look for in a row; without it, the list has no search of its own. */
  textOf?: (row: Row) => string
}

export interface KeptLines {
  rows: VirtualItem[]
}

export interface WindowedProps<Row> extends Omit<LongListProps<Row>, 'name'> {
  kept: KeptLines
  /** How many there are in all, where more are loaded as they come near; null: nobody knows. */
  total?: number | null
  /** With the index of the last row in view. */
  onView?: (last: number) => void
}

export function WholeRows<Row>(props: LongListProps<Row>) {
  const { groups, heading, groupGap = 0 } = props
  if (heading === undefined) return groups.map((group) => <List key={group.key} group={group} {...props} />)
  return groups.map((group) => (
    <section key={group.key} style={{ marginTop: groupGap }} aria-label={group.name}>
      {heading(group)}
      <List group={group} {...props} />
    </section>
  ))
}

function List<Row>({
  group,
  keyOf,
  children,
  label,
  gap = 0,
  columns = 1,
  className,
}: LongListProps<Row> & { group: RowGroup<Row> }) {
  const style = columns === 1 ? ({ display: 'flex', flexDirection: 'column', gap } as const) : {}
  return (
    <ul className={className} style={style} aria-label={label}>
      {group.rows.map((row, at) => (
        <li key={keyOf(row)}>{children(row, at)}</li>
      ))}
    </ul>
  )
}
