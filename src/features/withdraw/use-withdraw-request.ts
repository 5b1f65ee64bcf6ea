import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { Member } from '@/api/account'
import { walletQueries, withdrawMutation } from '@/api/wallet.queries'
import { storedAmount } from '@/lib/money/stored'
import type { Money } from '@/lib/money/text'
import { storedRecord } from '@/lib/storage'
import { paths } from '@/paths'
import { recordEvidence } from '@/shared/money-request/evidence'
import { storedNotes } from '@/shared/money-request/note'
import { useMoneyRequest } from '@/shared/money-request/use-money-request'
import { notify } from '@/ui/feedback'
import { moneyText } from '@/ui/Money'
import {
  amountOf,
  checkReviewed,
  countAlike,
  WITHDRAW_GUARD_MS,
  type WithdrawLimits,
  type WithdrawRefusal,
  type WithdrawRequest,
} from './rules'

const notes = storedNotes<WithdrawRequest>('member.pendingWithdrawal', v.object({ amount: storedAmount }))
const sentAt = storedRecord('member.withdrawSentAt', v.number(), 0)

export function useWithdrawRequest({
  member,
  limits,
  isWatched,
  onDone,
}: {
  member: Member
  limits: WithdrawLimits
  isWatched: boolean
  onDone: () => void
}) {
  const { t } = useTranslation('withdraw')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const submittedText = ({ amount }: WithdrawRequest) => t('submitted', { amount: moneyText(amount, 'dot') })
  const request = useMoneyRequest<WithdrawRequest, { amount: Money; fundPassword: string }, WithdrawRefusal>({
    memberId: member.id,
    mutation: withdrawMutation(queryClient),
    notes,
    evidence: recordEvidence(queryClient, walletQueries.withdrawals(), countAlike),
    guard: { ms: WITHDRAW_GUARD_MS, sentAt },
    check: ({ amount }, { fundPassword }) =>
      checkReviewed(amount, fundPassword, { limits, balance: member.balance, isOnline: navigator.onLine }),
    isWatched,
    words: { accepted: submittedText, refused: t('notTaken'), unknown: () => t('unknown.text') },
    onAccepted: (sent, seen) => {
      if (!seen.isWatched) return onDone()
      notify(submittedText(sent))
      // Replaces the sheet's history entry, so that back from the record leads to the page.
      void navigate(paths.withdrawals(), { replace: true })
    },
    onFound: onDone,
  })
  return {
    ...request,
    review: (digits: string) => {
      const amount = amountOf(digits)
      if (amount !== null) request.review({ amount })
    },
    confirm: ({ amount }: WithdrawRequest, fundPassword: string) =>
      request.confirm({ amount }, { amount, fundPassword }),
  }
}
