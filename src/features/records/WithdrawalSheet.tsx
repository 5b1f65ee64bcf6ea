import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { formatServerTime, useServerTimeText } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { isInstant } from '@/lib/server-day'
import { paths } from '@/paths'
import { withCurrentMemberId } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { isPaid, reviewTimeOf } from '@/domain/records/withdrawals'
import { moneyText } from '@/ui/Money'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import styles from './WithdrawalSheet.module.css'

export default function WithdrawalSheet({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const serverTimeText = useServerTimeText()
  const { amount, description, submittedAt } = withdrawal
  const serviceSubject = [
    t('record.detail', { amount: moneyText(amount) }),
    withdrawal.statusText,
    formatServerTime(submittedAt || '—'),
  ].join(', ')
  const reviewedAt = reviewTimeOf(withdrawal)
  const hasReview = reviewedAt !== ''
  // `serverTimeText` marks a time without a zone as server time. If both times lack a zone, only
  // the first is marked. If only the second lacks one, it needs its own mark.
  const sharesServerTimeLabel = submittedAt !== '' && isInstant(submittedAt) === isInstant(reviewedAt)
  const formatReviewTime = sharesServerTimeLabel ? formatServerTime : serverTimeText
  return (
    <Sheet title={t('record.detail', { amount: moneyText(amount) })} onClose={onClose}>
      <ol className={styles['timeline']}>
        <li data-reached>
          <b>{t('submitted')}</b>
          <span>{serverTimeText(submittedAt)}</span>
        </li>
        <li data-reached={hasReview || undefined}>
          <b>{t('reviewed')}</b>
          <span>{hasReview ? formatReviewTime(reviewedAt) : '—'}</span>
        </li>
        <li data-reached={hasReview || isPaid(withdrawal) || undefined}>
          <b>{withdrawal.statusText === '' ? '—' : withdrawal.statusText}</b>
          {description !== '' && <span>{description}</span>}
          <span>{joinSentences([t('record.platformSays'), isPaid(withdrawal) ? t('record.checkBank') : ''])}</span>
        </li>
      </ol>
      <SheetFoot>
        <LinkButton to={paths.service()} replace state={withCurrentMemberId({ about: serviceSubject })}>
          {t('shared:askService')}
        </LinkButton>
      </SheetFoot>
    </Sheet>
  )
}
