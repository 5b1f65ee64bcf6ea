import { useTranslation } from 'react-i18next'
import type { Order, OrderLine } from '@/api/orders'
import { formatAmount, isZero } from '@/lib/money'
import styles from './Orders.module.css'
import { totalsOf } from './rules'

/** A day of the record: what was staked and came back, and what is still open. Losses as easy to find as wins. */
export function TotalsLine({
  day,
  orders,
  payoutOf,
}: {
  day: string
  orders: readonly Order[]
  payoutOf: (line: OrderLine) => string | null
}) {
  const { t } = useTranslation('record')
  const totals = totalsOf(orders, payoutOf)
  return (
    <div className={styles['day']}>
      <h2 className="num">{day}</h2>
      <p className={styles['totals']}>
        {t('totals', {
          staked: formatAmount(totals.staked),
          returned: formatAmount(totals.returned),
          net: formatAmount(totals.net),
        })}
        {!isZero(totals.pending) && ` · ${t('totalsPending', { amount: formatAmount(totals.pending) })}`}
        {totals.isPartial && (
          <>
            <br />
            {t('totalsPartial')}
          </>
        )}
      </p>
    </div>
  )
}
