import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { formatServerTime } from '@/i18n/server-time'
import { subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { isDone, isReviewed } from '@/shared/withdrawal-status'
import { WithdrawalStatusChip } from '@/shared/WithdrawalStatusChip'
import { Card } from '@/ui/Card'
import { Money, moneyText } from '@/ui/Money'
import styles from './WithdrawalCard.module.css'

export function WithdrawalCard({ withdrawal, onOpen }: { withdrawal: Withdrawal; onOpen: () => void }) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const { amount, description } = withdrawal
  const submittedAt = formatServerTime(withdrawal.submittedAt || '—')
  return (
    <Card>
      <article>
        <button
          type="button"
          className={styles['entry']}
          aria-label={t('record.see', { amount: moneyText(amount), time: submittedAt })}
          onClick={onOpen}
        >
          <b className={styles['entryAmount']}>
            <Money amount={isDone(withdrawal) ? subtract(ZERO, amount) : amount} />
          </b>
          <WithdrawalStatusChip withdrawal={withdrawal} />
        </button>
        {description !== '' && <p className={styles['remark']}>{description}</p>}
        <dl className={styles['times']}>
          <div>
            <dt>{t('shared:submitted')}</dt>
            <dd>{submittedAt}</dd>
          </div>
          <div>
            <dt>{t('shared:reviewed')}</dt>
            <dd>{isReviewed(withdrawal) ? formatServerTime(withdrawal.reviewedAt) : '—'}</dd>
          </div>
        </dl>
      </article>
    </Card>
  )
}
