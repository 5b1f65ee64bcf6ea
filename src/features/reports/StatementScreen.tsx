import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { orderQueries } from '@/api/orders.queries'
import { reportQueries } from '@/api/report.queries'
import { walletQueries } from '@/api/wallet.queries'
import { unreadableIn } from '@/api/listing'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { EndOfCopy } from '@/shared/copies/EndOfCopy'
import { copyAmong } from '@/shared/copies/name'
import { useCopied } from '@/shared/copies/use-copied'
import { WayToCopies } from '@/shared/copies/WayToCopies'
import { useOrderLineDetails } from '@/shared/use-order-line-details'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { hasFailed, type QueryState } from '@/shared/query-state'
import { StaleNotice } from '@/shared/StaleNotice'
import { useAwaited } from '@/shared/use-awaited'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { RecordSkeleton } from '@/ui/RecordSkeleton'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { notify } from '@/ui/feedback'
import { IconButton } from '@/ui/IconButton'
import { downloadStatement } from './export'
import styles from './StatementScreen.module.css'
import { StatementList } from './StatementList'
import { joinEntries } from './statement'

/**
 * If one of the two lists fails, the other is shown, and no sum claims to cover both (reading 56).
 */
export default function StatementScreen() {
  const { t } = useTranslation(['report', 'common', 'record', 'shared'])
  const orders = useCopied(orderQueries.list())
  const withdrawals = useCopied(walletQueries.withdrawals())
  const facts = useOrderLineDetails(orders.data ?? [])
  const isAwaited = useAwaited(orders.isPending || !facts.isComplete)
  const queryClient = useQueryClient()
  const refresher = useRefresh(() => {
    // What the sent top-ups are compared with, if there are any.
    void queryClient.refetchQueries({ queryKey: reportQueries.report().queryKey, type: 'active' })
    return Promise.all([orders.refetch(), withdrawals.refetch()])
  }, t('common:refreshed'))
  const entries = useMemo(() => joinEntries(orders.data ?? [], withdrawals.data ?? []), [orders.data, withdrawals.data])
  const copy = copyAmong([orders.data ?? [], withdrawals.data ?? []])
  const isWhole = orders.data !== undefined && withdrawals.data !== undefined
  const exportAll = async () => {
    await downloadStatement(entries, { facts, copy }, t)
    notify(t('record:exported'))
  }
  return (
    <PushedScreen
      hasMoney
      title={t('shared:statement')}
      fallback={paths.mine()}
      actions={
        <>
          <div className={styles['export']}>
            {isWhole && facts.isComplete && entries.length > 0 && (
              <IconButton icon="download" label={t('record:exportCsv')} onClick={() => void exportAll()} />
            )}
          </div>
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <StaleNotice queries={[orders, withdrawals]} />
        <div className={styles['failures']}>
          <AsyncBlock query={orders} name={t('ordersFailed')} way={<WayToCopies query={orders} />} showsStale={false} />
          <AsyncBlock query={withdrawals} name={t('withdrawalsFailed')} showsStale={false} />
        </div>
        <AsyncBlock
          queries={{
            orders: isAwaited ? { ...orders, data: undefined } : orNull(orders),
            withdrawals: orNull(withdrawals),
          }}
          showsStale={false}
          skeleton={<StatementSkeleton />}
          isEmpty={() => entries.length === 0}
          empty={isWhole && <NoEntries />}
        >
          {(lists) => (
            <>
              <StatementList
                entries={entries}
                unreadable={unreadableIn(entries)}
                facts={facts}
                isWhole={copy === null || copy.leftOut === 0}
                hasOrders={lists.orders !== null}
                hasWithdrawals={lists.withdrawals !== null}
                withdrawalsAsOf={withdrawals.copy?.at ?? null}
              />
              <EndOfCopy copy={copy} />
            </>
          )}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function orNull<T>(query: QueryState<T>): QueryState<T | null> {
  return { ...query, data: hasFailed(query) ? null : query.data }
}

function NoEntries() {
  const { t } = useTranslation(['shared', 'footer'])
  return (
    <EmptyState
      title={t('shared:noEntries')}
      text={t('shared:tasksFirst')}
      action={<LinkButton to={paths.draws()}>{t('footer:draws')}</LinkButton>}
    />
  )
}

function StatementSkeleton() {
  return (
    <RecordSkeleton filters={2} sums={4} words={125}>
      <Card tight>
        <SkeletonRows count={6} height={64} hasFigure isFlat />
      </Card>
    </RecordSkeleton>
  )
}
