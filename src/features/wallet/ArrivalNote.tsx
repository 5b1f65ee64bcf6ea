import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { walletQueries } from '@/api/wallet.queries'
import styles from './Withdraw.module.css'
import { ownMedian } from './withdrawals-rules'

/** What the platform states of the time until arrival, as its statement, beside what the member's own record says (reading 64). */
export function ArrivalNote() {
  const { t } = useTranslation('withdraw')
  const { data } = useQuery(walletQueries.withdrawals())
  const median = data === undefined ? null : ownMedian(data)
  const durationText = (minutes: number) => {
    if (minutes < 1) return t('underOneMinute')
    const hours = Math.floor(minutes / 60)
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes: minutes % 60 })
  }
  return (
    <div className={styles['arrival']}>
      <p>{t('platformTime')}</p>
      {median !== null && <p>{t('ownMedian', { time: durationText(median.minutes), number: median.count })}</p>}
      {data !== undefined && median === null && <p>{t('ownMedianNone')}</p>}
    </div>
  )
}
