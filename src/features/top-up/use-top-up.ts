import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { reportQueries, topUpMutation } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import { type LimitRefusal, topUpLimitRefusal } from '@/domain/limits/check'
import { confirmAndReadLimits } from '@/domain/limits/store'
import { useLimitRefusalText } from '@/domain/limits/use-own-limits'
import { type AmountDraft, readAmount } from '@/kit/forms/amount-draft'
import { createDraftStore } from '@/kit/forms/kept-draft'
import { useIsStillOnScreen } from '@/kit/history'
import type { RequestState } from '@/domain/money-request/sheet-state'
import type { NotSentRefusal } from '@/domain/money-request/table'
import { useNotSentText } from '@/domain/money-request/texts'
import { useMoneyRequest } from '@/domain/money-request/use-money-request'
import { config } from '@/config'
import type { AmountProblem } from '@/lib/money/amount-text'
import { notify, removePlainToasts } from '@/ui/feedback'
import { errorTextsOf, useForm } from '@/ui/use-form'
import { type TopUpDraft, type TopUpRequest, topUpAmountOf, topUpProblemsOf } from './rules'
import { useVoucher } from './voucher'

export interface TopUp {
  amount: Money
  method: string | null
  voucherPath: string
}

type Refusal = { kind: 'memberUnknown' } | LimitRefusal

/** Nothing is sent while the member is unknown (`memberId` is ''). */
export function useTopUpRequest(memberId: string) {
  const { t } = useTranslation(['recharge', 'messages'])
  const queryClient = useQueryClient()
  const limitText = useLimitRefusalText()
  const notSentText = useNotSentText('topUp')
  const request = useMoneyRequest<TopUpRequest, { amount: Money; voucherPath: string }, Refusal>({
    memberId,
    kind: 'topUp',
    mutation: topUpMutation(queryClient),
    refusalNow: ({ amount }) => {
      if (memberId === '') return { kind: 'memberUnknown' }
      const { own, now } = confirmAndReadLimits(memberId)
      return topUpLimitRefusal(own, amount, now)
    },
    isWatched: true,
    onSend: storedTopUpDraft.forget,
  })
  const { state } = request
  const refusalText = (refusal: Refusal | NotSentRefusal) => {
    switch (refusal.kind) {
      case 'memberUnknown':
        return t('memberUnknown')
      case 'underWay':
      case 'unknownPending':
      case 'unreadableRequest':
      case 'offline':
      case 'notSent':
        return notSentText(refusal.kind)
      default:
        return limitText(refusal)
    }
  }
  useToastOfRefusal(state)
  const failureText = () => {
    if (state.status === 'refused') return t('notAccepted')
    return state.status === 'review' && state.refusal !== null ? refusalText(state.refusal) : null
  }
  return {
    state,
    failure: failureText(),
    submit: ({ amount, method, voucherPath }: TopUp) => {
      const totalBefore = queryClient.getQueryData(reportQueries.report().queryKey)?.toppedUp ?? null
      const topUp: TopUpRequest = { kind: 'topUp', amount, method, totalBefore }
      // The visible form serves as the review, so one tap reviews and confirms.
      request.review(topUp, { isArmed: true })
      request.confirm(topUp, { amount, voucherPath })
    },
    dismiss: request.dismiss,
  }
}

/**
 * Shows a refusal in the platform's words (reading 20). "Your requests" lists the refusal as well.
 */
function useToastOfRefusal(state: RequestState<TopUpRequest, Refusal>): void {
  const isStillOnScreen = useIsStillOnScreen()
  const [requestId, text] = state.status === 'refused' ? [state.requestId, state.words] : [null, '']
  const showRefusal = useEffectEvent(() => {
    // If the member has left the screen, a message reports the refusal instead.
    if (isStillOnScreen()) notify(text)
  })
  useEffect(() => {
    if (requestId !== null) showRefusal()
  }, [requestId])
  // The toast of an earlier refusal must not cover the success of the next try.
  useEffect(() => {
    if (state.status === 'accepted') removePlainToasts()
  }, [state.status])
}

const storedTopUpDraft = createDraftStore('topUp', v.object({ amount: v.string(), method: v.nullable(v.string()) }))

/** After a reload the draft has the typed values, but no picture (reading 99). */
function initialDraft(): TopUpDraft & { amount: AmountDraft } {
  const { amount, method } = storedTopUpDraft.read() ?? { amount: '', method: null }
  const isListed = method !== null && config.paymentMethods[Number(method)] !== undefined
  // With one payment method, or none, the form offers no choice, so the method counts as chosen.
  const onlyMethodIndex = config.paymentMethods.length > 1 ? null : '0'
  return { amount: readAmount(amount), method: isListed ? method : onlyMethodIndex, voucher: null }
}

/** The form and the submit button share this state: the label of the button shows the amount. */
export function useTopUpForm() {
  const { t } = useTranslation(['recharge', 'messages'])
  const errorTexts = {
    amount: t('messages:wrongAmount'),
    decimals: t('messages:amountProblem.decimals'),
    notDigits: t('messages:amountProblem.notDigits'),
    tooLong: t('messages:amountProblem.tooLong'),
    method: t('error.method'),
    voucher: t('error.voucher'),
  }
  const [initial] = useState(initialDraft)
  const { draft, errors, change, handleSubmit } = useForm(initial, (entered) =>
    errorTextsOf(topUpProblemsOf(entered), errorTexts),
  )
  const voucher = useVoucher((path) => change({ voucher: path }))
  const [amountProblem, setAmountProblem] = useState<AmountProblem | null>(null)
  return {
    draft,
    errors: { ...errors, amount: errors.amount ?? (amountProblem === null ? undefined : errorTexts[amountProblem]) },
    amount: topUpAmountOf(draft.amount),
    changeAmount: (text: string, problem: AmountProblem | null) => {
      change({ amount: readAmount(text) })
      storedTopUpDraft.write({ amount: text, method: draft.method })
      setAmountProblem(problem)
    },
    chooseMethod: (method: string) => {
      change({ method })
      storedTopUpDraft.write({ amount: draft.amount.text, method })
    },
    voucher: { ...voucher, isMissing: errors.voucher !== undefined },
    handleSubmit: (onValid: (topUp: TopUp) => void) =>
      handleSubmit(
        ({ amount: typed, method, voucher: voucherPath }) => {
          const amount = topUpAmountOf(typed)
          if (amount === null || method === null || voucherPath === null) return
          onValid({ amount, method: config.paymentMethods[Number(method)] ?? null, voucherPath })
        },
        () => {
          voucher.setIsAwaited(true)
          // Otherwise the footer might cover the focused field.
          document.activeElement?.scrollIntoView({ block: 'center' })
        },
      ),
  }
}
