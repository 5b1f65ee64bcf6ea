import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { formatServerTime, useServerTimeText } from '@/i18n/server-time'
import { joinSentences } from '@/i18n/sentences'
import { isInstant } from '@/lib/server-day'
import { paths } from '@/paths'
import { withCurrentMemberId } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { moneyText } from '@/ui/Money'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Stack } from '@/ui/layout'
import { Steps, type Step } from '@/ui/Steps'
import ArrivalNote from './ArrivalNote'
import { isOpen, isPaid, reviewTimeOf } from './withdrawals'

export default function WithdrawalSheet({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const { t } = useTranslation(['withdraw', 'report', 'shared'])
  const { amount, statusText, submittedAt } = withdrawal
  const name = t('record.detail', { amount: moneyText(amount) })
  const serviceSubject = [name, statusText, formatServerTime(submittedAt || '—')].join(', ')
  return (
    <Sheet title={t('report:withdrawal')} name={name} onClose={onClose}>
      <Stack>
        <Steps amount={amount} steps={useWithdrawalSteps(withdrawal)} />
        {isOpen(withdrawal) && <ArrivalNote withdrawals={undefined} />}
      </Stack>
      <SheetFoot>
        <LinkButton to={paths.service()} replace state={withCurrentMemberId({ about: serviceSubject })}>
          {t('shared:askService')}
        </LinkButton>
      </SheetFoot>
    </Sheet>
  )
}

/** Returns the steps that the platform's list shows. */
export function useWithdrawalSteps(withdrawal: Withdrawal): Step[] {
  const { t } = useTranslation('withdraw')
  const serverTimeText = useServerTimeText()
  const { description, submittedAt, statusText } = withdrawal
  const reviewedAt = reviewTimeOf(withdrawal)
  // `serverTimeText` marks a time without a zone as server time. If both times lack a zone, only
  // the first is marked. If only the second lacks one, it needs its own mark.
  const sharesServerTimeLabel = submittedAt !== '' && isInstant(submittedAt) === isInstant(reviewedAt)
  const formatReviewTime = sharesServerTimeLabel ? formatServerTime : serverTimeText
  const sources = joinSentences([t('record.platformSays'), isPaid(withdrawal) ? t('record.checkBank') : ''])
  const isWaiting = isOpen(withdrawal)
  return [
    { title: t('submitted'), details: [serverTimeText(submittedAt)], state: 'done' },
    ...(reviewedAt === ''
      ? []
      : [{ title: t('reviewed'), details: [formatReviewTime(reviewedAt)], state: 'done' as const }]),
    {
      title: statusText === '' ? '—' : statusText,
      details: [...(description === '' ? [] : [description]), sources],
      state: isWaiting ? 'present' : 'last',
    },
    ...(isWaiting ? [{ title: t('inBank'), state: 'toCome' as const }] : []),
  ]
}
