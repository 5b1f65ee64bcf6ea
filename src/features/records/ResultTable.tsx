import { useTranslation } from 'react-i18next'
import { useMemo } from 'react'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { formatServerTime } from '@/i18n/format'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { NetAmount, moneyText } from '@/ui/Money'
import { Eyebrow } from '@/ui/text'
import { SHARES } from '@/shared/breakdown/rules'
import { Breakdown } from '@/shared/breakdown/Breakdown'
import type { DayResult, Series } from './report-rules'
import { DottedLine } from '@/ui/Facts'
import styles from './ResultTable.module.css'

/** So many days are a table: a month, which nobody searches. */
const MOST_DAYS = 31

interface Props {
  series: Series
  facts: OrderLineDetails
}

export function ResultTable(props: Props) {
  return props.series.days.length > MOST_DAYS ? <ResultRows {...props} /> : <DayTable {...props} />
}

/** Two columns, so that it fits the narrowest screen: what was staked stands beneath the day. */
function DayTable({ series, facts }: Props) {
  const { t } = useTranslation(['report', 'shared'])
  const newestFirst = [...series.days].reverse()
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">
        {t('tableName', { from: formatServerTime(series.from), to: formatServerTime(series.to) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('shared:net')}</th>
        </tr>
      </thead>
      <tbody>
        {newestFirst.map((result) => (
          <TableRow key={result.day} id={result.day} name={formatServerTime(result.day)} facts={facts} {...result} />
        ))}
      </tbody>
      <tfoot>
        <TableRow id="sum" name={t('sum')} facts={facts} {...series} />
      </tfoot>
    </table>
  )
}

type RowProps = Pick<DayResult, 'staked' | 'returned' | 'net' | 'orders'> & {
  id: string
  name: string
  facts: OrderLineDetails
}

function TableRow({ id, name, staked, returned, net, orders, facts }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name} <DaySums staked={staked} returned={returned} />
      </th>
      <td>
        <NetOfOrders id={`table:${id}`} of={name} amount={net} orders={orders} facts={facts} />
      </td>
    </tr>
  )
}

const ROW_HEIGHT = 57

const keyOf = ({ day }: DayResult) => day
const textOf = ({ day }: DayResult) => `${day} ${formatServerTime(day)}`

/** In place of the table, of more days than one would read: the sum stands first. */
function ResultRows({ series, facts }: { series: Series; facts: OrderLineDetails }) {
  const { t } = useTranslation('report')
  const { days } = series
  const newestFirst = useMemo(() => oneGroup([...days].reverse()), [days])
  return (
    <div className={styles['rows']}>
      <div className={styles['sum']}>
        <ListRow id="sum" name={t('sum')} facts={facts} {...series} />
      </div>
      <LongList
        name="days"
        label={t('tableName', { from: formatServerTime(series.from), to: formatServerTime(series.to) })}
        groups={newestFirst}
        keyOf={keyOf}
        textOf={textOf}
        guess={ROW_HEIGHT}
      >
        {(result) => <ListRow id={result.day} name={formatServerTime(result.day)} facts={facts} {...result} />}
      </LongList>
    </div>
  )
}

function ListRow({ id, name, staked, returned, net, orders, facts }: RowProps) {
  return (
    <div className={styles['row']}>
      <span>
        {name} <DaySums staked={staked} returned={returned} />
      </span>
      <NetOfOrders id={`table:${id}`} of={name} amount={net} orders={orders} facts={facts} />
    </div>
  )
}

function DaySums({ staked, returned }: { staked: Money; returned: Money }) {
  const { t } = useTranslation('shared')
  return (
    <Eyebrow className={styles['sums']}>
      <DottedLine parts={t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })} />
    </Eyebrow>
  )
}

export function NetOfOrders({
  id,
  of,
  amount,
  orders,
  facts,
}: {
  id: string
  of: string
  amount: Money
  orders: readonly Order[]
  facts: OrderLineDetails
}) {
  const { t } = useTranslation('shared')
  return (
    <Breakdown
      id={id}
      of={of}
      name={t('net')}
      amount={amount}
      isNet
      entries={{ orders, share: SHARES.net }}
      facts={facts}
    >
      <NetAmount amount={amount} />
    </Breakdown>
  )
}
