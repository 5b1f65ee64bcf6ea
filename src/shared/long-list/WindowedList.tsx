import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { fold } from '@/lib/text'
import { Note } from '@/ui/Note'
import { SearchField } from '@/ui/SearchField'
import { useEvent } from '@/ui/use-event'
import { type KeptLines, type LongListProps, countOf, firstOf, found, WholeRows } from './rows'
import { WindowedRows } from './WindowedRows'
import styles from './WindowedList.module.css'

/** Rows on paper, where none can be scrolled to. */
const PRINTED = 500

export default function WindowedList<Row>(props: LongListProps<Row>) {
  const { groups, textOf, name } = props
  const { key: entry } = useLocation()
  const [kept] = useState(() => keptLines(entry, name))
  const [query, setQuery] = useState('')
  const folded = fold(useDeferredValue(query))
  const shown = useFound(groups, folded, textOf)
  const isPrinting = useIsPrinting()
  return (
    <>
      {textOf !== undefined && (
        <Find query={query} onChange={setQuery} isAsked={folded !== ''} count={countOf(shown)} />
      )}
      {isPrinting ? <Printed {...props} groups={shown} /> : <WindowedRows {...props} groups={shown} kept={kept} />}
    </>
  )
}

const noText = () => ''

/** Folds the text of each row once, when the first letter is typed. */
function useFound<Row>(
  groups: LongListProps<Row>['groups'],
  query: string,
  textOf: LongListProps<Row>['textOf'] = noText,
): LongListProps<Row>['groups'] {
  const [texts] = useState(() => new Map<Row, string>())
  return useMemo(
    () =>
      found(groups, query, (row) => {
        const text = texts.get(row) ?? fold(textOf(row))
        texts.set(row, text)
        return text
      }),
    [groups, query, texts, textOf],
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
  const { t } = useTranslation('report')
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

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEvent(window, 'beforeprint', () => flushSync(() => setIsPrinting(true)))
  useEvent(window, 'afterprint', () => setIsPrinting(false))
  return isPrinting
}

function Printed<Row>(props: LongListProps<Row>) {
  const { t } = useTranslation('report')
  const all = countOf(props.groups)
  return (
    <>
      <WholeRows {...props} groups={firstOf(props.groups, PRINTED)} />
      {all > PRINTED && <Note className={styles['told']}>{t('shown', { shown: PRINTED, all })}</Note>}
    </>
  )
}

/** So many lists on the way back keep the heights of their rows. */
const MOST = 20

/** By the entry of the history that the list is shown in, and its name there. */
const kept = new Map<string, KeptLines>()

/** The heights of a list's rows, so that Back finds its page as high as it was. */
function keptLines(entry: string, name: string): KeptLines {
  const key = `${entry}|${name}`
  const known = kept.get(key) ?? { rows: [] }
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return known
}
