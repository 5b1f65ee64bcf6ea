import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { reportQueries } from '@/api/report.queries'
import { subtract } from '@/lib/money/sums'
import { ReportTrail } from '@/shared/trail/ReportTrail'
import type { ReportFigure } from '@/shared/trail/rules'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText, signedMoneyText } from '@/ui/Money'
import styles from './ReportStrip.module.css'

/** Characters of a figure, more than which do not fit three times beside each other. */
const LONG = 10

/** Dashes also mean a failed load: the report's own screen says why. */
export function ReportStrip() {
  const { t } = useTranslation(['my', 'shared'])
  const { data } = useQuery(reportQueries.report())
  const figures: [ReportFigure, string, (report: Report) => string][] = [
    ['staked', t('shared:staked'), ({ staked }) => moneyText(staked)],
    ['returned', t('shared:returned'), ({ won }) => moneyText(won)],
    ['net', t('shared:net'), ({ won, staked }) => signedMoneyText(subtract(won, staked))],
  ]
  const areLong = data !== undefined && figures.some(([, , textOf]) => textOf(data).length > LONG)
  return (
    <section className={styles['strip']} aria-label={t('totals')}>
      <Card tight>
        <dl className={clsx(areLong && styles['rows'])}>
          {figures.map(([figure, name, textOf]) => (
            <div key={name}>
              <Eyebrow as="dt">{name}</Eyebrow>
              <dd>
                {data === undefined ? (
                  '—'
                ) : (
                  <ReportTrail
                    figure={figure}
                    name={name}
                    label={t('trail.see', { amount: `${name} ${textOf(data)}` })}
                    report={data}
                  >
                    {textOf(data)}
                  </ReportTrail>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}
