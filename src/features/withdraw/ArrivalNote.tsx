import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import styles from './ArrivalNote.module.css'
import { ownMedian } from './record-rules'

/**
 * The platform's claim beside the member's own median (reading 64). Undefined: record not known.
 */
export function ArrivalNote({ withdrawals }: { withdrawals: readonly Withdrawal[] | undefined }) {
  const { t } = useTranslation('withdraw')
  const median = withdrawals === undefined ? null : ownMedian(withdrawals)
  const durationText = (minutes: number) => {
    if (minutes < 1) return t('underOneMinute')
    const hours = Math.floor(minutes / 60)
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes: minutes % 60 })
  }
  return (
    <div className={styles['arrival']}>
      <p>{t('platformTime')}</p>
      {median !== null && <p>{t('ownMedian', { time: durationText(median.minutes), number: median.count })}</p>}
      {withdrawals !== undefined && median === null && <p>{t('ownMedianNone')}</p>}
    </div>
  )
}
