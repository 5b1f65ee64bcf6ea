import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report'
import { topUpMutation } from '@/api/wallet'
import { joinSentences } from '@/i18n/format'
import type { Money } from '@/lib/money/text'
import { checkOwnTopUp, type LimitRefusal } from '@/shared/limits/check'
import { noteTopUp, ownNow } from '@/shared/limits/store'
import { useLimitText } from '@/shared/limits/use-own-limits'
import { isUnderWay } from '@/shared/money-request/request'
import type { NotSent } from '@/shared/money-request/machine'
import { useNotSentText } from '@/shared/money-request/texts'
import { useMoneyRequest } from '@/shared/money-request/use-money-request'
import type { TopUpRequest } from './rules'

export interface TopUp {
  amount: Money
  method: string | null
  voucherPath: string
}

type Refusal = { kind: 'memberUnknown' } | LimitRefusal

/**
 * No record of the platform would hold a top-up, so a lost answer is not looked up.
 * @param memberId empty while it is not known: then nothing is sent
 */
export function useTopUpRequest(memberId: string) {
  const { t } = useTranslation('recharge')
  const queryClient = useQueryClient()
  const limitText = useLimitText()
  const notSentText = useNotSentText('topUp')
  const request = useMoneyRequest<TopUpRequest, { amount: Money; voucherPath: string }, Refusal>({
    memberId,
    kind: 'topUp',
    mutation: topUpMutation(queryClient),
    // One whose answer is missing holds back nothing: the member is asked instead.
    blocks: isUnderWay,
    check: ({ amount }) => {
      if (memberId === '') return { kind: 'memberUnknown' }
      const { own, now } = ownNow(memberId)
      return checkOwnTopUp(own, amount, now)
    },
    // For own limits: it counts from before it leaves.
    prepare: ({ id, request }) => 'amount' in request && noteTopUp(memberId, id, request.amount),
    isWatched: true,
  })
  const { state } = request
  const refusalText = (refusal: Refusal | NotSent) => {
    switch (refusal.kind) {
      case 'memberUnknown':
        return t('memberUnknown')
      case 'underWay':
      case 'unknownPending':
      case 'unreadableRequest':
      case 'notSent':
        return notSentText(refusal.kind)
      default:
        return limitText(refusal)
    }
  }
  const failure = () => {
    if (state.status === 'refused') return joinSentences([t('notTaken'), state.words])
    return state.status === 'review' && state.refusal !== null ? refusalText(state.refusal) : null
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
