import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { useSpoilerFreeMark } from '@/domain/spoiler-guard'
import { totalsOf } from '@/domain/records/order-sums'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { sumsOfDone } from '@/domain/records/withdrawals'
import { NetAmount, moneyText } from '@/ui/Money'
import { Breakdown } from './Breakdown'
import styles from './records.module.css'

interface OrdersProps {
  orders: readonly Order[]
  isFiltered: boolean
  facts: OrderLineDetails
}

/** The net of the listed orders, and the sums of the withdrawals that are done. */
export function Totals({ withdrawals, ...list }: OrdersProps & { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation(['report', 'shared'])
  const sums = useMemo(() => sumsOfDone(withdrawals), [withdrawals])
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

function OrderTotals(list: OrdersProps) {
  const { t } = useTranslation(['shared', 'record'])
  const mark = useSpoilerFreeMark()
  const [name, open] = [t('net'), t('record:awaitsSettlement')]
  const { orders, facts } = list
  const { staked, returned, net, pending, isPartial, isUntold } = useMemo(
    () => totalsOf(orders, facts.payoutOf),
    [orders, facts.payoutOf],
  )
  if (!orders.some(({ isSettled }) => isSettled))
    return (
      <p>
        <span>{open}</span> <b translate="no">{moneyText(pending)}</b>
      </p>
    )
  // The record lacks a return, so there is no net.
  if (isUntold)
    return (
      <p>
        <span>{name}</span> <b>{t('notKnown')}</b>
      </p>
    )
  // It is unknown whether a recorded return includes the stake, so there is no net. Nothing is
  // shown until the payouts have loaded: with them, a return may prove to be more than "as
  // recorded".
  if (isPartial)
    return (
      <p>
        {facts.isComplete && t('record:stakedRecorded', { staked: moneyText(staked), returned: moneyText(returned) })}
      </p>
    )
  return (
    <>
      <p>
        <span>{name}</span>{' '}
        <b>
          <Breakdown {...list} name={name} amount={net} returned={returned} staked={staked}>
            <NetAmount amount={net} />
          </Breakdown>
        </b>
      </p>
      {mark !== '' && <p>{mark}</p>}
    </>
  )
}
