import { useTranslation } from 'react-i18next'
import { useMemo } from 'react'
import { formatServerTime } from '@/i18n/format'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { NetAmount, moneyText } from '@/ui/Money'
import { Eyebrow } from '@/ui/text'
import type { DayResult, Series } from './report-rules'
import { DottedLine } from '@/ui/Facts'
import styles from './DayResults.module.css'

const keyOf = ({ day }: DayResult) => day
const textOf = ({ day }: DayResult) => `${day} ${formatServerTime(day)}`

/** The plot in figures, day by day, the newest first. */
export function DayResults({ series }: { series: Series }) {
  const { t } = useTranslation('report')
  const { days } = series
  const newestFirst = useMemo(() => oneGroup([...days].reverse()), [days])
  return (
    <div className={styles['rows']}>
      <LongList
        name="days"
        label={t('daysName', { from: formatServerTime(series.from), to: formatServerTime(series.to) })}
        groups={newestFirst}
        keyOf={keyOf}
        textOf={textOf}
      >
        {(result) => <ResultRow result={result} />}
      </LongList>
    </div>
  )
}

/** So narrow that it fits the narrowest screen: what was staked stands beneath the day. */
function ResultRow({ result: { day, staked, returned, net } }: { result: DayResult }) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['row']}>
      <span>
        {formatServerTime(day)}{' '}
        <Eyebrow className={styles['sums']}>
          <DottedLine parts={t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })} />
        </Eyebrow>
      </span>
      <NetAmount amount={net} />
    </div>
  )
}
