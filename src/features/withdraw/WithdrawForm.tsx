import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { BankCard, Withdrawal } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { missingForCard, nextOnWay } from '@/shared/link-way'
import { LinkButton } from '@/shared/LinkButton'
import { useOpenRequest, useUnreadableNotes } from '@/shared/money-request/use-notes'
import { OfflineNote } from '@/shared/OfflineNote'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSayOffline } from '@/shared/use-say-offline'
import { useSheets } from '@/shared/use-sheets'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import ArrivalNote from '@/shared/withdrawals/ArrivalNote'
import { BoundCard } from './BoundCard'
import { NoCard } from './NoCard'
import { RecordsLink } from './RecordsLink'
import { allDigits, checkDraft, type WithdrawLimits } from './rules'
import { useWithdrawDraft } from './use-withdraw-draft'
import { useWithdrawRequest } from './use-withdraw-request'
import { WithdrawAmount } from './WithdrawAmount'
import { WithdrawLimitsSheet } from './WithdrawLimitsSheet'
import { WithdrawObstacles } from './WithdrawObstacles'
import { WithdrawSheet } from './WithdrawSheet'

const REASON_ID = 'withdraw-reason'

export function WithdrawForm({
  member,
  balance,
  card,
  limits,
  withdrawals,
  notice,
}: {
  member: Member
  balance: Money
  card: BankCard | null
  limits: WithdrawLimits
  /** Undefined while not known; withdrawing does not wait for it. */
  withdrawals: readonly Withdrawal[] | undefined
  notice: ReactNode
}) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const { hasFundPassword } = member
  const sheets = useSheets<'limits' | 'password'>()
  const { draft, refusal, change, refuse, clear } = useWithdrawDraft()
  const isSheetOpen = sheets.current === 'password'
  const withdrawal = useWithdrawRequest({ member, balance, limits, isWatched: isSheetOpen, onDone: clear })
  const sayOffline = useSayOffline()
  const openRequest = useOpenRequest(member.id, 'withdrawal')
  const openWithdrawal = withdrawal.state.status === 'sending' ? null : openRequest

  const submit = () => {
    if (sayOffline()) return
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
  const isUnreadable = useUnreadableNotes(member.id, 'withdrawal').length > 0
  const isDisabled = !hasFundPassword || openWithdrawal !== null || isUnreadable
  return (
    <PushedScreen
      hasMoney
      title={t('shared:withdraw')}
      fallback={paths.mine()}
      actions={<RecordsLink />}
      footer={
        card === null ? (
          <Stack>
            <LinkButton
              to={paths.bankCard()}
              tone="primary"
              state={nextOnWay(missingForCard(member), { returnTo: paths.withdraw() }).state}
            >
              {t('shared:linkBankAccount')}
            </LinkButton>
          </Stack>
        ) : (
          <Stack>
            <OfflineNote />
            <Button isWide isDisabled={isDisabled} isBusy={withdrawal.isLocked} reasonId={REASON_ID} onClick={submit}>
              {t('shared:withdraw')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack>
        {notice}
        <WithdrawObstacles
          id={REASON_ID}
          memberId={member.id}
          isUnreadable={isUnreadable}
          openWithdrawal={openWithdrawal}
          lacksFundPassword={card !== null && !hasFundPassword}
          onCheck={checkOpenWithdrawal}
        />
        {card === null ? (
          <NoCard balance={balance} />
        ) : (
          <>
            <WithdrawAmount
              draft={draft}
              balance={balance}
              limits={limits}
              refusal={refusal}
              onChange={change}
              onAll={() => change(allDigits(limits, balance))}
              onLimits={() => sheets.open('limits')}
            />
            <BoundCard card={card} />
            <ArrivalNote withdrawals={withdrawals} />
          </>
        )}
      </Stack>
      {sheets.current === 'limits' && (
        <WithdrawLimitsSheet limits={limits} balance={balance} withdrawals={withdrawals} onClose={sheets.close} />
      )}
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
