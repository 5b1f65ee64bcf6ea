import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/profile.queries'
import { formatAmount, formatSigned, subtract } from '@/lib/money'
import { Card } from '@/ui/Card'
import styles from './Mine.module.css'

/**
 * What was staked, what came back, and the difference: losses as easy to see as wins. Dashes stand while it loads or when it
 * fails; the report's own screen says why.
 */
export function ReportStrip() {
  const { t } = useTranslation('my')
  const { data } = useQuery(reportQueries.report())
  const figures =
    data === undefined
      ? ['—', '—', '—']
      : [formatAmount(data.staked), formatAmount(data.won), formatSigned(subtract(data.won, data.staked))]
  const names = [t('staked'), t('returned'), t('net')]
  return (
    <section className={styles['strip']} aria-label={t('totals')}>
      <Card tight>
        <dl>
          {names.map((name, place) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figures[place]}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}
