import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clsx } from 'clsx'
import { type Listing, unreadableIn } from '@/api/listing'
import type { Order } from '@/api/orders'
import type { Report, Withdrawal } from '@/api/wallet'
import { isZero } from '@/lib/money/text'
import type { OrdersCheck } from '@/shared/records/report-checks'
import type { Copied } from '@/shared/copies/use-copied'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { type ReportFigure, reportBreakdown } from '@/shared/breakdown/rules'
import { Breakdown } from '@/shared/breakdown/Breakdown'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { Stack, Card } from '@/ui/layout'
import { Eyebrow } from '@/ui/text'
import { Money as Amount, NetAmount } from '@/ui/Money'
import styles from './ReportTotals.module.css'

interface Given {
  report: Report
  /** Null while the record is not known, or not whole. */
  check: OrdersCheck | null
  orders: Copied<Listing<Order>>
  withdrawals: Copied<Listing<Withdrawal>>
  facts: OrderLineDetails
  /** Epoch ms, of totals that come from this device's copy. */
  asOf: number | null
}

export function ReportTotals({ note, ...given }: Given & { note: ReactNode }) {
  const { check } = given
  const { t } = useTranslation(['report', 'shared'])
  const marked = useBeforeRound()
  const hasOpen = check?.countsOpen === true && !isZero(check.open)
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <Eyebrow>{marked(t('shared:netResult'))}</Eyebrow>
          <Figure as="div" size="large">
            <Total {...given} figure="net" name={t('shared:netResult')} isLarge />
          </Figure>
          <Eyebrow>{t('profitHint')}</Eyebrow>
          {hasOpen && (
            <dl className={styles['parts']}>
              <Part {...given} figure="open" name={t('shared:awaitsSettlement')} />
            </dl>
          )}
          <Pair {...given} names={{ staked: t('shared:staked'), returned: t('shared:returned') }} />
        </Card>
        <Card>
          <Eyebrow>{t('netPaidIn')}</Eyebrow>
          <Figure as="div" size="medium">
            <Total {...given} figure="paidIn" name={t('netPaidIn')} isLarge />
          </Figure>
          <Eyebrow>{t('netPaidInHint')}</Eyebrow>
          <Pair {...given} names={{ toppedUp: t('toppedUp'), withdrawn: t('withdrawn') }} />
        </Card>
        {note}
      </Stack>
    </section>
  )
}

interface FigureProps extends Given {
  figure: ReportFigure
  name: string
}

const SIGNED: readonly ReportFigure[] = ['net', 'open']

/** A figure of the platform's, which unfolds into the entries that the platform lists. */
function Total({
  report,
  check,
  orders,
  withdrawals,
  facts,
  asOf,
  figure,
  name,
  isLarge = false,
}: FigureProps & { isLarge?: boolean }) {
  const { t } = useTranslation('record')
  const { amount, parts, lines } = reportBreakdown(figure, report, check)
  const isSigned = SIGNED.includes(figure)
  const size = isLarge ? 'large' : 'inline'
  const list = lines === 'withdrawals' ? withdrawals : orders
  const entries =
    lines === null
      ? null
      : lines === 'withdrawals'
        ? { withdrawals: withdrawals.data ?? [] }
        : { orders: orders.data ?? [], share: lines }
  return (
    <Breakdown
      id={figure}
      name={name}
      amount={amount}
      isNet={isSigned}
      lead={t(figure === 'open' ? 'breakdown.record' : 'breakdown.platform')}
      parts={parts}
      entries={entries}
      query={list}
      // Copies may be of different hours: nothing is compared with them.
      isHeld={asOf === null && list.copy === null}
      unreadable={unreadableIn(list.data)}
      facts={facts}
      asOf={asOf}
    >
      {isSigned ? <NetAmount amount={amount} size={size} /> : <Amount amount={amount} size={size} />}
    </Breakdown>
  )
}

/** What the net counts already, and that of a month does not. */
function Part(props: FigureProps) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <Total {...props} />
      </dd>
    </div>
  )
}

function Pair({ names, ...given }: Given & { names: Partial<Record<ReportFigure, string>> }) {
  return (
    <dl className={styles['pair']}>
      {(Object.entries(names) as [ReportFigure, string][]).map(([figure, name]) => (
        <div key={figure}>
          <Eyebrow as="dt">{name}</Eyebrow>
          <dd>
            <Total {...given} figure={figure} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({
  as: Tag = 'span',
  size,
  children,
}: {
  as?: 'span' | 'div'
  size: 'medium' | 'large'
  children: ReactNode
}) {
  return <Tag className={clsx(styles['figure'], styles[size])}>{children}</Tag>
}
