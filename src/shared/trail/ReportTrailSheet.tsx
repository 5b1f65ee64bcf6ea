import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { orderQueries } from '@/api/orders.queries'
import type { Report } from '@/api/report'
import type { Withdrawal } from '@/api/wallet'
import { walletQueries } from '@/api/wallet.queries'
import { joinSentences } from '@/i18n/join-sentences'
import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { AsyncBlock } from '../AsyncBlock'
import { checkOrders } from '../report-checks'
import { useOrderLineDetails, type OrderLineDetails } from '../use-order-line-details'
import { useSteps } from '../use-steps'
import { Extent } from './LinesSheet'
import {
  orderLineSteps,
  reportTrail,
  sumOfLines,
  withdrawalLines,
  type ReportFigure,
  type Share,
  type TrailLine,
} from './rules'
import { TrailLines } from './TrailLines'
import TrailSheet from './TrailSheet'

/** A total of the platform's, held against the entries that the platform lists. */
export default function ReportTrailSheet({
  figure,
  name,
  report,
  onClose,
}: {
  figure: ReportFigure
  name: string
  report: Report
  onClose: () => void
}) {
  const { t } = useTranslation(['record', 'report'])
  const orders = useQuery(orderQueries.list())
  const withdrawals = useQuery(walletQueries.withdrawals())
  const facts = useOrderLineDetails(orders.data ?? [])
  const isWhole = orders.data !== undefined && unreadableIn(orders.data) === 0 && facts.isComplete
  const { payoutOf } = facts
  const check = useMemo(
    () => (isWhole ? checkOrders(report, orders.data, payoutOf) : null),
    [isWhole, report, orders.data, payoutOf],
  )
  const { amount, parts, lines } = reportTrail(figure, report, check)
  const isNet = lines !== null && lines !== 'withdrawals' && lines.isNet
  const waiting = <SkeletonRows count={4} height={60} hasFigure isFlat />
  return (
    <TrailSheet
      title={t('trail.title', { figure: name })}
      lead={t(figure === 'open' ? 'trail.record' : 'trail.platform')}
      name={name}
      amount={amount}
      isNet={isNet}
      parts={parts}
      onClose={onClose}
    >
      {lines === null ? (
        <Note>{t('trail.topUps')}</Note>
      ) : lines === 'withdrawals' ? (
        <AsyncBlock query={withdrawals} name={t('report:withdrawalsFailed')} skeleton={waiting}>
          {(list) => <OfWithdrawals list={list} amount={amount} facts={facts} />}
        </AsyncBlock>
      ) : (
        <AsyncBlock query={orders} name={t('report:ordersFailed')} skeleton={waiting}>
          {(list) =>
            facts.isComplete ? (
              <OfOrders list={list} amount={amount} share={lines} facts={facts} waiting={waiting} />
            ) : (
              // What a return includes is known with the odds only.
              <LoadingBlock>{waiting}</LoadingBlock>
            )
          }
        </AsyncBlock>
      )}
    </TrailSheet>
  )
}

interface LinesProps<Row> {
  list: Listing<Row>
  amount: Money
  facts: OrderLineDetails
}

function OfWithdrawals({ list, amount, facts }: LinesProps<Withdrawal>) {
  const lines = useMemo(() => withdrawalLines(list), [list])
  return (
    <HeldLines
      amount={amount}
      lines={lines}
      isNet={false}
      unreadable={unreadableIn(list)}
      differs="trail.differsOut"
      facts={facts}
    />
  )
}

/** Thousands of orders are gone through while the sheet stands; a few are there at once. */
function OfOrders({ list, amount, share, facts, waiting }: LinesProps<Order> & { share: Share; waiting: ReactNode }) {
  const { payoutOf } = facts
  const { isNet } = share
  const read = useCallback(() => orderLineSteps(list, share, payoutOf), [list, share, payoutOf])
  const lines = useSteps(read)
  if (lines === undefined) return <LoadingBlock>{waiting}</LoadingBlock>
  return (
    <HeldLines
      amount={amount}
      lines={lines}
      isNet={isNet}
      unreadable={unreadableIn(list)}
      differs="trail.differs"
      facts={facts}
    />
  )
}

type HeldProps = ComponentProps<typeof HeldAgainst>

function HeldLines({ facts, ...held }: HeldProps & { facts: OrderLineDetails }) {
  return (
    <>
      <HeldAgainst {...held} />
      <TrailLines lines={held.lines} isNet={held.isNet} facts={facts} />
    </>
  )
}

function HeldAgainst({
  amount,
  lines,
  isNet,
  unreadable,
  differs,
}: {
  amount: Money
  lines: readonly TrailLine[]
  isNet: boolean
  unreadable: number
  differs: 'trail.differs' | 'trail.differsOut'
}) {
  const { t } = useTranslation(['record', 'shared'])
  const own = sumOfLines(lines)
  return (
    <>
      <Note kind="hint">
        {joinSentences([
          compare(own, amount) === 0
            ? t('trail.agrees')
            : t(differs, { own: isNet ? signedMoneyText(own) : moneyText(own) }),
          unreadable === 0 ? '' : t('shared:unreadable', { number: unreadable, count: unreadable }),
          lines.some((line) => line.kind === 'order' && line.isRecorded) ? t('totalsPartial') : '',
        ])}
      </Note>
      <Extent lines={lines} />
    </>
  )
}
