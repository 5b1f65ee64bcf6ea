import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clsx } from 'clsx'
import { type Listing, unreadableIn } from '@/api/listing'
import type { Order } from '@/api/orders'
import type { Report } from '@/api/wallet'
import { subtract } from '@/lib/money/sums'
import { isZero, ZERO } from '@/lib/money/text'
import { type OrdersCheck, settledTotals } from '@/shared/records/report-checks'
import type { Copied } from '@/shared/copies/use-copied'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { Stack, Card } from '@/ui/layout'
import { Eyebrow } from '@/ui/text'
import { Money as Amount, NetAmount, moneyText, signedMoneyText } from '@/ui/Money'
import { Breakdown } from './Breakdown'
import styles from './ReportTotals.module.css'

interface Given {
  report: Report
  /** Null while the record is not known, or not whole. */
  check: OrdersCheck | null
  orders: Copied<Listing<Order>>
  facts: OrderLineDetails
  /** Epoch ms, of totals that come from this device's copy. */
  asOf: number | null
  note: ReactNode
}

/** The platform's totals, and the two differences they make. */
export function ReportTotals({ note, ...given }: Given) {
  const { t } = useTranslation(['report', 'shared'])
  const marked = useBeforeRound()
  const { report } = given
  const { staked, won, toppedUp, withdrawn } = report
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <Eyebrow>{marked(t('shared:netResult'))}</Eyebrow>
          <NetResult {...given} />
          <dl className={styles['pair']}>
            <Part name={t('shared:staked')}>{moneyText(staked)}</Part>
            <Part name={t('shared:returned')}>{moneyText(won)}</Part>
          </dl>
        </Card>
        <Card>
          <Eyebrow>{t('netPaidIn')}</Eyebrow>
          <p className={clsx(styles['figure'], styles['medium'])}>
            <Amount amount={subtract(toppedUp, withdrawn)} size="large" />
          </p>
          <Eyebrow>{t('netPaidInHint')}</Eyebrow>
          <dl className={styles['pair']}>
            <Part name={t('toppedUp')}>{moneyText(toppedUp)}</Part>
            <Part name={t('withdrawn')}>{moneyText(withdrawn)}</Part>
          </dl>
        </Card>
        {note}
      </Stack>
    </section>
  )
}

/**
 * Stakes that await their outcome are no loss yet: they are left out where the record shows that
 * the totals include them. The sheet has what the totals make of them.
 */
function NetResult({ report, check, orders, facts, asOf }: Omit<Given, 'note'>) {
  const { t } = useTranslation(['report', 'shared'])
  const { staked, net } = settledTotals(report, check)
  const open = subtract(report.staked, staked)
  const profit = subtract(report.won, report.staked)
  return (
    <>
      <div className={clsx(styles['figure'], styles['large'])}>
        <Breakdown
          name={t('shared:netResult')}
          amount={net}
          returned={report.won}
          staked={staked}
          beside={
            isZero(open)
              ? []
              : [
                  { name: t('shared:awaitsSettlement'), value: signedMoneyText(subtract(ZERO, open)) },
                  { name: t('profitHint'), value: <NetAmount amount={profit} /> },
                ]
          }
          orders={orders.data ?? []}
          unreadable={unreadableIn(orders.data)}
          platform={{ query: orders, asOf }}
          facts={facts}
        >
          <NetAmount amount={net} size="large" />
        </Breakdown>
      </div>
      <Eyebrow>{isZero(open) ? t('profitHint') : t('pendingLeftOut', { amount: moneyText(open) })}</Eyebrow>
    </>
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
