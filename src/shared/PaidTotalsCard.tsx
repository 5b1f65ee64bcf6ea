import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import { subtract } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { Separator } from '@/lib/number-style'
import { Card } from '@/ui/Card'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { TextButton } from '@/ui/TextButton'
import { hasFailed } from './query-state'
import styles from './PaidTotalsCard.module.css'
import { ReportFigures } from './ReportFigures'

/** By the platform's own totals. A failure says so and is in nobody's way. */
export default function PaidTotalsCard({ separator = 'comma' }: { separator?: Separator }) {
  const { t } = useTranslation(['report', 'record', 'common'])
  const report = useQuery(reportQueries.report())
  const text = (amount: Money) => moneyText(amount, separator)
  return (
    <section aria-label={t('netPaidIn')}>
      <Card tight>
        {hasFailed(report) ? (
          <div className={styles['failed']}>
            <Note kind="hint">{t('common:notLoaded', { what: t('netPaidIn') })}</Note>
            <TextButton onClick={() => void report.refetch()}>{t('common:retry')}</TextButton>
          </div>
        ) : (
          <ReportFigures
            report={report.data}
            isList
            figures={[
              { figure: 'toppedUp', name: t('toppedUp'), textOf: ({ toppedUp }) => text(toppedUp) },
              { figure: 'withdrawn', name: t('withdrawn'), textOf: ({ withdrawn }) => text(withdrawn) },
              {
                figure: 'paidIn',
                name: t('netPaidIn'),
                textOf: ({ toppedUp, withdrawn }) => text(subtract(toppedUp, withdrawn)),
              },
            ]}
            see={(figure) => t('record:trail.see', { figure })}
          />
        )}
      </Card>
    </section>
  )
}
