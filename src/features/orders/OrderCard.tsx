import { useTranslation } from 'react-i18next'
import type { Order, OrderLine } from '@/api/orders'
import { lineLikenessOf, totalsOf } from '@/shared/order-sums'
import { OrderNumbers } from '@/shared/OrderNumbers'
import { Mismatch } from '@/shared/receipt/Mismatch'
import { OrderLineRow } from '@/shared/receipt/OrderLineRow'
import { OrderSheet } from '@/shared/receipt/OrderSheet'
import { differencesOf, type SettlementEvidence } from '@/shared/resettlement'
import { OrderNetTrail } from '@/shared/trail/OrderNetTrail'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { withKeys } from '@/shared/with-keys'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { PART, Sentence } from '@/ui/Sentence'
import styles from './OrderCard.module.css'

export function OrderCard({
  order,
  facts,
  evidence,
  onOpen,
}: {
  order: Order & { key: string }
  facts: OrderLineDetails
  /** Null while it is read. */
  evidence: SettlementEvidence | null
  onOpen: () => void
}) {
  const { t } = useTranslation('record')
  const differences = evidence === null ? [] : differencesOf(order, evidence)
  const hasWrongOutcome = (line: OrderLine | undefined) =>
    differences.some((difference) => difference.what === 'outcome' && difference.line === line)
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
          {withKeys(order.lines, lineLikenessOf).map((line, at) => (
            <li key={line.key}>
              <OrderLineRow line={line} payoutOf={facts.payoutOf}>
                {facts.nameOf(line)}
                {hasWrongOutcome(order.lines[at]) && <Mismatch as="span"> {t('mismatch')}</Mismatch>}
              </OrderLineRow>
            </li>
          ))}
        </ul>
        {differences.some(({ what }) => what !== 'outcome') && <Mismatch as="p">{t('resettled.onCard')}</Mismatch>}
        {order.isSettled && facts.isComplete && <OrderNet order={order} facts={facts} />}
      </article>
    </Card>
  )
}

function OrderNet({ order, facts }: { order: Order & { key: string }; facts: OrderLineDetails }) {
  const { t } = useTranslation('record')
  const { isPartial } = totalsOf([order], facts.payoutOf)
  return (
    <div className={styles['net']}>
      {isPartial ? (
        t('netUnknown')
      ) : (
        <Sentence text={t('netResultIs', { amount: PART })}>
          <OrderNetTrail
            id={order.key}
            order={order}
            facts={facts}
            receipt={(onClose) => <OrderSheet order={order} facts={facts} onClose={onClose} />}
          />
        </Sentence>
      )}
    </div>
  )
}
