import { useTranslation } from 'react-i18next'
import { isolated } from '@/lib/bidi'
import { joinSentences } from '@/i18n/join-sentences'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { sumByState } from '@/shared/withdrawal-sums'
import { ResultTotals } from '@/shared/ResultTotals'
import { Fact } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { ordersOf, withdrawalsOf, type Entry } from './statement'

interface TotalsProps {
  entries: readonly Entry[]
  dates: { from: string; to: string }
  unreadable: number
  facts: OrderLineDetails
  isWithoutOrders: boolean
  isWithoutWithdrawals: boolean
  hasRunning: boolean
}

export function StatementTotals(props: TotalsProps) {
  const { entries, dates, unreadable, facts } = props
  const { t } = useTranslation(['report', 'shared'])
  return (
    <>
      {entries.length > 0 && (
        <ResultTotals orders={ordersOf(entries)} dates={dates} unreadable={unreadable} facts={facts}>
          {sumByState(withdrawalsOf(entries)).map(({ name, amount }) => (
            <Fact key={name} name={t('shared:withdrawalsIn', { state: isolated(name) })}>
              {moneyText(amount)}
            </Fact>
          ))}
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
