import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/sentences'
import { useEntryState } from '@/kit/history'
import { lazyPart } from '@/kit/load/lazy-part'
import { rowsInSpan, isUnbounded } from './time-span'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { useResettlementTotals, useSettlementSources } from '@/domain/ledger/use-ledger'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import type { Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import type { SettlementSources } from '@/domain/ledger/resettlement'
import { type Entry, dayOfEntry, filterEntries, ordersOf, withdrawalsOf, type RecordTab } from './entries'
import { EntryList, EntrySheet } from './EntryList'
import { FilterButton, type RecordFilters } from './Filters'
import { Totals } from './Totals'
import styles from './records.module.css'

const ArrivalNote = lazyPart(() => import('@/domain/records/ArrivalNote'))

export function RecordList({
  tab,
  filter,
  entries,
  facts: details,
}: {
  tab: RecordTab
  filter: RecordFilters
  entries: Listing<Entry>
  facts: OrderLineDetails
}) {
  const { t } = useTranslation('record')
  const { choose, ...requestedFilters } = filter
  // The card of a withdrawal that was just sent has the note, too.
  const { sentWithdrawal } = useEntryState()
  const orders = useMemo(() => ordersOf(entries), [entries])
  // The filter by game is ignored if the address names a game that no order has.
  const isGameListed = orders.some(({ gameName }) => gameName === requestedFilters.game)
  const filters = tab.hasOrders
    ? { ...requestedFilters, game: isGameListed ? requestedFilters.game : '' }
    : { ...requestedFilters, state: 'all' as const, game: '' }
  const { span, state, game } = filters
  const sheets = useSheets<string>()
  const spanEntries = useMemo(() => rowsInSpan(entries, span, dayOfEntry), [entries, span])
  const shownEntries = useMemo(() => filterEntries(spanEntries.rows, { state, game }), [spanEntries, state, game])
  const withdrawals = useMemo(() => withdrawalsOf(entries), [entries])
  const shownOrders = useMemo(() => ordersOf(shownEntries), [shownEntries])
  const shownWithdrawals = useMemo(() => withdrawalsOf(shownEntries), [shownEntries])
  const settlementSources = useSettlementSources(orders, details)
  return (
    <>
      <div className={styles['above']}>
        {shownEntries.length > 0 && (
          <Totals
            orders={shownOrders}
            withdrawals={shownWithdrawals}
            isFiltered={state !== 'all' || game !== '' || !isUnbounded(span)}
            details={details}
          />
        )}
        <FilterButton filters={filters} orders={tab.hasOrders ? orders : null} onChoose={choose} />
      </div>
      {shownEntries.length === 0 && (
        <EmptyState
          icon="search"
          title={t('emptyFilter')}
          action={
            <Button tone="quiet" onClick={() => choose({ span: 'all', state: 'all', game: '' })}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      <EntryList
        key={JSON.stringify([span, state, game])}
        name={tab.name}
        entries={shownEntries}
        facts={details}
        evidence={settlementSources}
        onOpen={sheets.open}
      />
      {tab.name === 'orders' && <RecordChecks orders={shownOrders} evidence={settlementSources} />}
      {tab.name === 'withdrawals' && sentWithdrawal === undefined && (
        <div className={styles['checks']}>
          <ArrivalNote withdrawals={withdrawals} />
        </div>
      )}
      <EntrySheet entries={entries} facts={details} />
    </>
  )
}

function RecordChecks({ orders, evidence }: { orders: readonly Order[]; evidence: SettlementSources | null }) {
  const { t } = useTranslation('record')
  const totals = useResettlementTotals(orders, evidence)
  if (totals === undefined || totals.settled === 0) return null
  return (
    <Note className={styles['checks']}>
      {joinSentences([
        t('resettled.totals', { agreed: totals.agreed, settled: totals.settled }),
        totals.differing > 0 ? t('resettled.differing', { number: totals.differing }) : '',
        totals.unknown > 0 ? t('resettled.cannotTell', { number: totals.unknown }) : '',
      ])}
    </Note>
  )
}
