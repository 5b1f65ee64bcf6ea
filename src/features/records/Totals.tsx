import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { useBeforeRoundText } from '@/domain/spoiler-guard'
import { totalsOf } from '@/domain/records/order-sums'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { sumsOfPaidWithdrawals } from '@/domain/records/withdrawals'
import { NetAmount, moneyText } from '@/ui/Money'
import { Breakdown } from './Breakdown'
import styles from './records.module.css'

interface OrderTotalsProps {
  orders: readonly Order[]
  isFiltered: boolean
  details: OrderLineDetails
}

export function Totals({ withdrawals, ...list }: OrderTotalsProps & { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation(['report', 'shared'])
  const sums = useMemo(() => sumsOfPaidWithdrawals(withdrawals), [withdrawals])
  return (
    <div className={styles['totals']} role="group" aria-label={t('report:figures')}>
      {list.orders.length > 0 && <OrderTotals {...list} />}
      {sums.map(({ status, name: state, amount }) => (
        <p key={status}>
          <span>{list.orders.length > 0 ? t('withdrawalsIn', { state }) : state}</span>{' '}
          <b translate="no">{moneyText(amount)}</b>
        </p>
      ))}
    </div>
  )
}

function OrderTotals(list: OrderTotalsProps) {
  const { t } = useTranslation(['shared', 'record'])
  const beforeRoundText = useBeforeRoundText()
  const [netName, openName] = [t('net'), t('record:awaitsSettlement')]
  const { orders, details } = list
  const { staked, returned, net, pending, isPartial, isReturnMissing } = useMemo(
    () => totalsOf(orders, details.payoutOf),
    [orders, details.payoutOf],
  )
  if (!orders.some(({ isSettled }) => isSettled))
    return (
      <p>
        <span>{openName}</span> <b translate="no">{moneyText(pending)}</b>
      </p>
    )
  // A return is missing in the platform's list, so the net is unknown.
  if (isReturnMissing)
    return (
      <p>
        <span>{netName}</span> <b>{t('notKnown')}</b>
      </p>
    )
  // A recorded return may or may not include the stake, so the net is unknown. Nothing is shown
  // until the payouts have loaded, because a payout may still explain the return.
  if (isPartial)
    return (
      <p>
        {details.isComplete && t('record:stakedRecorded', { staked: moneyText(staked), returned: moneyText(returned) })}
      </p>
    )
  return (
    <>
      <p>
        <span>{netName}</span>{' '}
        <b>
          <Breakdown {...list} name={netName} amount={net} returned={returned} staked={staked}>
            <NetAmount amount={net} />
          </Breakdown>
        </b>
      </p>
      {beforeRoundText !== '' && <p>{beforeRoundText}</p>}
    </>
  )
}
