import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Listing, countUnreadable } from '@/api/listing'
import { orderQueries } from '@/api/orders'
import { type Report, reportQueries, type Withdrawal, walletQueries } from '@/api/wallet'
import { AsyncBlock, StaleNotice } from '@/kit/query/AsyncBlock'
import { useCopied } from '@/domain/copies/use-copied'
import { CopyOffer } from '@/domain/copies/CopyHints'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { PushedScreen } from '@/kit/PushedScreen'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { hasFailed, useTimeLimitedPending } from '@/kit/query/query-state'
import { paths } from '@/paths'
import { ChipsSkeleton } from '@/ui/skeleton-shapes'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { LinkButton, RowLink } from '@/kit/links'
import { SectionHeading } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { type OrdersCheck, checkOrders, isWithdrawnTotalPlausible } from '@/domain/records/report-checks'
import { joinSentences } from '@/i18n/sentences'
import { sum } from '@/lib/money/sums'
import { isZero } from '@/lib/money/text'
import { EmptyState } from '@/ui/EmptyState'
import { isPaid } from '@/domain/records/withdrawals'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { ReportTotals } from './ReportTotals'
import { Trend } from './Trend'
import styles from './ReportScreen.module.css'

export default function ReportScreen() {
  const { t } = useTranslation(['report', 'common', 'shared'])
  const report = useCopied(reportQueries.report())
  const orders = useCopied(orderQueries.list())
  const withdrawals = useCopied(walletQueries.withdrawals())
  const details = useOrderLineDetails(orders.data ?? [])
  // Waits for all three answers and the details of the orders, for at most 4 s, because a later
  // answer would add lines to figures that are already shown.
  const queries = [report, orders, withdrawals]
  const isAwaited = useTimeLimitedPending(queries.some(({ isPending }) => isPending) || !details.isComplete)
  const refresher = useRefresh(() => Promise.all(queries.map(({ refetch }) => refetch())))
  const { payoutOf } = details
  // Offline copies may be from different times, so they are not compared with each other.
  const isLive = queries.every(({ copiedAt }) => copiedAt === null)
  const ordersCheck = useMemo(
    () =>
      !isLive || report.data === undefined || orders.data === undefined || countUnreadable(orders.data) > 0
        ? null
        : checkOrders(report.data, orders.data, payoutOf),
    [isLive, report.data, orders.data, payoutOf],
  )
  const isEmpty = isWithoutMoney(report.data) && isWithoutEntries(orders.data) && isWithoutEntries(withdrawals.data)
  return (
    <PushedScreen title={t('shared:report')} fallback={paths.mine()} actions={<RefreshButton {...refresher} />}>
      <PullToRefreshArea refresh={refresher.refresh}>
        <StaleNotice queries={queries} />
        {isAwaited ? (
          <LoadingBlock>
            <Skeleton height={249} />
            {/* Keeps the space of the heading above the chart. */}
            <div style={{ height: 55 }} />
            <TrendSkeleton />
          </LoadingBlock>
        ) : queries.every(hasFailed) ? (
          <AsyncBlock queries={{ report, orders, withdrawals }} fallbackAction={<CopyOffer query={report} />} />
        ) : isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <AsyncBlock
              query={report}
              contentName={t('figures')}
              fallbackAction={<CopyOffer query={report} />}
              showsStale={false}
              skeleton={<Skeleton height={249} />}
            >
              {(data) => (
                <ReportTotals
                  report={data}
                  check={ordersCheck}
                  orders={orders.data ?? []}
                  note={
                    <ReportMismatchNotice
                      report={data}
                      check={details.isComplete ? ordersCheck : null}
                      withdrawals={isLive ? withdrawals.data : undefined}
                    />
                  }
                />
              )}
            </AsyncBlock>
            {orders.data?.some(({ isSettled }) => isSettled) !== false && (
              <>
                <SectionHeading>{t('trend')}</SectionHeading>
                <AsyncBlock query={orders} contentName={t('orders')} showsStale={false} skeleton={<TrendSkeleton />}>
                  {(data) => <Trend orders={data} details={details} />}
                </AsyncBlock>
              </>
            )}
            <AsyncBlock query={withdrawals} contentName={t('withdrawals')} showsStale={false} />
            <div className={styles['link']}>
              <RowLink to={paths.orderRecord()} icon={<Icon name="list" />} label={t('common:taskRecord')} />
            </div>
          </>
        )}
      </PullToRefreshArea>
    </PushedScreen>
  )
}

/** Returns false for a report that has not loaded, or of which an amount is not readable. */
function isWithoutMoney(report: Report | undefined): boolean {
  if (report === undefined) return false
  const { staked, won, toppedUp, withdrawn } = report
  return [staked, won, toppedUp, withdrawn].every((amount) => amount !== null && isZero(amount))
}

const isWithoutEntries = (list: Listing<unknown> | undefined) => list?.length === 0 && countUnreadable(list) === 0

function NothingYet() {
  const { t } = useTranslation(['record', 'common', 'reservation'])
  return (
    <EmptyState
      icon="draws"
      title={t('common:empty')}
      text={t('emptyText')}
      action={<LinkButton to={paths.draws()}>{t('reservation:toHall')}</LinkButton>}
    />
  )
}

function TrendSkeleton() {
  return (
    <>
      <ChipsSkeleton count={3} />
      <Skeleton height={316} />
    </>
  )
}

/** Shows a note if the platform's report differs from the orders or the withdrawals. */
function ReportMismatchNotice({
  report,
  check,
  withdrawals,
}: {
  report: Report
  check: OrdersCheck | null
  /** Undefined if the withdrawals cannot be compared with the report. */
  withdrawals: Listing<Withdrawal> | undefined
}) {
  const { t } = useTranslation('report')
  const ordersText = () => {
    if (check === null || check.agrees) return ''
    return t('ordersDiffer', { staked: moneyText(check.staked), returned: moneyText(check.won) })
  }
  const withdrawalsText = () => {
    if (withdrawals === undefined || countUnreadable(withdrawals) > 0) return ''
    if (isWithdrawnTotalPlausible(report.withdrawn, withdrawals)) return ''
    return t('withdrawalsDiffer', { total: moneyText(sum(withdrawals.filter(isPaid).map(({ amount }) => amount))) })
  }
  const text = joinSentences([ordersText(), withdrawalsText()])
  return text !== '' && <Note>{text}</Note>
}
