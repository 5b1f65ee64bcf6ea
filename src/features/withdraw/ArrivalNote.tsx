import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import type { Withdrawal } from '@/api/wallet'
import { useMinutesText } from '@/shared/use-minutes-text'
import styles from './ArrivalNote.module.css'
import { ownMedian } from './record-rules'

/**
 * What the platform states, where a setting says so, beside the member's own median (reading 64).
 * Undefined: record not known.
 */
export function ArrivalNote({ withdrawals }: { withdrawals: readonly Withdrawal[] | undefined }) {
  const { t } = useTranslation('withdraw')
  const median = withdrawals === undefined ? null : ownMedian(withdrawals)
  const durationText = useMinutesText()
  const [stated = '', fastest] = config.statedArrivalMinutes.split('|')
  if (stated === '' && median === null) return null
  return (
    <div className={styles['arrival']}>
      {stated !== '' && (
        <p>
          {fastest === undefined
            ? t('statedTime', { time: durationText(Number(stated)) })
            : t('statedTimeFastest', { time: durationText(Number(stated)), fastest: durationText(Number(fastest)) })}
        </p>
      )}
      {median !== null && (
        <p>
          {median.count === 1
            ? t('ownTime', { time: durationText(median.minutes) })
            : t('ownMedian', { time: durationText(median.minutes), number: median.count })}
        </p>
      )}
      {withdrawals !== undefined && median === null && <p>{t('ownMedianNone')}</p>}
    </div>
  )
}
