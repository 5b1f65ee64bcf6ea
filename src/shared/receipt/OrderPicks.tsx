import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { Eyebrow } from '@/ui/Eyebrow'
import { lineLikenessOf, returnOf } from '../order-sums'
import type { OrderLineDetails } from '../use-order-line-details'
import { withKeys } from '../with-keys'
import { OrderLineRow } from './OrderLineRow'
import styles from './OrderPicks.module.css'

/** What was staked on, and what each of it did. */
export function OrderPicks({ order, facts }: { order: Order; facts: OrderLineDetails }) {
  const { t } = useTranslation('record')
  const { payoutOf, nameOf } = facts
  const kinds = { gross: t('gross'), net: t('netOnly'), recorded: t('recordedOnly') } as const
  return (
    <ul className={styles['picks']}>
      {withKeys(order.lines, lineLikenessOf).map((line) => {
        const { kind } = returnOf(line, payoutOf(line))
        return (
          <li key={line.key}>
            <OrderLineRow line={line} payoutOf={payoutOf} isAlone={order.lines.length === 1}>
              <b>{nameOf(line)}</b>
            </OrderLineRow>
            {line.outcome === 'won' && <Eyebrow>{kinds[kind]}</Eyebrow>}
          </li>
        )
      })}
    </ul>
  )
}
