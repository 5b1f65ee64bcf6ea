import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import type { AmountProblem } from '@/lib/money/amount-text'
import { inWords, useForm } from '@/ui/use-form'
import { amountOf, checkTopUp, type TopUpDraft } from './rules'
import type { TopUp } from './use-top-up-request'
import { useVoucher } from './use-voucher'

/** A method that has no other beside it needs no tap. */
const emptyDraft = (): TopUpDraft => ({
  amount: '',
  method: config.paymentMethods.length > 1 ? null : '0',
  voucher: null,
})

/** What is entered, and what is wrong with it: the button below the screen names the amount. */
export function useTopUpForm() {
  const { t } = useTranslation(['recharge', 'messages'])
  const words = {
    amount: t('messages:wrongAmount'),
    decimals: t('messages:amountProblem.decimals'),
    notDigits: t('messages:amountProblem.notDigits'),
    tooLong: t('messages:amountProblem.tooLong'),
    method: t('error.method'),
    voucher: t('error.voucher'),
  }
  const { draft, errors, change, handleSubmit } = useForm(emptyDraft(), (entered) =>
    inWords(checkTopUp(entered), words),
  )
  const voucher = useVoucher((path) => change({ voucher: path }))
  const [amountProblem, setAmountProblem] = useState<AmountProblem | null>(null)
  const [isVoucherAwaited, setIsVoucherAwaited] = useState(false)
  const { status } = voucher.state
  /** What was said of one picture ends with it. */
  const anew =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setIsVoucherAwaited(false)
      act(...args)
    }
  return {
    draft,
    errors: { ...errors, amount: errors.amount ?? (amountProblem === null ? undefined : words[amountProblem]) },
    amount: amountOf(draft.amount),
    changeAmount: (amount: string, problem: AmountProblem | null) => {
      change({ amount })
      setAmountProblem(problem)
    },
    chooseMethod: (method: string) => change({ method }),
    voucher: {
      ...voucher,
      choose: anew(voucher.choose),
      retry: anew(voucher.retry),
      cancel: anew(voucher.cancel),
      remove: anew(voucher.remove),
      isMissing: errors.voucher !== undefined,
      isAwaited: isVoucherAwaited,
    },
    handleSubmit: (onValid: (topUp: TopUp) => void) =>
      handleSubmit(
        ({ amount: digits, method, voucher: voucherPath }) => {
          const amount = amountOf(digits)
          if (amount === null || method === null || voucherPath === null) return
          onValid({ amount, method: config.paymentMethods[Number(method)] ?? null, voucherPath })
        },
        () => {
          setIsVoucherAwaited(status === 'preparing' || status === 'uploading')
          // The bar below would cover what has taken the focus.
          document.activeElement?.scrollIntoView({ block: 'center' })
        },
      ),
  }
}
