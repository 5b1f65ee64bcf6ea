import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatServerTime } from '@/i18n/server-time'
import { isZero } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { totalsOf } from '@/shared/order-sums'
import { moneyText, signedMoneyText } from '@/ui/Money'
import styles from './TotalsLine.module.css'

export function TotalsLine({ day, orders, facts }: { day: string; orders: readonly Order[]; facts: OrderLineDetails }) {
  const { t } = useTranslation('record')
  const totals = totalsOf(orders, facts.payoutOf)
  return (
    <div className={styles['day']}>
      <h2 className="num">{formatServerTime(day)}</h2>
      <p className={styles['totals']}>
        {t('totals', {
          staked: moneyText(totals.staked),
          returned: moneyText(totals.returned),
          net: signedMoneyText(totals.net),
        })}
        {!isZero(totals.pending) && ` · ${t('totalsPending', { amount: moneyText(totals.pending) })}`}
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
