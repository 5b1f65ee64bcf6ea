import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { onlyDigits } from '@/lib/text'
import { checkTopUp, topUpAmount, type TopUpField } from './rules'
import type { TopUp } from './use-top-up'
import { useVoucher } from './use-voucher'

/** What the member has typed and chosen so far, and what is missing of it since the last tap on Submit. */
export function useTopUpDraft() {
  const { t } = useTranslation('recharge')
  const [amountText, setAmountText] = useState('')
  const [method, setMethod] = useState<string | null>(null)
  const [asked, setAsked] = useState<readonly TopUpField[]>([])
  const voucher = useVoucher()
  const voucherPath = voucher.step.step === 'uploaded' ? voucher.step.path : null
  const missing = checkTopUp({ amountText, method, voucherPath })

  // None configured: the one way is what customer service says (reading 62).
  const methods =
    config.paymentMethods.length === 0
      ? [{ key: '0', name: t('methodAgreed') }]
      : config.paymentMethods.map((name, index) => ({ key: String(index), name }))

  return {
    amountText,
    setAmountText: (text: string) => setAmountText(onlyDigits(text)),
    amount: topUpAmount(amountText),
    methods,
    method,
    setMethod,
    voucher,
    /** True for a field that was missing at the last tap on Submit and still is. */
    isMissing: (field: TopUpField) => asked.includes(field) && missing.includes(field),
    /** The top-up when it is complete; else null, and what is missing is marked. */
    complete: (): TopUp | TopUpField[] => {
      setAsked(missing)
      const amount = topUpAmount(amountText)
      if (amount === null || method === null || voucherPath === null) return missing
      return { amount, method: config.paymentMethods[Number(method)] ?? null, voucherPath }
    },
  }
}

export type TopUpDraftState = ReturnType<typeof useTopUpDraft>
