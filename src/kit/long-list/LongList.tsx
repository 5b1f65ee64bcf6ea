import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { fold } from '@/lib/names'
import { Note } from '@/ui/Note'
import { SearchField } from '@/ui/SearchField'
import { useEvent } from '@/ui/use-event'
import { saveRestorePoint, restorePointOf } from '@/kit/restore-points'
import {
  countOf,
  Endless,
  matchingGroups,
  type ListProps,
  BATCH_SIZE,
  Rows,
  type RowGroup,
  type RowsProps,
} from './rows'
import styles from './long-list.module.css'

/** Rows on paper, where none can be scrolled to. */
const PRINTED = 500

export interface LongListProps<Row> extends ListProps<Row> {
  /** Tells lists of one screen apart where it is kept how far they have grown. */
  name: string
  /** What a member may look for in a row; without it, the list has no search of its own. */
  textOf?: (row: Row) => string
}

/** A list with headings has groups. */
type Given<Row> = { rows: readonly Row[]; groups?: never } | { rows?: never; groups: readonly RowGroup<Row>[] }

/**
 * Every list that grows with an answer. Of a long one the first rows are drawn, and more as its end
 * comes near. It has a search, since the browser's finds nothing that is not drawn.
 */
export function LongList<Row>({ rows, groups: given, ...list }: LongListProps<Row> & Given<Row>) {
  const all = useOneGroup(rows)
  const props = { ...list, groups: given ?? all }
  return countOf(props.groups) > BATCH_SIZE ? <SearchableRows {...props} /> : <Rows {...props} />
}

/** A list without headings; the same group for the same rows, so that it is drawn once. */
export function useOneGroup<Row>(rows: readonly Row[] = NONE): readonly RowGroup<Row>[] {
  return useMemo(() => [{ key: 'all', rows }], [rows])
}

const NONE: readonly never[] = []

type GroupedProps<Row> = LongListProps<Row> & RowsProps<Row>

function SearchableRows<Row>(given: GroupedProps<Row>) {
  // Hundreds of rows may be drawn: what opens above them does not wait for them.
  const props = useDeferredValue(given)
  const { groups, textOf, name } = props
  const [query, setQuery] = useState('')
  const folded = fold(useDeferredValue(query))
  const shown = useMemo(
    () => (textOf === undefined ? groups : matchingGroups(groups, folded, (row) => fold(textOf(row)))),
    [groups, folded, textOf],
  )
  const place = `${name}|${folded}`
  return (
    <>
      {textOf !== undefined && (
        <Find query={query} onChange={setQuery} isAsked={folded !== ''} count={countOf(shown)} />
      )}
      <IncrementalRows key={place} {...props} groups={shown} name={place} />
    </>
  )
}

function Find({
  query,
  onChange,
  isAsked,
  count,
}: {
  query: string
  onChange: (query: string) => void
  isAsked: boolean
  count: number
}) {
  const { t } = useTranslation('shared')
  const words = isAsked ? t('found', { number: count }) : ''
  return (
    <div className={styles['find']}>
      <SearchField label={t('find')} query={query} onChange={onChange} />
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {isAsked && count === 0 && <Note>{words}</Note>}
    </div>
  )
}

function IncrementalRows<Row>({ name, ...list }: GroupedProps<Row>) {
  const { t } = useTranslation('shared')
  const { key: entry } = useLocation()
  const [drawn, setDrawn] = useState(BATCH_SIZE)
  const all = countOf(list.groups)
  useEffect(() => {
    // As many as were drawn when it was left, so that Back leads to a page as high.
    const before = restorePointOf(entry, name)
    if (drawn > before) saveRestorePoint(entry, name, drawn)
    else if (drawn < before) startTransition(() => setDrawn(before))
  }, [entry, name, drawn])
  const grow = useCallback(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + BATCH_SIZE))
  }, [drawn, all])
  useEvent(window, 'beforeprint', () => flushSync(() => setDrawn(Math.max(drawn, PRINTED))))
  return (
    <>
      <Endless onNearEnd={grow}>
        <Rows {...list} most={drawn} />
      </Endless>
      {drawn < all && <Note className={styles['told']}>{t('shown', { shown: drawn, all })}</Note>}
    </>
  )
}
