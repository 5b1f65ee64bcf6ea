import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { type Money, isZero } from '@/lib/money/text'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { totalsOf } from '@/shared/records/order-sums'
import { SHARES } from '@/shared/breakdown/rules'
import { Breakdown } from '@/shared/breakdown/Breakdown'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { sumsOfDone } from '@/shared/records/withdrawals'
import { NetAmount, moneyText } from '@/ui/Money'
import styles from './records.module.css'

interface TotalsProps {
  orders: readonly Order[]
  withdrawals: readonly Withdrawal[]
  unreadable: number
  isFiltered: boolean
  facts: OrderLineDetails
  withdrawalsAsOf: number | null
}

/** What the listed entries come to, in a line for each kind; it unfolds. */
export function Totals({ orders, withdrawals, withdrawalsAsOf, ...list }: TotalsProps) {
  const { t } = useTranslation(['record', 'report', 'shared'])
  const sums = useMemo(() => sumsOfDone(withdrawals), [withdrawals])
  return (
    <div className={styles['totals']} role="group" aria-label={t('report:figures')}>
      {orders.length > 0 && <OrderTotals orders={orders} {...list} />}
      {sums.map(({ status, name: state, amount, withdrawals: ofStatus }) => {
        const name = t('shared:withdrawalsIn', { state })
        return (
          <p key={status}>
            <Breakdown
              {...list}
              isListed
              id={`withdrawals:${status}`}
              name={name}
              amount={amount}
              lead={t('breakdown.withdrawals')}
              asOf={withdrawalsAsOf}
              entries={{ withdrawals: ofStatus }}
            >
              {name} {moneyText(amount)}
            </Breakdown>
          </p>
        )
      })}
    </div>
  )
}

function OrderTotals({ orders, ...list }: Pick<TotalsProps, 'orders' | 'unreadable' | 'isFiltered' | 'facts'>) {
  const { t } = useTranslation('shared')
  const mark = useBeforeRound()('')
  const { payoutOf, isComplete } = list.facts
  const { staked, returned, net, pending, isPartial } = useMemo(() => totalsOf(orders, payoutOf), [orders, payoutOf])
  const hasSettled = orders.some(({ isSettled }) => isSettled)
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  const [stakes, returns] = t('stakedRecorded', sums).split(' · ')
  const names = { net: t('net'), returned: t('returned'), open: t('awaitsSettlement') }
  const open = `${names.open} ${moneyText(pending)}`
  const figure = () => {
    if (!hasSettled) return { id: 'open', amount: pending, text: open } as const
    if (!isPartial) return { id: 'net', amount: net, isNet: true, text: <Net name={names.net} amount={net} /> } as const
    // Whether the stake is part of it is not known: no net is made of it. With the payouts, a
    // return may prove to be more than is recorded of it.
    return isComplete ? ({ id: 'returned', amount: returned, text: returns } as const) : null
  }
  const shown = figure()
  const parts = [
    ...(isPartial ? [stakes] : []),
    ...(shown === null
      ? []
      : [
          <Breakdown
            key="figure"
            {...list}
            {...shown}
            name={names[shown.id]}
            // What "as recorded" means is told in the sheet alone.
            isListed={!isPartial}
            entries={{ orders, share: SHARES[shown.id] }}
          >
            {shown.text}
          </Breakdown>,
        ]),
    ...(hasSettled && !isZero(pending) ? [open] : []),
    ...(mark === '' ? [] : [mark]),
  ]
  return <Figures parts={parts} />
}

function Net({ name, amount }: { name: string; amount: Money }) {
  return (
    <>
      {name}{' '}
      <b>
        <NetAmount amount={amount} />
      </b>
    </>
  )
}

/** Side by side to the eye, each with a capital. */
function Figures({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <p className={styles['figures']}>
      {parts.map((part, index) => (
        <span key={index}>
          {part}
          {index < parts.length - 1 && <span className="visually-hidden"> · </span>}
        </span>
      ))}
    </p>
  )
}
