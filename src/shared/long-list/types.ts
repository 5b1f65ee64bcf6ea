import type { ReactNode } from 'react'
import type { KeptLines } from './kept-lines'
import type { RowGroup } from './rules'

export interface LongListProps<Row> {
  groups: readonly RowGroup<Row>[]
  keyOf: (row: Row) => string
  children: (row: Row, at: number) => ReactNode
  /** Above the rows of each group. */
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
  role?: 'list' | 'radiogroup'
  /** The most rows that stand whole. */
  whole?: number
  /** What a member may look for in a row; without it, the list has no search of its own. */
  textOf?: (row: Row) => string
  /** Rows that are always in the document: the one that is chosen. */
  pinned?: (row: Row) => boolean
}

/** Tells lists of one screen apart where their places are kept. */
export interface KeptName {
  name: string
}

export interface WindowedProps<Row> extends LongListProps<Row> {
  kept: KeptLines
  /** How many there are in all, where more are loaded as they come near; null: nobody knows. */
  total?: number | null
  /** With the index of the last row in view. */
  onView?: (last: number) => void
}
