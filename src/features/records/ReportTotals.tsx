import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Report } from '@/api/wallet'
import { subtract } from '@/lib/money/sums'
import { isZero } from '@/lib/money/text'
import { type OrdersCheck, settledTotals } from '@/shared/records/report-checks'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { Stack, Card } from '@/ui/layout'
import { Eyebrow } from '@/ui/text'
import { Figure, moneyText, NetAmount } from '@/ui/Money'
import { Breakdown } from './Breakdown'
import styles from './ReportTotals.module.css'

/**
 * The platform's totals, and the two differences they make. Stakes that await their outcome are no
 * loss yet: they are left out where the record shows that the totals include them.
 */
export function ReportTotals({
  report,
  check,
  orders,
  note,
}: {
  report: Report
  /** Null while the record is not known, or not whole. */
  check: OrdersCheck | null
  orders: readonly Order[]
  note: ReactNode
}) {
  const { t } = useTranslation(['report', 'shared'])
  const marked = useBeforeRound()
  const { won, toppedUp, withdrawn } = report
  const { staked, net } = settledTotals(report, check)
  const pending = subtract(report.staked, staked)
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <Eyebrow>{marked(t('netResult'))}</Eyebrow>
          <div className={styles['net']}>
            <Breakdown name={t('netResult')} amount={net} returned={won} staked={staked} orders={orders} isOfPlatform>
              <NetAmount amount={net} size="large" />
            </Breakdown>
          </div>
          <dl className={styles['parts']}>
            <Part name={t('shared:staked')}>
              <Figure>{moneyText(staked)}</Figure>
              {!isZero(pending) && (
                <>
                  {' '}
                  <Eyebrow>{t('andPending', { amount: moneyText(pending) })}</Eyebrow>
                </>
              )}
            </Part>
            <Part name={t('shared:returned')}>
              <Figure>{moneyText(won)}</Figure>
            </Part>
          </dl>
          <dl className={styles['parts']}>
            <Part name={t('toppedUp')}>
              <Figure>{moneyText(toppedUp)}</Figure>
            </Part>
            <Part name={t('withdrawn')}>
              <Figure>{moneyText(withdrawn)}</Figure>
            </Part>
            {!isZero(withdrawn) && (
              <Part name={t('netPaidIn')}>
                <Figure>{moneyText(subtract(toppedUp, withdrawn))}</Figure>
              </Part>
            )}
          </dl>
        </Card>
        {note}
      </Stack>
    </section>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Eyebrow as="dt">{name}</Eyebrow>
      <dd>{children}</dd>
    </div>
  )
}
