import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/profile.queries'
import { formatAmount, subtract, type Money } from '@/lib/money'
import { Card } from '@/ui/Card'
import styles from './Mine.module.css'

/**
 * What was staked, what came back, and the difference: losses as easy to see as wins. Dashes stand while it loads or when it
 * fails; the report's own screen says why.
 */
export function ReportStrip() {
  const { t } = useTranslation('my')
  const { data } = useQuery(reportQueries.report())
  const figures: [name: string, amount: Money | null][] = [
    [t('staked'), data?.staked ?? null],
    [t('returned'), data?.won ?? null],
    [t('net'), data === undefined ? null : subtract(data.won, data.staked)],
  ]
  return (
    <section className={styles['strip']} aria-label={t('totals')}>
      <Card tight>
        <dl>
          {figures.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount === null ? '—' : formatAmount(amount)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}
