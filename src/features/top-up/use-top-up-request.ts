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
  method: string | null
  voucherPath: string
}

/** No record of the platform would hold a top-up, so a lost answer is not looked up. */
export function useTopUpRequest() {
  const { t } = useTranslation('recharge')
  const queryClient = useQueryClient()
  const member = useMember()
  const request = useMoneyRequest<TopUpRequest, { amount: Money; voucherPath: string }, 'offline'>({
    // Receipts name no member, so the screen does not wait for one.
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
    failure: failure(),
    submit: ({ amount, method, voucherPath }: TopUp) => {
      const totalBefore = queryClient.getQueryData(reportQueries.report().queryKey)?.toppedUp ?? null
      request.confirm({ amount, method, totalBefore }, { amount, voucherPath })
    },
    toForm: request.dismiss,
  }
}

function useReceipts(state: { status: string }) {
  const [read, setRead] = useState(() => ({ state, receipts: listReceipts() }))
  if (read.state !== state && state.status !== 'sending') setRead({ state, receipts: listReceipts() })
  return read.receipts
}
