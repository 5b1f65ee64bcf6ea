import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Report } from '@/api/wallet'
import { subtract } from '@/lib/money/sums'
import { type Money, isZero } from '@/lib/money/text'
import { netResultOf, openStakesInTotal, type OrdersCheck } from '@/domain/records/report-checks'
import { useWithBeforeRoundText } from '@/domain/spoiler-guard'
import { Stack, Card } from '@/ui/layout'
import { Caption } from '@/ui/text'
import { Figure, moneyText, NetAmount } from '@/ui/Money'
import { Breakdown } from './Breakdown'
import styles from './ReportTotals.module.css'

/**
 * Stakes of open rounds are not lost yet. If the platform's total of stakes includes them, their
 * sum is shown below the net (reading 105).
 */
export function ReportTotals({
  report,
  check,
  orders,
  note,
}: {
  report: Report
  /** Null if the orders are missing, incomplete or an offline copy; nothing is then compared. */
  check: OrdersCheck | null
  orders: readonly Order[]
  note: ReactNode
}) {
  const { t } = useTranslation(['report', 'shared', 'record'])
  const withBeforeRoundText = useWithBeforeRoundText()
  const { staked, won, toppedUp, withdrawn } = report
  const net = netResultOf(report)
  const openStakes = openStakesInTotal(check)
  const figureOf = (amount: Money | null) =>
    amount === null ? <span>{t('record:unreadFigure')}</span> : <Figure>{moneyText(amount)}</Figure>
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <Caption>{withBeforeRoundText(t('netResult'))}</Caption>
          <div className={styles['net']}>
            {net === null || won === null || staked === null ? (
              t('shared:notKnown')
            ) : (
              <Breakdown
                name={t('netResult')}
                amount={net}
                returned={won}
                staked={staked}
                orders={isZero(openStakes) ? orders.filter(({ isSettled }) => isSettled) : orders}
                openStakes={openStakes}
                isOfPlatform
              >
                <NetAmount amount={net} size="large" />
              </Breakdown>
            )}
          </div>
          {net !== null && !isZero(openStakes) && (
            <Caption as="p">{t('stakesPending', { amount: moneyText(openStakes) })}</Caption>
          )}
          <dl className={styles['parts']}>
            <Term name={t('shared:staked')}>{figureOf(staked)}</Term>
            <Term name={t('shared:returned')}>{figureOf(won)}</Term>
          </dl>
          <dl className={styles['parts']}>
            <Term name={t('toppedUp')}>{figureOf(toppedUp)}</Term>
            <Term name={t('withdrawn')}>{figureOf(withdrawn)}</Term>
            {toppedUp !== null && withdrawn !== null && !isZero(withdrawn) && (
              <Term name={t('netPaidIn')}>
                <Figure>{moneyText(subtract(toppedUp, withdrawn))}</Figure>
              </Term>
            )}
          </dl>
        </Card>
        {note}
      </Stack>
    </section>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Caption as="dt">{name}</Caption>
      <dd>{children}</dd>
    </div>
  )
}
