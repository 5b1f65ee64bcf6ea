import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { reportQueries } from '@/api/report.queries'
import { topUpMutation } from '@/api/wallet.queries'
import type { Money } from '@/lib/money/text'
import { useErrorText } from '@/shared/use-error-text'
import { notify } from '@/ui/feedback'
import { moneyText } from '@/ui/Money'
import { useSingleFlight } from '@/ui/use-single-flight'
import { topUpReceipts } from './receipts'

export interface TopUp {
  amount: Money
  /** The chosen method's name; null: as agreed with customer service. Stays on the device. */
  method: string | null
  voucherPath: string
}

export type TopUpStep = { step: 'form'; failure: string | null } | { step: 'sent' | 'unknown'; amount: Money }

/**
 * The way of one top-up: one request for each tap on Submit, never repeated by itself. Its receipt is written before the request
 * goes; a refusal takes it back, a lost answer leaves it as one.
 */
export function useTopUp() {
  const { t } = useTranslation('recharge')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation(topUpMutation(queryClient))
  const flight = useSingleFlight()
  const [step, setStep] = useState<TopUpStep>({ step: 'form', failure: null })
  const [receipts, setReceipts] = useState(topUpReceipts.list)
  const isLeft = useIsLeft()

  const send = async ({ amount, method, voucherPath }: TopUp) => {
    const totalBefore = queryClient.getQueryData(reportQueries.report().queryKey)?.toppedUp ?? null
    const { id } = topUpReceipts.begin({ amount, method, sentAt: Date.now(), totalBefore })
    const failure = await mutateAsync({ amount, voucherPath }).then(
      () => null,
      (error: ApiError) => error,
    )
    if (failure === null) topUpReceipts.markSent(id)
    else if (!isOutcomeUnknown(failure)) topUpReceipts.remove(id)
    setReceipts(topUpReceipts.list())
    if (failure === null) {
      setStep({ step: 'sent', amount })
      if (isLeft.current) notify(t('sentTitle'))
    } else if (isOutcomeUnknown(failure)) {
      setStep({ step: 'unknown', amount })
      if (isLeft.current) notify(t('unknownText', { amount: moneyText(amount) }))
    } else {
      const words = `${t('notTaken')} ${errorText(failure)}`
      setStep({ step: 'form', failure: words })
      // A session that is over says so itself.
      if (isLeft.current && failure.kind !== 'auth') notify(words)
    }
  }

  return {
    step,
    receipts,
    isSending: flight.isLocked,
    submit: (topUp: TopUp) => {
      if (!navigator.onLine) {
        setStep({ step: 'form', failure: t('offline') })
        return
      }
      setStep({ step: 'form', failure: null })
      flight.run(() => send(topUp))
    },
    toForm: () => setStep({ step: 'form', failure: null }),
  }
}

/** True once the screen is gone: what comes of a request under way is then told as a toast. */
function useIsLeft() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
