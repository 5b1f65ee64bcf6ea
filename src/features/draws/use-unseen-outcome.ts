import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/feedback'
import type { OrderStep } from './use-order-flow'

/** Who closed the sheet while an order was under way is told its outcome as a toast instead. */
export function useUnseenOutcome(step: OrderStep | null, isSheetOpen: boolean): void {
  const { t } = useTranslation('reservation')
  const isOpen = useRef(isSheetOpen)
  const wasSending = useRef(false)
  useEffect(() => {
    isOpen.current = isSheetOpen
  })
  useEffect(() => {
    const cameFromSending = wasSending.current
    wasSending.current = step?.step === 'sending'
    if (!cameFromSending || isOpen.current || step === null) return
    if (step.step === 'accepted') notify(t('confirm.done', { period: step.order.period }))
    else if (step.step === 'review') notify(`${t('confirm.notTaken')} ${step.serverWords ?? ''}`)
    else if (step.step === 'unknown') notify(t('confirm.unknown'))
  }, [step, t])
}
