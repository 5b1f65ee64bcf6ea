import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { subtract } from '@/lib/money/sums'
import { ReportFigures } from '@/shared/ReportFigures'
import { Card } from '@/ui/Card'
import { moneyText, signedMoneyText } from '@/ui/Money'
import styles from './ReportStrip.module.css'

/** Dashes also mean a failed load: the report's own screen says why. */
export function ReportStrip() {
  const { t } = useTranslation(['my', 'shared'])
  const { data } = useQuery(reportQueries.report())
  return (
    <section className={styles['strip']} aria-label={t('totals')}>
      <Card tight>
        <ReportFigures
          report={data}
          figures={[
            { figure: 'staked', name: t('shared:staked'), textOf: ({ staked }) => moneyText(staked) },
            { figure: 'returned', name: t('shared:returned'), textOf: ({ won }) => moneyText(won) },
            {
              figure: 'net',
              name: t('shared:net'),
              textOf: ({ won, staked }) => signedMoneyText(subtract(won, staked)),
            },
          ]}
          see={(amount) => t('trail.see', { amount })}
        />
      </Card>
    </section>
  )
}
