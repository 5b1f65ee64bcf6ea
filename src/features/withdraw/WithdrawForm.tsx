import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { BankCard, Withdrawal } from '@/api/wallet'
import { paths } from '@/paths'
import { useOpenRequest } from '@/shared/money-request/use-notes'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSheets } from '@/shared/use-sheets'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { ArrivalNote } from './ArrivalNote'
import { BoundCard } from './BoundCard'
import { RecordsLink } from './RecordsLink'
import { allDigits, checkDraft, type WithdrawLimits } from './rules'
import { useWithdrawDraft } from './use-withdraw-draft'
import { useWithdrawRequest } from './use-withdraw-request'
import { WithdrawAmount } from './WithdrawAmount'
import { WithdrawLimitsDialog } from './WithdrawLimitsDialog'
import { WithdrawObstacles } from './WithdrawObstacles'
import { WithdrawSheet } from './WithdrawSheet'

const REASON_ID = 'withdraw-reason'

export function WithdrawForm({
  member,
  card,
  limits,
  withdrawals,
  notice,
}: {
  member: Member
  card: BankCard | null
  limits: WithdrawLimits
  /** Undefined while not known; withdrawing does not wait for it. */
  withdrawals: readonly Withdrawal[] | undefined
  notice: ReactNode
}) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const { balance, hasFundPassword } = member
  const sheets = useSheets<'limits' | 'password'>()
  const { draft, refusal, change, refuse, clear } = useWithdrawDraft()
  const isSheetOpen = sheets.current === 'password'
  const withdrawal = useWithdrawRequest({ member, limits, isWatched: isSheetOpen, onDone: clear })
  const openRequest = useOpenRequest(member.id, 'withdrawal')
  const openWithdrawal = withdrawal.state.status === 'sending' ? null : openRequest

  const submit = () => {
    const found = checkDraft(draft, limits, balance)
    refuse(found)
    if (found !== null) {
      document.getElementById('amount')?.focus()
      return
    }
    withdrawal.review(draft)
    sheets.open('password')
  }
  const checkOpenWithdrawal = () => {
    if (openWithdrawal === null) return
    withdrawal.follow(openWithdrawal.note)
    sheets.open('password')
  }
  const isDisabled = card === null || !hasFundPassword || openWithdrawal !== null
  return (
    <PushedScreen
      title={t('shared:withdraw')}
      fallback={paths.mine()}
      actions={<RecordsLink />}
      footer={
        <Button isWide isDisabled={isDisabled} isBusy={withdrawal.isLocked} reasonId={REASON_ID} onClick={submit}>
          {t('shared:withdraw')}
        </Button>
      }
    >
      <Stack>
        {notice}
        <WithdrawObstacles
          id={REASON_ID}
          openWithdrawal={openWithdrawal}
          hasCard={card !== null}
          hasFundPassword={hasFundPassword}
          onCheck={checkOpenWithdrawal}
        />
        <WithdrawAmount
          draft={draft}
          balance={balance}
          limits={limits}
          refusal={refusal}
          onChange={change}
          onAll={() => change(allDigits(limits, balance))}
          onLimits={() => sheets.open('limits')}
        />
        {card !== null && <BoundCard card={card} />}
        <ArrivalNote withdrawals={withdrawals} />
      </Stack>
      {sheets.current === 'limits' && <WithdrawLimitsDialog limits={limits} balance={balance} onClose={sheets.close} />}
      {isSheetOpen && card !== null && (
        <WithdrawSheet
          withdrawal={withdrawal}
          openWithdrawal={openWithdrawal}
          card={card}
          balance={balance}
          onClose={sheets.close}
        />
      )}
    </PushedScreen>
  )
}
