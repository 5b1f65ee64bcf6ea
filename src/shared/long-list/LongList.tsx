import { lazyPart } from '../load/lazy-part'
import { countOf, firstOf, type RowGroup, type LongListProps, WholeRows } from './rows'

/** Up to so many rows stand whole in the document: found by the browser's search, and printed. */
export const WHOLE = 40

const WindowedList = lazyPart(() => import('./WindowedList'), {
  waiting: (props) => <WholeRows {...props} groups={firstOf(props.groups, props.whole ?? WHOLE)} />,
})

/**
 * Every list that grows with an answer. A short one stands in the document as it is. Of a longer
 * one only the rows near the window are there: its code is a file of its own. That brings a search,
 * since the browser's finds nothing that is not drawn, and prints a told part of the list.
 */
export function LongList<Row>(props: LongListProps<Row>) {
  const { groups, whole = WHOLE } = props
  if (countOf(groups) <= whole) return <WholeRows {...props} />
  return <WindowedList {...(props as unknown as LongListProps<unknown>)} />
}

const groupsOf = new WeakMap<readonly unknown[], RowGroup<unknown>[]>()

/** A list without headings; the same group for the same rows, so that it is drawn once. */
export function oneGroup<Row>(rows: readonly Row[]): RowGroup<Row>[] {
  const known = groupsOf.get(rows) ?? [{ key: 'all', rows }]
  groupsOf.set(rows, known)
  return known as RowGroup<Row>[]
}
