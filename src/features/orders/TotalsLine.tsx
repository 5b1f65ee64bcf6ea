import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatAmount, formatSigned, isZero } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { totalsOf } from '@/shared/order-sums'
import styles from './TotalsLine.module.css'

export function TotalsLine({ day, orders, facts }: { day: string; orders: readonly Order[]; facts: OrderLineDetails }) {
  const { t } = useTranslation('record')
  const totals = totalsOf(orders, facts.payoutOf)
  return (
    <div className={styles['day']}>
      <h2 className="num">{day}</h2>
      <p className={styles['totals']}>
        {t('totals', {
          staked: formatAmount(totals.staked),
          returned: formatAmount(totals.returned),
          net: formatSigned(totals.net),
        })}
        {!isZero(totals.pending) && ` · ${t('totalsPending', { amount: formatAmount(totals.pending) })}`}
        {totals.isPartial && facts.isComplete && (
          <>
            <br />
            {t('totalsPartial')}
          </>
        )}
      </p>
    </div>
  )
}
