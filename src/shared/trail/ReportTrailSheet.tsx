import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { orderQueries } from '@/api/orders.queries'
import type { Report } from '@/api/report'
import { reportQueries } from '@/api/report.queries'
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
import { useCopied } from '../copies/use-copied'
import { checkOrders } from '../report-checks'
import { useOrderLineDetails, type OrderLineDetails } from '../use-order-line-details'
import { useSteps } from '../use-steps'
import { Extent } from './LinesSheet'
import {
  isSummed,
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
  const total = useCopied(reportQueries.report())
  const orders = useCopied(orderQueries.list())
  const withdrawals = useCopied(walletQueries.withdrawals())
  const facts = useOrderLineDetails(orders.data ?? [])
  // Copies may be of different hours: nothing is compared with them.
  const isLive = (list: { copy: unknown }) => total.copy === null && list.copy === null
  const isWhole = isLive(orders) && unreadableIn(orders.data) === 0 && facts.isComplete
  const { payoutOf } = facts
  const check = useMemo(
    () => (isWhole && orders.data !== undefined ? checkOrders(report, orders.data, payoutOf) : null),
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
      asOf={total.copy?.at ?? null}
      onClose={onClose}
    >
      {lines === null ? (
        <Note>{t('trail.topUps')}</Note>
      ) : lines === 'withdrawals' ? (
        <AsyncBlock
          query={withdrawals}
          name={t('report:withdrawalsFailed')}
          showsStale={total.copy === null}
          skeleton={waiting}
        >
          {(list) => <OfWithdrawals list={list} amount={amount} facts={facts} isLive={isLive(withdrawals)} />}
        </AsyncBlock>
      ) : (
        <AsyncBlock query={orders} name={t('report:ordersFailed')} showsStale={total.copy === null} skeleton={waiting}>
          {(list) =>
            facts.isComplete ? (
              <OfOrders
                list={list}
                amount={amount}
                share={lines}
                facts={facts}
                isLive={isLive(orders)}
                waiting={waiting}
              />
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
  isLive: boolean
}

function OfWithdrawals({ list, amount, facts, isLive }: LinesProps<Withdrawal>) {
  const lines = useMemo(() => withdrawalLines(list), [list])
  return (
    <HeldLines
      amount={amount}
      lines={lines}
      isNet={false}
      unreadable={unreadableIn(list)}
      differs="trail.differsOut"
      isLive={isLive}
      facts={facts}
    />
  )
}

/** Thousands of orders are gone through while the sheet stands; a few are there at once. */
function OfOrders({
  list,
  amount,
  share,
  facts,
  isLive,
  waiting,
}: LinesProps<Order> & { share: Share; waiting: ReactNode }) {
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
      isLive={isLive}
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
  isLive,
}: {
  amount: Money
  lines: readonly TrailLine[]
  isNet: boolean
  unreadable: number
  differs: 'trail.differs' | 'trail.differsOut'
  /** False where the amount or the lines come from this device's copies. */
  isLive: boolean
}) {
  const { t } = useTranslation(['record', 'shared'])
  const held = () => {
    const own = sumOfLines(lines)
    return lines.every(isSummed) && compare(own, amount) === 0
      ? t('trail.agrees')
      : t(differs, { own: isNet ? signedMoneyText(own) : moneyText(own) })
  }
  return (
    <>
      <Note kind="hint">
        {joinSentences([
          isLive ? held() : '',
          unreadable === 0 ? '' : t('shared:unreadable', { number: unreadable, count: unreadable }),
          lines.some((line) => line.kind === 'order' && line.isRecorded) ? t('totalsPartial') : '',
        ])}
      </Note>
      <Extent lines={lines} />
    </>
  )
}
