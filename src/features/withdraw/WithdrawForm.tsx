import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { BankCard, Withdrawal } from '@/api/wallet'
import { paths } from '@/paths'
import { isUnsettled } from '@/shared/money-request/state'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSheets } from '@/shared/use-sheets'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { ArrivalNote } from './ArrivalNote'
import { BoundCard } from './BoundCard'
import { RecordsLink } from './RecordsLink'
import { allDigits, checkDigits, type AmountRefusal, type WithdrawLimits } from './rules'
import { useWithdrawRefusalText } from './use-refusal-text'
import { useWithdrawRequest } from './use-withdraw-request'
import { WithdrawAmount } from './WithdrawAmount'
import { WithdrawLimitsDialog } from './WithdrawLimitsDialog'
import { WithdrawObstacles } from './WithdrawObstacles'
import { WithdrawSheet } from './WithdrawSheet'

const REASON_ID = 'withdraw-reason'

/** The withdraw page with everything loaded: amount, limits, card, and the sheet that confirms. */
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
  /** The record; undefined while it is not known, which keeps nobody from withdrawing. */
  withdrawals: readonly Withdrawal[] | undefined
  /** What there is to say about the figures, above everything else. */
  notice: ReactNode
}) {
  const { t } = useTranslation('withdraw')
  const refusalText = useWithdrawRefusalText()
  const sheets = useSheets<'limits' | 'password'>()
  const [digits, setDigits] = useState('')
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null)
  const isSheetOpen = sheets.current === 'password'
  const withdrawal = useWithdrawRequest({ member, limits, isWatched: isSheetOpen, onDone: () => setDigits('') })

  const unknown = isUnsettled(withdrawal.state) ? withdrawal.state.request : null
  const change = (next: string) => {
    setDigits(next)
    setRefusal(null)
  }
  const submit = () => {
    const found = checkDigits(digits, limits, member.balance)
    setRefusal(found)
    if (found !== null) {
      document.getElementById('amount')?.focus()
      return
    }
    withdrawal.review(digits)
    sheets.open('password')
  }
  return (
    <PushedScreen
      title={t('title')}
      fallback={paths.mine()}
      actions={<RecordsLink />}
      footer={
        <Button
          isWide
          isDisabled={card === null || !member.hasFundPassword || unknown !== null}
          isBusy={withdrawal.isLocked}
          reasonId={REASON_ID}
          onClick={submit}
        >
          {t('withdraw')}
        </Button>
      }
    >
      <Stack>
        {notice}
        <WithdrawObstacles
          id={REASON_ID}
          unknownAmount={unknown?.amount ?? null}
          hasCard={card !== null}
          hasFundPassword={member.hasFundPassword}
          onCheckUnknown={() => {
            sheets.open('password')
            withdrawal.checkAgain()
          }}
        />
        <WithdrawAmount
          digits={digits}
          balance={member.balance}
          limits={limits}
          error={refusal === null ? null : refusalText(refusal)}
          onChange={change}
          onAll={() => change(allDigits(limits, member.balance))}
          onLimits={() => sheets.open('limits')}
        />
        {card !== null && <BoundCard card={card} />}
        <ArrivalNote withdrawals={withdrawals} />
      </Stack>
      {sheets.current === 'limits' && (
        <WithdrawLimitsDialog limits={limits} balance={member.balance} onClose={sheets.close} />
      )}
      {isSheetOpen && card !== null && (
        <WithdrawSheet
          withdrawal={withdrawal}
          card={card}
          member={member}
          onDismiss={() => {
            sheets.close()
            withdrawal.dismiss()
          }}
          onClose={() => {
            sheets.close()
            withdrawal.close()
          }}
        />
      )}
    </PushedScreen>
  )
}
