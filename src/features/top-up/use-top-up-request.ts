import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { topUpMutation } from '@/api/wallet.queries'
import type { Money } from '@/lib/money/text'
import { useMoneyRequest } from '@/shared/money-request/use-money-request'
import { useMember } from '@/shared/use-member'
import { moneyText } from '@/ui/Money'
import { listReceipts, receiptNotes } from './receipts'
import type { TopUpRequest } from './rules'

export interface TopUp {
  amount: Money
  /** The chosen method's name; null: as agreed with customer service. */
  method: string | null
  voucherPath: string
}

/**
 * One top-up from Submit to outcome. No record of the platform would hold it, so a lost answer is not looked up: its receipt
 * compares totals instead.
 */
export function useTopUpRequest() {
  const { t } = useTranslation('recharge')
  const queryClient = useQueryClient()
  const member = useMember()
  const request = useMoneyRequest<TopUpRequest, { amount: Money; voucherPath: string }, 'offline'>({
    // A receipt names no member: the screen does not wait for who it is.
    memberId: member.data?.id ?? '',
    mutation: topUpMutation(queryClient),
    notes: receiptNotes,
    evidence: null,
    guard: { ms: 0 },
    check: () => (navigator.onLine ? null : 'offline'),
    isWatched: true,
    words: {
      accepted: () => t('sentTitle'),
      refused: t('notTaken'),
      unknown: ({ amount }) => t('unknownText', { amount: moneyText(amount) }),
    },
  })
  const { state } = request
  const failure = () => {
    if (state.status === 'refused') return `${t('notTaken')} ${state.words}`
    return state.status === 'review' && state.refusal !== null ? t('offline') : null
  }
  return {
    state,
    receipts: useReceipts(state),
    /** Why the last one was not sent or not taken. */
    failure: failure(),
    submit: ({ amount, method, voucherPath }: TopUp) => {
      const totalBefore = queryClient.getQueryData(reportQueries.report().queryKey)?.toppedUp ?? null
      request.confirm({ amount, method, totalBefore }, { amount, voucherPath })
    },
    toForm: request.dismiss,
  }
}

/** The receipts as they were when the request last changed; one under way is none yet. */
function useReceipts(state: { status: string }) {
  const [read, setRead] = useState(() => ({ state, receipts: listReceipts() }))
  if (read.state !== state && state.status !== 'sending') setRead({ state, receipts: listReceipts() })
  return read.receipts
}
