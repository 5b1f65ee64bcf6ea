import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { isZero } from '@/lib/money/text'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { totalsOf } from '@/shared/records/order-sums'
import { SHARES } from '@/shared/breakdown/rules'
import { Breakdown } from '@/shared/breakdown/Breakdown'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { sumsOfDone } from '@/shared/records/withdrawals'
import { moneyText, signedMoneyText, NetAmount } from '@/ui/Money'
import { PART, Sentence } from '@/ui/text'
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
  const { t } = useTranslation(['record', 'shared'])
  const mark = useBeforeRound()('')
  const marks = mark === '' ? [] : [mark]
  const { payoutOf } = list.facts
  const totals = useMemo(() => totalsOf(orders, payoutOf), [orders, payoutOf])
  const hasSettled = orders.some(({ isSettled }) => isSettled)
  const { staked, returned, net, pending, isPartial } = totals
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  const known = t(isPartial ? 'shared:stakedRecorded' : 'shared:stakedReturned', sums).split(' · ')
  const openName = t('shared:awaitsSettlement')
  // Else the net differs from the platform's, which counts what is open as staked.
  const open = hasSettled && isZero(pending) ? [] : [`${openName} ${moneyText(pending)}`]
  // With the payouts, a return may prove to be more than is recorded of it.
  if (hasSettled && isPartial && !list.facts.isComplete)
    return (
      <p>
        <Figures parts={[...known.slice(0, 1), ...open, ...marks]} />
      </p>
    )
  const figure = () => {
    if (!hasSettled) return { id: 'open', name: openName, amount: pending, share: SHARES.open }
    // Whether the stake is part of it is not known: no net is made of it.
    if (isPartial) return { id: 'returned', name: t('shared:returned'), amount: returned, share: SHARES.returned }
    return { id: 'net', name: t('shared:net'), amount: net, isNet: true, share: SHARES.net }
  }
  const { share, ...shown } = figure()
  const before = hasSettled ? known : []
  const after = [...open, ...marks]
  const hasNet = hasSettled && !isPartial
  return (
    <p>
      <Breakdown
        {...list}
        {...shown}
        // What "as recorded" means is told in the sheet alone.
        isListed={!isPartial}
        words={[...before, ...(hasNet ? [t('shared:netIs', { amount: signedMoneyText(net) })] : []), ...after].join(
          ' · ',
        )}
        {...(hasSettled && { stillOpen: pending })}
        entries={{ orders, share }}
      >
        <Figures
          parts={[
            ...before,
            ...(hasNet
              ? [
                  <Sentence key="net" text={t('shared:netIs', { amount: PART })}>
                    <b>
                      <NetAmount amount={net} />
                    </b>
                  </Sentence>,
                ]
              : []),
            ...after,
          ]}
        />
      </Breakdown>
    </p>
  )
}

/** In two columns to the eye, each with a capital. */
function Figures({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles['figures']}>
      {parts.map((part, index) => (
        <span key={index}>
          {part}
          {index < parts.length - 1 && <span className="visually-hidden"> · </span>}
        </span>
      ))}
    </span>
  )
}
