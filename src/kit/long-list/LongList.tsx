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

/** Rows drawn for a print: a member cannot scroll to more on paper. */
const PRINTED_ROWS = 500

export interface LongListProps<Row> extends ListProps<Row> {
  /** Unique on its screen; the number of rows drawn is saved under it. */
  name: string
  /** The text of a row to search in; without it, the list has no search. */
  textOf?: (row: Row) => string
}

/** The rows of a list without headings, or the groups of a list with headings. */
type RowSource<Row> = { rows: readonly Row[]; groups?: never } | { rows?: never; groups: readonly RowGroup<Row>[] }

/**
 * Draws the first rows of a list, and more as its end comes near. Use it for each list of unlimited
 * length. A long list has its own search, because "find in page" finds only rows that are drawn.
 */
export function LongList<Row>({ rows, groups: given, ...list }: LongListProps<Row> & RowSource<Row>) {
  const all = useOneGroup(rows)
  const props = { ...list, groups: given ?? all }
  return countOf(props.groups) > BATCH_SIZE ? <SearchableRows {...props} /> : <Rows {...props} />
}

/** Rows without headings as one group. The group is stable, so that it is not rendered again. */
export function useOneGroup<Row>(rows: readonly Row[] = NONE): readonly RowGroup<Row>[] {
  return useMemo(() => [{ key: 'all', rows }], [rows])
}

const NONE: readonly never[] = []

type GroupedProps<Row> = LongListProps<Row> & RowsProps<Row>

function SearchableRows<Row>(given: GroupedProps<Row>) {
  // Deferred: a sheet that opens above hundreds of rows does not wait for them.
  const props = useDeferredValue(given)
  const { groups, textOf, name } = props
  const [query, setQuery] = useState('')
  const folded = fold(useDeferredValue(query))
  const shown = useMemo(
    () => (textOf === undefined ? groups : matchingGroups(groups, folded, (row) => fold(textOf(row)))),
    [groups, folded, textOf],
  )
  const restoreName = `${name}|${folded}`
  return (
    <>
      {textOf !== undefined && (
        <ListSearch query={query} onChange={setQuery} hasQuery={folded !== ''} count={countOf(shown)} />
      )}
      <IncrementalRows key={restoreName} {...props} groups={shown} name={restoreName} />
    </>
  )
}

function ListSearch({
  query,
  onChange,
  hasQuery,
  count,
}: {
  query: string
  onChange: (query: string) => void
  hasQuery: boolean
  count: number
}) {
  const { t } = useTranslation('shared')
  const resultText = hasQuery ? t('found', { number: count }) : ''
  return (
    <div className={styles['find']}>
      <SearchField label={t('find')} query={query} onChange={onChange} />
      <p className="visually-hidden" role="status">
        {resultText}
      </p>
      {hasQuery && count === 0 && <Note>{resultText}</Note>}
    </div>
  )
}

function IncrementalRows<Row>({ name, ...list }: GroupedProps<Row>) {
  const { t } = useTranslation('shared')
  const { key: entry } = useLocation()
  const [drawn, setDrawn] = useState(BATCH_SIZE)
  const all = countOf(list.groups)
  useEffect(() => {
    // Draws as many rows as when the member left, so that Back finds a page of the same height.
    const saved = restorePointOf(entry, name)
    if (drawn > saved) saveRestorePoint(entry, name, drawn)
    else if (drawn < saved) startTransition(() => setDrawn(saved))
  }, [entry, name, drawn])
  const grow = useCallback(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + BATCH_SIZE))
  }, [drawn, all])
  useEvent(window, 'beforeprint', () => flushSync(() => setDrawn(Math.max(drawn, PRINTED_ROWS))))
  return (
    <>
      <Endless onNearEnd={grow}>
        <Rows {...list} maxRows={drawn} />
      </Endless>
      {drawn < all && <Note className={styles['countOnPaper']}>{t('shown', { shown: drawn, all })}</Note>}
    </>
  )
}
