import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { formatServerTime } from '@/i18n/format'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { DaySums, ResultRows } from './ResultRows'
import { NetOfOrders } from './NetOfOrders'
import type { Series } from './series'
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
          <ResultRow key={result.day} id={result.day} name={formatServerTime(result.day)} facts={facts} {...result} />
        ))}
      </tbody>
      <tfoot>
        <ResultRow id="sum" name={t('sum')} facts={facts} {...series} />
      </tfoot>
    </table>
  )
}

function ResultRow({
  id,
  name,
  staked,
  returned,
  net,
  orders,
  facts,
}: {
  id: string
  name: string
  staked: Money
  returned: Money
  net: Money
  orders: readonly Order[]
  facts: OrderLineDetails
}) {
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

/** Beneath a day: what was staked on it, and what came back. */
