import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatServerTime } from '@/i18n/format'
import type { Money } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { DottedLine } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Eyebrow } from '@/ui/text'
import { NetOfOrders } from './NetOfOrders'
import styles from './ResultRows.module.css'
import type { DayResult, Series } from './series'

/** In px. */
const ROW_HEIGHT = 57

const keyOf = ({ day }: DayResult) => day
const textOf = ({ day }: DayResult) => `${day} ${formatServerTime(day)}`

/** In place of the table, of more days than one would read: the sum stands first. */
export function ResultRows({ series, facts }: { series: Series; facts: OrderLineDetails }) {
  const { t } = useTranslation('report')
  const { days } = series
  const newestFirst = useMemo(() => oneGroup([...days].reverse()), [days])
  return (
    <div className={styles['rows']}>
      <div className={styles['sum']}>
        <ResultRow id="sum" name={t('sum')} facts={facts} {...series} />
      </div>
      <LongList
        name="days"
        label={t('tableName', { from: formatServerTime(series.from), to: formatServerTime(series.to) })}
        groups={newestFirst}
        keyOf={keyOf}
        textOf={textOf}
        guess={ROW_HEIGHT}
      >
        {(result) => <ResultRow id={result.day} name={formatServerTime(result.day)} facts={facts} {...result} />}
      </LongList>
    </div>
  )
}

type RowProps = Pick<DayResult, 'staked' | 'returned' | 'net' | 'orders'> & {
  id: string
  name: string
  facts: OrderLineDetails
}

function ResultRow({ id, name, staked, returned, net, orders, facts }: RowProps) {
  return (
    <div className={styles['row']}>
      <span>
        {name} <DaySums staked={staked} returned={returned} />
      </span>
      <NetOfOrders id={`table:${id}`} of={name} amount={net} orders={orders} facts={facts} />
    </div>
  )
}

export function DaySums({ staked, returned }: { staked: Money; returned: Money }) {
  const { t } = useTranslation('shared')
  return (
    <Eyebrow className={styles['sums']}>
      <DottedLine parts={t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })} />
    </Eyebrow>
  )
}
