import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatServerTime } from '@/i18n/server-time'
import { SplitRow } from '@/ui/layout'
import { LongList, type LongListProps } from '@/kit/long-list/LongList'
import { groupByDay } from './keyed-rows'
import styles from './DayList.module.css'

export function DayList<Row>({
  rows,
  dayOf,
  aside,
  ...list
}: Omit<LongListProps<Row>, 'groups' | 'heading'> & {
  rows: readonly Row[]
  /** The day of a row, "2026-11-21"; '' if the row has no date. */
  dayOf: (row: Row) => string
  /** Returns the content for the end of a day's heading. */
  aside?: (rows: readonly Row[]) => ReactNode
}) {
  const { t } = useTranslation('report')
  const noDateText = t('noDate')
  const days = useMemo(
    () =>
      groupByDay(rows, dayOf).map((day) => ({ ...day, name: day.key === '' ? noDateText : formatServerTime(day.key) })),
    [rows, dayOf, noDateText],
  )
  return (
    <LongList
      {...list}
      groups={days}
      heading={(day) => (
        <SplitRow align="baseline" gap="0 12px" className={styles['head']}>
          <h2 className="num">{day.name}</h2>
          {aside?.(day.rows)}
        </SplitRow>
      )}
    />
  )
}
