import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { subtract } from '@/lib/money/sums'
import { useMark, useShownQuery } from '@/shared/held-figures'
import { ReportFigures } from '@/shared/ReportFigures'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { moneyText, signedMoneyText } from '@/ui/Money'
import styles from './ReportStrip.module.css'

/**
 * Dashes also mean a failed load: the report's own screen says why. While a round is drawn, the
 * mark stands between these totals and the balance above them, for both.
 */
export function ReportStrip() {
  const { t } = useTranslation(['my', 'shared'])
  const { data } = useShownQuery(reportQueries.report())
  const mark = useMark()('')
  return (
    <section className={styles['strip']} aria-label={t('totals')}>
      {mark !== '' && (
        <p className={styles['mark']}>
          <Chip>{mark}</Chip>
        </p>
      )}
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
