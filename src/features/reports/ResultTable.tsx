import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { formatServerTime } from '@/i18n/server-time'
import { NetTrail } from '@/shared/trail/NetTrail'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { DottedLine } from '@/ui/DottedLine'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText } from '@/ui/Money'
import { ShowMore, useShown } from '@/shared/ShowMore'
import styles from './ResultTable.module.css'
import type { Series } from './series'

const ROWS = 31

/** Two columns, so that it fits the narrowest screen: what was staked stands beneath the day. */
export function ResultTable({ series, facts }: { series: Series; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'shared'])
  const { shown, more } = useShown([...series.days].reverse(), ROWS)
  return (
    <>
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
          {shown.map((result) => (
            <ResultRow key={result.day} id={result.day} name={formatServerTime(result.day)} facts={facts} {...result} />
          ))}
        </tbody>
        <tfoot>
          <ResultRow id="sum" name={t('sum')} facts={facts} {...series} />
        </tfoot>
      </table>
      <ShowMore {...more} />
    </>
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
  const { t } = useTranslation('shared')
  return (
    <tr>
      <th scope="row">
        {name}{' '}
        <Eyebrow className={styles['sums']}>
          <DottedLine parts={t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })} />
        </Eyebrow>
      </th>
      <td>
        <NetTrail id={`table:${id}`} of={name} amount={net} orders={orders} facts={facts} />
      </td>
    </tr>
  )
}
