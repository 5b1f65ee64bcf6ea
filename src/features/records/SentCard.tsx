import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { walletQueries, type Withdrawal } from '@/api/wallet'
import type { EntryState } from '@/shared/history'
import { useFrozenFigures } from '@/shared/money-request/frozen-figures'
import { useMarkRead } from '@/shared/money-request/use-money-request'
import { useMember } from '@/shared/member/member'
import { isDone, isReviewed, accountText, entryOf, isUntouched } from '@/shared/records/withdrawals'
import { WithdrawalStatusChip } from '@/shared/records/EntryRow'
import ArrivalNote from '@/shared/records/ArrivalNote'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { StepLine } from '@/ui/StepLine'
import { Card, SplitRow } from '@/ui/layout'
import styles from './records.module.css'

/** As far as the record tells of it. Once there is one, the last step has the platform's word. */
export default function SentCard({
  sent,
  withdrawals,
}: {
  sent: NonNullable<EntryState['sentWithdrawal']>
  withdrawals: readonly Withdrawal[] | undefined
}) {
  const { t } = useTranslation(['withdraw', 'messages'])
  useMarkRead(sent.noteId)
  const card = useQuery(walletQueries.bankCard()).data ?? null
  const balance = useMember().data?.balance ?? null
  // While a round is drawn, the present balance would give it away.
  const { period } = useFrozenFigures()
  const entry = entryOf(withdrawals ?? [], sent)
  const word = entry !== null && (isDone(entry) || isReviewed(entry)) ? entry.statusText : ''
  return (
    <Card>
      <section aria-labelledby="sent">
        <SplitRow align="center" gap="4px 12px">
          <h2 id="sent" className={styles['title']}>
            {moneyText(sent.amount)}
          </h2>
          {/* While the list leaves it out. */}
          {entry !== null && isUntouched(entry) && entry.statusText !== '' && (
            <WithdrawalStatusChip withdrawal={entry} />
          )}
        </SplitRow>
        {card !== null && <Note kind="hint">{accountText(card)}</Note>}
        <StepLine
          steps={[
            { name: t('messages:sent'), isReached: true },
            { name: t('messages:reviewed'), isReached: entry !== null && isReviewed(entry) },
            { name: word || t('paid'), isReached: entry !== null && isDone(entry) && word !== '' },
          ]}
        />
        <div className={styles['note']}>
          <ArrivalNote withdrawals={withdrawals} />
        </div>
        {balance !== null && period === null && (
          <Facts>
            <Fact name={t('messages:balanceNow')}>{moneyText(balance)}</Fact>
          </Facts>
        )}
      </section>
    </Card>
  )
}
