import { useTranslation } from 'react-i18next'
import { isolated } from '@/lib/bidi'
import { isZero } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { totalsOf } from '@/shared/order-sums'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { sumByState } from './checks'
import styles from './StatementTotals.module.css'
import { ordersOf, withdrawalsOf, type Entry } from './statement'

interface TotalsProps {
  entries: readonly Entry[]
  facts: OrderLineDetails
  isWithoutOrders: boolean
  isWithoutWithdrawals: boolean
}

export function StatementTotals({ entries, facts, isWithoutOrders, isWithoutWithdrawals }: TotalsProps) {
  const { t } = useTranslation(['report', 'record'])
  const orders = ordersOf(entries)
  const withdrawals = withdrawalsOf(entries)
  const totals = totalsOf(orders, facts.payoutOf)
  const states = sumByState(withdrawals).map(({ name, amount }) => `${isolated(name)} ${moneyText(amount)}`)
  return (
    <div className={styles['totals']}>
      {orders.length > 0 && (
        <p>
          {t('ordersTotals', {
            number: orders.length,
            staked: moneyText(totals.staked),
            returned: moneyText(totals.returned),
            net: signedMoneyText(totals.net),
          })}
          {!isZero(totals.pending) && ` · ${t('record:totalsPending', { amount: moneyText(totals.pending) })}`}
        </p>
      )}
      {withdrawals.length > 0 && (
        <p>{t('withdrawalTotals', { number: withdrawals.length, states: states.join(' · ') })}</p>
      )}
      {totals.isPartial && facts.isComplete && <p>{t('record:totalsPartial')}</p>}
      <p>{t('serverDates')}</p>
      {isWithoutOrders && <p>{t('ordersMissing')}</p>}
      {isWithoutWithdrawals && <p>{t('withdrawalsMissing')}</p>}
    </div>
  )
}
