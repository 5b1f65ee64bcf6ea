import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format'
import { Steps } from '@/ui/Steps'
import type { Receipt } from './receipts'

/**
 * The platform has no list of top-ups (reading 63), so after the sending only the growth of its
 * total is a step that anything proves.
 * @param showsAmount false if the text above the steps has the amount
 */
export function TopUpSteps({
  receipt: { at, request, state },
  showsAmount = true,
}: {
  receipt: Pick<Receipt, 'at' | 'request' | 'state'>
  showsAmount?: boolean
}) {
  const { t } = useTranslation('messages')
  const isAdded = state === 'inTotal'
  const sent = {
    title: t('topUp.sent'),
    details: [formatDateTime(at), ...(request.method === null ? [] : [request.method])],
    state: 'done' as const,
  }
  return (
    <Steps
      {...(showsAmount && { amount: request.amount })}
      steps={
        isAdded
          ? [sent, { title: t('topUp.ended.title'), state: 'last' }]
          : [
              sent,
              { title: t('topUp.unconfirmed'), state: 'present' },
              { title: t('topUp.inBalance'), state: 'toCome' },
            ]
      }
    />
  )
}
