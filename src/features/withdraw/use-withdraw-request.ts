import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { Member } from '@/api/account'
import { withdrawMutation } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import { storedRecord } from '@/lib/storage'
import { paths } from '@/paths'
import { withCurrentMemberId } from '@/kit/history'
import { useNotSentText } from '@/domain/money-request/texts'
import { useMoneyRequest } from '@/domain/money-request/use-money-request'
import { joinSentences } from '@/i18n/sentences'
import { moneyText } from '@/ui/Money'
import { useTapGuard } from '@/ui/tap-guard'
import { storedWithdrawalDraft } from './use-withdraw-draft'
import {
  withdrawalRequestRefusal,
  WITHDRAW_GUARD_MS,
  type WithdrawLimits,
  type WithdrawRefusal,
  type WithdrawRequest,
} from './rules'

/**
 * Epoch ms at which the last withdrawal was sent; 0 before the first. It is stored, because the
 * minimum time between two withdrawals also applies after a restart of the app.
 */
const lastSentAtRecord = storedRecord('withdrawSentAt', v.number(), 0)

export function useWithdrawRequest({
  member,
  balance,
  limits,
  isWatched,
  onDone,
}: {
  member: Member
  balance: Money
  limits: WithdrawLimits
  /**
   * True while the screen shows the state of the request. Otherwise a toast reports the outcome.
   */
  isWatched: boolean
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const ignoreSecondTap = useTapGuard()
  const request = useMoneyRequest<WithdrawRequest, { amount: Money; fundPassword: string }, WithdrawRefusal>({
    memberId: member.id,
    kind: 'withdrawal',
    mutation: withdrawMutation(queryClient),
    guard: { ms: WITHDRAW_GUARD_MS, sentAt: lastSentAtRecord },
    refusalNow: ({ amount }, { fundPassword }) => withdrawalRequestRefusal(amount, fundPassword, { limits, balance }),
    isWatched,
    showsAccepted: false,
    onSend: storedWithdrawalDraft.forget,
    onAccepted: (_withdrawal, seen) => {
      if (!seen.isWatched) {
        // Without this call, the browser's Forward would open a sheet that has nothing to show.
        request.close()
        return onDone()
      }
      ignoreSecondTap()
      const state = withCurrentMemberId({ sentWithdrawal: seen.pending.id })
      // Replaces the sheet's history entry, so that Back leads from the list to Withdraw.
      void navigate(paths.withdrawals(), { replace: true, state })
    },
    onFound: onDone,
  })
  return {
    ...request,
    review: (amount: Money) => request.review({ kind: 'withdrawal', amount }),
    confirm: (withdrawal: WithdrawRequest, fundPassword: string) =>
      request.confirm(withdrawal, { amount: withdrawal.amount, fundPassword }),
  }
}

export function useWithdrawRefusalText(): (refusal: WithdrawRefusal) => string {
  const { t } = useTranslation(['withdraw', 'messages'])
  const notSentText = useNotSentText('withdrawal')
  return (refusal) => {
    if ('limit' in refusal) {
      const text = t(`refusal.${refusal.kind}`, { limit: moneyText(refusal.limit, 'dot') })
      const balanceBelowMaximum = refusal.kind === 'aboveMaximum' ? refusal.balance : null
      if (balanceBelowMaximum === null) return text
      return joinSentences([text, t('refusal.aboveBalance', { limit: moneyText(balanceBelowMaximum, 'dot') })])
    }
    switch (refusal.kind) {
      case 'unreadable':
        return t(`messages:amountProblem.${refusal.problem}`)
      case 'wrongAmount':
        return t('messages:wrongAmount')
      case 'wrongPassword':
        return t('refusal.wrongPassword')
      default:
        return notSentText(refusal.kind)
    }
  }
}
