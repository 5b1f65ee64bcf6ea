import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { countUnreadable } from '@/api/listing'
import { orderQueries } from '@/api/orders'
import { walletQueries } from '@/api/wallet'
import { paths } from '@/paths'
import { AsyncBlock, StaleNotice } from '@/kit/query/AsyncBlock'
import { CopyOffer } from '@/domain/copies/CopyHints'
import { oldestCopyTime } from '@/domain/copies/choice'
import { useCopied, type AnswerOrCopy } from '@/domain/copies/use-copied'
import { readEntryState, withCurrentMemberId, useEntryState } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { lazyPart } from '@/kit/load/lazy-part'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { PushedScreen } from '@/kit/PushedScreen'
import { hasFailed, useTimeLimitedPending } from '@/kit/query/query-state'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { EmptyState } from '@/ui/EmptyState'
import { notify } from '@/ui/feedback'
import { IconButton, IconPlaceholder } from '@/ui/Button'
import { RecordSkeleton } from '@/ui/skeleton-shapes'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { tabPanelProps, Tabs } from '@/ui/Tabs'
import { joinEntries, RECORD_TABS, type RecordTab, downloadOrders } from './entries'
import { RecordList } from './RecordList'
import styles from './records.module.css'
import { useRecordFilters } from './Filters'

const SentWithdrawalNotice = lazyPart(() => import('./SentWithdrawalNotice'), {
  // About the height of the card, so that the list does not move when its code arrives.
  placeholder: () => <Skeleton height={350} />,
})

export default function RecordsScreen() {
  const { t } = useTranslation(['report', 'common', 'shared'])
  const location = useLocation()
  const chosenTabIndex = Math.max(
    RECORD_TABS.findIndex(({ path }) => path === location.pathname),
    0,
  )
  const tab = RECORD_TABS[chosenTabIndex] ?? RECORD_TABS[0]
  const records = useRecords(tab)
  const { entries, facts, shownQueries, isReady } = records
  const refresher = useRefresh(() => Promise.all(shownQueries.map(({ refetch }) => refetch())))
  const filter = useRecordFilters()
  return (
    <PushedScreen
      title={t(tab.title)}
      fallback={paths.mine()}
      actions={
        <>
          {tab.name === 'orders' && <ExportButton records={records} />}
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <SegmentTabs chosen={chosenTabIndex} />
        <div {...tabPanelProps('records', chosenTabIndex)}>
          <StaleNotice queries={shownQueries} />
          <RecordNotices tab={tab} records={records} />
          {!isReady && (
            <LoadingBlock>
              <RecordSkeleton />
            </LoadingBlock>
          )}
          {isReady && records.hasAllLists && entries.length + countUnreadable(entries) === 0 && <NoEntries tab={tab} />}
          {isReady && entries.length > 0 && (
            <RecordList key={tab.name} tab={tab} filter={filter} entries={entries} facts={facts} />
          )}
        </div>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

type Records = ReturnType<typeof useRecords>

function useRecords({ hasOrders, hasWithdrawals }: RecordTab) {
  const orders = listStateOf(useCopied({ ...orderQueries.list(), enabled: hasOrders }), hasOrders)
  const withdrawals = listStateOf(
    useCopied({ ...walletQueries.withdrawals(), enabled: hasWithdrawals }),
    hasWithdrawals,
  )
  const details = useOrderLineDetails(orders.list ?? [])
  const isAwaited = useTimeLimitedPending(orders.query.isPending || !details.isComplete)
  const entries = useMemo(() => joinEntries(orders.list ?? [], withdrawals.list ?? []), [orders.list, withdrawals.list])
  return {
    orders,
    withdrawals,
    facts: details,
    entries,
    /** The queries of the lists that the chosen tab shows. */
    shownQueries: [orders, withdrawals].flatMap(({ isShown, query }) => (isShown ? [query] : [])),
    hasAllLists: orders.isLoaded && withdrawals.isLoaded,
    isReady: !(isAwaited && hasOrders) && orders.isSettled && withdrawals.isSettled,
  }
}

/** Shows a placeholder while orders or payouts load; nothing without orders or after a failure. */
function ExportButton({
  records: { orders, withdrawals, facts, entries, shownQueries, hasAllLists },
}: {
  records: Records
}) {
  const { t } = useTranslation(['report', 'record', 'common', 'shared', 'reservation'])
  const canExport = hasAllLists && facts.isComplete
  const exportAll = async () => {
    const copiedAt = oldestCopyTime(orders.list ?? [], withdrawals.list ?? [])
    await downloadOrders(orders.list ?? [], { facts, copiedAt }, t)
    notify(t('record:exported'))
  }
  if (!canExport) return !shownQueries.some(hasFailed) && <IconPlaceholder icon="download" />
  return (
    entries.length > 0 && <IconButton icon="download" label={t('record:exportCsv')} onClick={() => void exportAll()} />
  )
}

/** `chosen` is the index in `RECORD_TABS`; each tab has its own address. */
function SegmentTabs({ chosen }: { chosen: number }) {
  const { t } = useTranslation(['report', 'common', 'shared'])
  const location = useLocation()
  const navigate = useNavigate()
  const openSegment = (path: string) =>
    void navigate(path + location.search, {
      replace: true,
      state: withCurrentMemberId({ ...readEntryState(location.state), keepsPlace: true }),
    })
  return (
    <Tabs
      id="records"
      label={t('shared:statement')}
      names={RECORD_TABS.map(({ tab }) => t(tab))}
      chosen={chosen}
      look="segments"
      onChoose={(index) => openSegment((RECORD_TABS[index] ?? RECORD_TABS[0]).path)}
    />
  )
}

/** Shows a notice about a withdrawal just sent, and an error for each list that did not load. */
function RecordNotices({ tab, records: { orders, withdrawals } }: { tab: RecordTab; records: Records }) {
  const { t } = useTranslation('report')
  const { sentWithdrawal: sentId } = useEntryState()
  return (
    <div className={styles['aboveList']}>
      {sentId !== undefined && withdrawals.isShown && (
        // An offline copy is older than the sent withdrawal, so the copy counts as an empty list.
        <SentWithdrawalNotice
          id={sentId}
          listed={withdrawals.query.copiedAt === null ? (withdrawals.list ?? []) : []}
        />
      )}
      {orders.isShown && (
        <AsyncBlock
          query={orders.query}
          contentName={t('orders')}
          fallbackAction={<CopyOffer query={orders.query} />}
          showsStale={false}
        />
      )}
      {withdrawals.isShown && (
        <AsyncBlock
          query={withdrawals.query}
          contentName={t('withdrawals')}
          fallbackAction={tab.hasOrders ? undefined : <CopyOffer query={withdrawals.query} />}
          showsStale={false}
        />
      )}
    </div>
  )
}

/** A list that the chosen tab does not show counts as loaded. */
function listStateOf<T>(query: AnswerOrCopy<T>, isShown: boolean) {
  const list = isShown ? query.data : undefined
  return {
    query,
    isShown,
    list,
    isLoaded: !isShown || list !== undefined,
    isSettled: !isShown || hasFailed(query) || list !== undefined,
  }
}

function NoEntries({ tab }: { tab: RecordTab }) {
  const { t } = useTranslation(['record', 'common', 'shared', 'reservation'])
  const [title, text, to, actionLabel] = {
    orders: [t('common:empty'), t('emptyText'), paths.draws(), t('reservation:toHall')],
    statement: [t('common:empty'), t('shared:tasksFirst'), paths.draws(), t('reservation:toHall')],
    withdrawals: [t('common:empty'), t('withdrawalsEmpty'), paths.withdraw(), t('shared:withdraw')],
  }[tab.name] as [string, string, string, string]
  return <EmptyState title={title} text={text} action={<LinkButton to={to}>{actionLabel}</LinkButton>} />
}
