import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { topUpMutation } from '@/api/wallet.queries'
import { joinSentences } from '@/i18n/join-sentences'
import type { Money } from '@/lib/money/text'
import { isUnderWay } from '@/shared/money-request/notes'
import { useMoneyRequest } from '@/shared/money-request/use-money-request'
import type { TopUpRequest } from './rules'

export interface TopUp {
  amount: Money
  method: string | null
  voucherPath: string
}

type Refusal = 'offline' | 'underWay' | 'memberUnknown'

/**
 * No record of the platform would hold a top-up, so a lost answer is not looked up.
 * @param memberId empty while it is not known: then nothing is sent
 * @param isOneUnderWay in whatever tab
 */
export function useTopUpRequest(memberId: string, isOneUnderWay: boolean) {
  const { t } = useTranslation(['recharge', 'messages'])
  const queryClient = useQueryClient()
  const request = useMoneyRequest<TopUpRequest, { amount: Money; voucherPath: string }, Refusal>({
    memberId,
    kind: 'topUp',
    mutation: topUpMutation(queryClient),
    readAlike: null,
    // One whose answer is missing holds back nothing: the member is asked instead.
    blocks: isUnderWay,
    guard: { ms: 0 },
    check: () => (memberId === '' ? 'memberUnknown' : navigator.onLine ? null : 'offline'),
    busy: 'underWay',
    isWatched: true,
  })
  const { state } = request
  const failure = () => {
    if (state.status === 'refused') return joinSentences([t('notTaken'), state.words])
    if (state.status !== 'review' || state.refusal === null) return null
    // What was said of another top-up ends with it.
    if (state.refusal === 'underWay' && !isOneUnderWay) return null
    return state.refusal === 'offline' ? t('messages:offline') : t(state.refusal)
  }
  return {
    state,
    failure: failure(),
    submit: ({ amount, method, voucherPath }: TopUp) => {
      const totalBefore = queryClient.getQueryData(reportQueries.report().queryKey)?.toppedUp ?? null
      const topUp: TopUpRequest = { kind: 'topUp', amount, method, totalBefore }
      // The form is the review: it has stood there all the while.
      request.review(topUp, { isArmed: true })
      request.confirm(topUp, { amount, voucherPath })
    },
    toForm: request.close,
  }
}
