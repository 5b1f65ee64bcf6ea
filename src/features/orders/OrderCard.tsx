import { useTranslation } from 'react-i18next'
import type { Order, OrderLine } from '@/api/orders'
import { formatAmount } from '@/lib/money/text'
import { lineLikenessOf } from '@/shared/order-sums'
import { withKeys } from '@/shared/with-keys'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Mismatch } from './Mismatch'
import styles from './OrderCard.module.css'
import { OrderLineRow } from './OrderLineRow'
import { recheck } from './rules'

export function OrderCard({
  order,
  nameOf,
  onOpen,
}: {
  order: Order
  nameOf: (line: OrderLine) => string
  onOpen: () => void
}) {
  const { t } = useTranslation('record')
  return (
    <Card>
      <article>
        <button
          type="button"
          className={styles['head']}
          aria-label={t('seeOrder', { period: `${order.gameName} ${order.period}` })}
          onClick={onOpen}
        >
          <span className={styles['game']}>
            <b>{order.gameName}</b> <Eyebrow>{order.period}</Eyebrow>
          </span>
          {order.isSettled && order.numbers !== null ? (
            <DrawnNumbers numbers={order.numbers} size="small" />
          ) : (
            <Eyebrow>* * *</Eyebrow>
          )}
          <Chip>{order.statusText === '' ? t(order.isSettled ? 'settled' : 'pending') : order.statusText}</Chip>
        </button>
        <ul className={styles['lines']}>
          {withKeys(order.lines, lineLikenessOf).map((line) => (
            <li key={line.key}>
              <OrderLineRow line={line} stake={formatAmount(line.stake)}>
                {nameOf(line)}
                {order.isSettled && recheck(line, order.numbers) === 'differs' && (
                  <Mismatch as="span"> {t('mismatch')}</Mismatch>
                )}
              </OrderLineRow>
            </li>
          ))}
        </ul>
      </article>
    </Card>
  )
}
