import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { foldText } from '@/lib/names'
import { Note } from '@/ui/Note'
import { SearchField } from '@/ui/SearchField'
import { useEvent } from '@/ui/use-event'
import { saveRestorePoint, restorePointOf } from '@/kit/restore-points'
import {
  countRows,
  InfiniteScroll,
  matchingGroups,
  type ListProps,
  BATCH_SIZE,
  Rows,
  type RowGroup,
  type RowsProps,
} from './rows'
import styles from './long-list.module.css'

/** Minimum number of rows drawn for printing, because a member cannot scroll on paper. */
const MIN_PRINTED_ROWS = 500

export interface LongListProps<Row> extends ListProps<Row> {
  /** Name of the list, unique on its screen. The number of drawn rows is saved under this name. */
  name: string
  /** Returns the text of a row for the search. A list without this function has no search. */
  searchTextOf?: (row: Row) => string
}

type RowSource<Row> = { rows: readonly Row[]; groups?: never } | { rows?: never; groups: readonly RowGroup<Row>[] }

/**
 * Draws the first rows of a list of unlimited length, and more rows as the member scrolls near the
 * end. With `searchTextOf`, a long list has a search field, because the browser's "find in page"
 * finds only drawn rows.
 */
export function LongList<Row>({ rows, groups: givenGroups, ...list }: LongListProps<Row> & RowSource<Row>) {
  const oneGroup = useOneGroup(rows)
  const props = { ...list, groups: givenGroups ?? oneGroup }
  return countRows(props.groups) > BATCH_SIZE ? <SearchableRows {...props} /> : <Rows {...props} />
}

/**
 * Returns the rows as one group without a heading. The result is the same object while `rows` is
 * the same array, so that the list is not rendered again.
 */
export function useOneGroup<Row>(rows: readonly Row[] = NO_ROWS): readonly RowGroup<Row>[] {
  return useMemo(() => [{ key: 'all', rows }], [rows])
}

const NO_ROWS: readonly never[] = []

type GroupedProps<Row> = LongListProps<Row> & RowsProps<Row>

function SearchableRows<Row>(newestProps: GroupedProps<Row>) {
  // Deferred props let a sheet open above hundreds of rows before these rows are rendered again.
  const props = useDeferredValue(newestProps)
  const { groups, searchTextOf, name } = props
  const [query, setQuery] = useState('')
  const foldedQuery = foldText(useDeferredValue(query))
  const shownGroups = useMemo(
    () =>
      searchTextOf === undefined ? groups : matchingGroups(groups, foldedQuery, (row) => foldText(searchTextOf(row))),
    [groups, foldedQuery, searchTextOf],
  )
  const restoreName = `${name}|${foldedQuery}`
  return (
    <>
      {searchTextOf !== undefined && (
        <ListSearch query={query} onChange={setQuery} hasQuery={foldedQuery !== ''} count={countRows(shownGroups)} />
      )}
      <IncrementalRows key={restoreName} {...props} groups={shownGroups} name={restoreName} />
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
  const { key: entryKey } = useLocation()
  const [drawnCount, setDrawnCount] = useState(BATCH_SIZE)
  const rowCount = countRows(list.groups)
  useEffect(() => {
    // Draws as many rows as before the member left the screen. Otherwise the page would be too
    // short for Back to restore its scroll position.
    const savedCount = restorePointOf(entryKey, name)
    if (drawnCount > savedCount) saveRestorePoint(entryKey, name, drawnCount)
    else if (drawnCount < savedCount) startTransition(() => setDrawnCount(savedCount))
  }, [entryKey, name, drawnCount])
  const drawMoreRows = useCallback(() => {
    if (drawnCount < rowCount) startTransition(() => setDrawnCount(drawnCount + BATCH_SIZE))
  }, [drawnCount, rowCount])
  useEvent(window, 'beforeprint', () => flushSync(() => setDrawnCount(Math.max(drawnCount, MIN_PRINTED_ROWS))))
  return (
    <>
      <InfiniteScroll onNearEnd={drawMoreRows}>
        <Rows {...list} maxRows={drawnCount} />
      </InfiniteScroll>
      {drawnCount < rowCount && (
        <Note className={styles['countOnPaper']}>{t('shown', { shown: drawnCount, all: rowCount })}</Note>
      )}
    </>
  )
}
