import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { lineLikenessOf, totalsOf, type PayoutOf } from '@/shared/order-sums'
import { OrderNumbers } from '@/shared/OrderNumbers'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { withKeys } from '@/shared/with-keys'
import { recheck } from '@/shared/resettlement'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { NetAmount } from '@/ui/NetAmount'
import { Mismatch } from './Mismatch'
import { PART, Sentence } from '@/ui/Sentence'
import styles from './OrderCard.module.css'
import { OrderLineRow } from './OrderLineRow'

export function OrderCard({ order, facts, onOpen }: { order: Order; facts: OrderLineDetails; onOpen: () => void }) {
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
          <OrderNumbers order={order} />
          <Chip>{order.statusText === '' ? t(order.isSettled ? 'settled' : 'pending') : order.statusText}</Chip>
        </button>
        <ul className={styles['lines']}>
          {withKeys(order.lines, lineLikenessOf).map((line) => (
            <li key={line.key}>
              <OrderLineRow line={line} payoutOf={facts.payoutOf}>
                {facts.nameOf(line)}
                {order.isSettled && recheck(line, order.numbers) === 'differs' && (
                  <Mismatch as="span"> {t('mismatch')}</Mismatch>
                )}
              </OrderLineRow>
            </li>
          ))}
        </ul>
        {order.isSettled && facts.isComplete && <OrderNet order={order} payoutOf={facts.payoutOf} />}
      </article>
    </Card>
  )
}

function OrderNet({ order, payoutOf }: { order: Order; payoutOf: PayoutOf }) {
  const { t } = useTranslation(['record', 'shared'])
  const { net, isPartial } = totalsOf([order], payoutOf)
  return (
    <p className={styles['net']}>
      {isPartial ? (
        t('netUnknown')
      ) : (
        <Sentence text={t('shared:netResultIs', { amount: PART })}>
          <NetAmount amount={net} />
        </Sentence>
      )}
    </p>
  )
}
