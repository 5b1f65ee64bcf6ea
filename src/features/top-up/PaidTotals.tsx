import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { subtract } from '@/lib/money/sums'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import styles from './PaidTotals.module.css'

/** What the member has paid in and been paid out, by the platform's own totals. */
export default function PaidTotals({ toppedUp, withdrawn }: Pick<Report, 'toppedUp' | 'withdrawn'>) {
  const { t } = useTranslation('report')
  return (
    <section className={styles['totals']} aria-label={t('netPaidIn')}>
      <Facts>
        <Fact name={t('toppedUp')}>{moneyText(toppedUp)}</Fact>
        <Fact name={t('withdrawn')}>{moneyText(withdrawn)}</Fact>
        <Fact name={t('netPaidIn')}>{moneyText(subtract(toppedUp, withdrawn))}</Fact>
      </Facts>
    </section>
  )
}
