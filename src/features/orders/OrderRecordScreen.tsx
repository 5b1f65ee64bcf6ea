import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { orderQueries } from '@/api/orders.queries'
import { formatServerTime } from '@/i18n/server-time'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { byDay } from '@/shared/by-day'
import { EndOfCopy } from '@/shared/copies/EndOfCopy'
import { copyOf } from '@/shared/copies/name'
import { useCopied } from '@/shared/copies/use-copied'
import { WayToCopies } from '@/shared/copies/WayToCopies'
import { unreadableIn, type Listing } from '@/api/listing'
import { useEntryState } from '@/shared/history-entry'
import { NoneMatching } from '@/shared/NoneMatching'
import { ResultTotals } from '@/shared/ResultTotals'
import { SpanFilter } from '@/shared/SpanFilter'
import { inSpan, isWhole } from '@/shared/time-span'
import { useOrderLineDetails, type OrderLineDetails } from '@/shared/use-order-line-details'
import { OrderSheet } from '@/shared/receipt/OrderSheet'
import { SheetsBelow, useSheetStack } from '@/shared/use-sheet-stack'
import { dayOf, likenessOf } from '@/shared/order-sums'
import { LinkButton } from '@/shared/LinkButton'
import { LongList } from '@/shared/long-list/LongList'
import type { RowGroup } from '@/shared/long-list/rules'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useAwaited } from '@/shared/use-awaited'
import { useRecordFilters } from '@/shared/use-record-filters'
import { useRefresh } from '@/shared/use-refresh'
import { useSettlementEvidence } from '@/shared/use-settlement-evidence'
import { withKeys } from '@/shared/with-keys'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { RecordSkeleton } from '@/ui/RecordSkeleton'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Filters } from '@/ui/Filters'
import { IconButton } from '@/ui/IconButton'
import { notify } from '@/ui/feedback'
import { downloadCsv } from './download'
import { OrderCard } from './OrderCard'
import styles from './OrderRecordScreen.module.css'
import { RecordChecks } from './RecordChecks'
import { filteredGames, filterOf, filterOrders, type Filter } from './rules'
import { TotalsLine } from './TotalsLine'

/** In px, of an order with two options, of a day's heading, and between two orders. */
const ORDER_HEIGHT = 180
const DAY_HEIGHT = 66
const GAP = 12

type KeyedOrder = Order & { key: string }

const keyOf = ({ key }: KeyedOrder) => key
const textOf = ({ gameName, period, statusText }: Order) => `${gameName} ${period} ${statusText}`

export default function OrderRecordScreen() {
  const { t } = useTranslation(['record', 'common', 'shared', 'reservation'])
  const orders = useCopied(orderQueries.list())
  const facts = useOrderLineDetails(orders.data ?? [])
  const isAwaited = useAwaited(orders.isPending || !facts.isComplete)
  const refresher = useRefresh(async () => [await orders.refetch()], t('common:refreshed'))
  const exportAll = async () => {
    await downloadCsv(orders.data ?? [], { facts, copy: orders.copy }, t)
    notify(t('exported'))
  }
  return (
    <PushedScreen
      hasMoney
      title={t('common:taskRecord')}
      fallback={paths.mine()}
      actions={
        <>
          <div className={styles['export']}>
            {orders.data !== undefined && orders.data.length > 0 && (
              <IconButton icon="download" label={t('exportCsv')} onClick={() => void exportAll()} />
            )}
          </div>
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock
          query={isAwaited ? { ...orders, data: undefined } : orders}
          way={<WayToCopies query={orders} />}
          skeleton={<OrdersSkeleton />}
          empty={
            <EmptyState
              title={t('common:empty')}
              text={t('emptyText')}
              action={<LinkButton to={paths.draws()}>{t('reservation:toHall')}</LinkButton>}
            />
          }
        >
          {(list) => <Record orders={list} facts={facts} />}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function Record({ orders, facts }: { orders: Listing<Order>; facts: OrderLineDetails }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const { span, filter: named, choose } = useRecordFilters()
  const filter = filterOf(named)
  const { order: openKey } = useEntryState()
  const sheets = useSheetStack()
  const keyed = useMemo(() => withKeys(orders, likenessOf), [orders])
  const spanned = useMemo(() => inSpan(keyed, span, dayOf), [keyed, span])
  const shown = useMemo(() => filterOrders(spanned.rows, filter), [spanned, filter])
  const days = useMemo(() => groupsByDay(shown), [shown])
  const names = useMemo(() => filteredGames(orders), [orders])
  const opened = keyed.find(({ key }) => key === openKey)
  const evidence = useSettlementEvidence(orders, facts)
  const list = { unreadable: unreadableIn(orders), isFiltered: filter !== 'all' || !isWhole(span), facts }
  return (
    <>
      <SpanFilter chosen={span} onChoose={(chosen) => choose({ span: chosen })} />
      <Filters<Filter>
        label={t('filters')}
        chosen={filter}
        onChoose={(chosen) => choose({ filter: chosen })}
        options={[
          { key: 'all', name: t('common:all') },
          { key: 'pending', name: t('shared:pendingOrders') },
          { key: 'settled', name: t('shared:settledOrders') },
          ...names.map((name) => ({ key: `game:${name}` as const, name })),
        ]}
      />
      {shown.length === 0 ? (
        <NoneMatching title={t('emptyFilter')} onShowAll={() => choose({ span: 'all', filter: 'all' })} />
      ) : (
        <ResultTotals {...list} orders={shown} dates={spanned} />
      )}
      <LongList
        name="orders"
        groups={days}
        keyOf={keyOf}
        heading={(day) => <TotalsLine {...list} day={day.key} orders={day.rows} />}
        textOf={textOf}
        guess={ORDER_HEIGHT}
        headingGuess={DAY_HEIGHT}
        gap={GAP}
      >
        {(order) => (
          <OrderCard
            order={order}
            facts={facts}
            evidence={evidence}
            onOpen={() => sheets.open('order', { order: order.key })}
          />
        )}
      </LongList>
      <EndOfCopy copy={copyOf(orders)} />
      <RecordChecks orders={shown} evidence={evidence} />
      {sheets.current === 'order' && opened !== undefined && (
        <SheetsBelow value={sheets.pathOf('order')}>
          <OrderSheet order={opened} facts={facts} onClose={sheets.close} />
        </SheetsBelow>
      )}
    </>
  )
}

function groupsByDay(orders: readonly KeyedOrder[]): RowGroup<KeyedOrder>[] {
  return byDay(orders, dayOf).map(({ day, rows }) => ({ key: day, name: formatServerTime(day), rows }))
}

function OrdersSkeleton() {
  return (
    <RecordSkeleton filters={2} sums={4} words={98}>
      <SkeletonRows count={4} height={138} hasFigure />
    </RecordSkeleton>
  )
}
