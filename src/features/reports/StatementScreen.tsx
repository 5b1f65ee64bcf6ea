import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orderQueries } from '@/api/orders.queries'
import { walletQueries } from '@/api/wallet.queries'
import { useOrderLineDetails } from '@/shared/use-order-line-details'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { notify } from '@/ui/feedback'
import { IconButton } from '@/ui/IconButton'
import { downloadStatement } from './export'
import { hasFailed, NamedError } from './NamedError'
import styles from './Reports.module.css'
import { StatementList } from './StatementList'
import { joinEntries } from './statement'

/** Orders and withdrawals in one list (reading 56). One of the two failing leaves the other, and no sum pretends to be of both. */
export default function StatementScreen() {
  const { t } = useTranslation(['report', 'common'])
  const orders = useQuery(orderQueries.list())
  const withdrawals = useQuery(walletQueries.withdrawals())
  const facts = useOrderLineDetails(orders.data ?? [])
  const refresher = useRefresh(() => Promise.all([orders.refetch(), withdrawals.refetch()]), t('common:refreshed'))
  const entries = joinEntries(orders.data ?? [], withdrawals.data ?? [])
  const isWhole = orders.data !== undefined && withdrawals.data !== undefined
  const isWaiting = !isWhole && [orders, withdrawals].some((it) => it.data === undefined && !hasFailed(it))
  const exportAll = () => {
    downloadStatement(entries, facts, t)
    notify(t('exported'))
  }
  return (
    <PushedScreen
      title={t('statement')}
      fallback={paths.mine()}
      actions={
        <>
          {isWhole && facts.isComplete && entries.length > 0 && (
            <IconButton icon="download" label={t('exportCsv')} onClick={exportAll} />
          )}
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <div className={styles['failures']}>
          <NamedError query={orders} name={t('ordersFailed')} />
          <NamedError query={withdrawals} name={t('withdrawalsFailed')} />
        </div>
        {isWaiting && (
          <LoadingBlock>
            <StatementSkeleton />
          </LoadingBlock>
        )}
        {!isWaiting && entries.length > 0 && (
          <StatementList
            entries={entries}
            facts={facts}
            hasOrders={orders.data !== undefined}
            hasWithdrawals={withdrawals.data !== undefined}
          />
        )}
        {isWhole && entries.length === 0 && (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={<LinkButton to={paths.orderRecord()}>{t('taskRecord')}</LinkButton>}
          />
        )}
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function StatementSkeleton() {
  return (
    <div className={styles['figures']}>
      <Skeleton height={44} />
      <Skeleton height={20} width="70%" />
      <Skeleton height={320} />
    </div>
  )
}
