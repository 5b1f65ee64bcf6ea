import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/join-sentences'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { sumsOfDone } from '@/shared/withdrawal-status'
import { WithdrawalsTrail } from '@/shared/trail/WithdrawalsTrail'
import { ResultTotals } from '@/shared/ResultTotals'
import { Fact } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { ordersOf, withdrawalsOf, type Entry } from './statement'

interface TotalsProps {
  entries: readonly Entry[]
  dates: { from: string; to: string }
  unreadable: number
  isFiltered: boolean
  facts: OrderLineDetails
  isWithoutOrders: boolean
  isWithoutWithdrawals: boolean
  hasRunning: boolean
  withdrawalsAsOf: number | null
}

export function StatementTotals(props: TotalsProps) {
  const { entries, dates, unreadable, isFiltered, facts } = props
  const list = { unreadable, isFiltered, facts }
  const withdrawals = useMemo(() => withdrawalsOf(entries), [entries])
  const orders = useMemo(() => ordersOf(entries), [entries])
  const sums = useMemo(() => sumsOfDone(withdrawals), [withdrawals])
  const { t } = useTranslation(['report', 'shared'])
  return (
    <>
      {entries.length > 0 && (
        <ResultTotals {...list} orders={orders} dates={dates}>
          {sums.map(({ status, name: state, amount, withdrawals: ofStatus }) => {
            const name = t('shared:withdrawalsIn', { state })
            return (
              <Fact key={status} name={name}>
                <WithdrawalsTrail
                  {...list}
                  id={`withdrawals:${status}`}
                  name={name}
                  amount={amount}
                  asOf={props.withdrawalsAsOf}
                  withdrawals={ofStatus}
                >
                  {moneyText(amount)}
                </WithdrawalsTrail>
              </Fact>
            )
          })}
        </ResultTotals>
      )}
      <Note>
        {joinSentences([
          t('serverDates'),
          props.hasRunning ? t('runningNote') : '',
          props.isWithoutOrders ? t('ordersMissing') : '',
          props.isWithoutWithdrawals ? t('withdrawalsMissing') : '',
        ])}
      </Note>
    </>
  )
}
