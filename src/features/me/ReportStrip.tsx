import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { reportQueries } from '@/api/report.queries'
import { subtract } from '@/lib/money/sums'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText, signedMoneyText } from '@/ui/Money'
import styles from './ReportStrip.module.css'

/** Dashes also mean a failed load: the report's own screen says why. */
export function ReportStrip() {
  const { t } = useTranslation(['my', 'shared'])
  const { data } = useQuery(reportQueries.report())
  const shown = (figure: (report: Report) => string) => (data === undefined ? '—' : figure(data))
  const figures = [
    [t('shared:staked'), shown(({ staked }) => moneyText(staked))],
    [t('shared:returned'), shown(({ won }) => moneyText(won))],
    [t('shared:net'), shown(({ won, staked }) => signedMoneyText(subtract(won, staked)))],
  ]
  return (
    <section className={styles['strip']} aria-label={t('totals')}>
      <Card tight>
        <dl>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <Eyebrow as="dt">{name}</Eyebrow>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}
