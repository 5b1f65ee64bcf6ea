import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { Eyebrow } from '@/ui/text'
import { lineLikenessOf, returnOf } from '../records/order-sums'
import type { OrderLineDetails } from '../records/use-order-line-details'
import { withKeys } from '../records/with-keys'
import { OrderLineRow } from './OrderLineRow'
import styles from './OrderPicks.module.css'

export const RETURN_KINDS = { gross: 'gross', net: 'netOnly', recorded: 'recordedOnly' } as const

/** What was staked on, and what each of it did. */
export function OrderPicks({
  order,
  facts,
  saysKind,
}: {
  order: Order
  facts: OrderLineDetails
  /** Whether a return includes the stake, under each of them. */
  saysKind: boolean
}) {
  const { t } = useTranslation('record')
  const { payoutOf, nameOf } = facts
  return (
    <ul className={styles['picks']}>
      {withKeys(order.lines, lineLikenessOf).map((line) => {
        const { kind } = returnOf(line, payoutOf(line))
        return (
          <li key={line.key}>
            <OrderLineRow line={line} payoutOf={payoutOf} isAlone={order.lines.length === 1}>
              <b>{nameOf(line)}</b>
            </OrderLineRow>
            {saysKind && line.outcome === 'won' && <Eyebrow>{t(RETURN_KINDS[kind])}</Eyebrow>}
          </li>
        )
      })}
    </ul>
  )
}
