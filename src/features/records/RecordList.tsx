import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import { lazyPart } from '@/shared/load/lazy-part'
import { inSpan, isWhole } from '@/shared/records/time-span'
import { EntrySheet } from '@/shared/trail/EntrySheet'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { useSettlementEvidence } from '@/shared/ledger/use-ledger'
import { useSheets } from '@/shared/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import { filterEntries, ordersOf, withdrawalsOf, type Entry } from './entries'
import { EntryList } from './EntryList'
import { FilterButton } from './FilterButton'
import { RecordChecks } from './RecordChecks'
import type { Segment } from './segments'
import { SentTopUps } from './SentTopUps'
import { Totals } from './Totals'
import type { RecordFilters } from './use-record-filters'

const ArrivalNote = lazyPart(() => import('@/shared/records/ArrivalNote'))

export function RecordList({
  segment,
  filter,
  entries,
  unreadable,
  facts,
  isWithoutOrders,
  isWithoutWithdrawals,
  withdrawalsAsOf,
  hasArrivalNote,
}: {
  segment: Segment
  filter: RecordFilters
  entries: readonly Entry[]
  /** Entries that are missing in the lists. */
  unreadable: number
  facts: OrderLineDetails
  isWithoutOrders: boolean
  isWithoutWithdrawals: boolean
  /** Epoch ms, of withdrawals that come from this device's copy. */
  withdrawalsAsOf: number | null
  hasArrivalNote: boolean
}) {
  const { t } = useTranslation(['record', 'report'])
  const { choose, ...named } = filter
  const filters = segment.hasOrders ? named : { ...named, state: 'all' as const, game: '' }
  const { span, state, game } = filters
  const sheets = useSheets<string>()
  const spanned = useMemo(() => inSpan(entries, span, ({ at }) => at.slice(0, 10)), [entries, span])
  const shown = useMemo(() => filterEntries(spanned.rows, { state, game }), [spanned, state, game])
  const orders = useMemo(() => ordersOf(entries), [entries])
  const withdrawals = useMemo(() => withdrawalsOf(entries), [entries])
  const shownOrders = useMemo(() => ordersOf(shown), [shown])
  const shownWithdrawals = useMemo(() => withdrawalsOf(shown), [shown])
  const evidence = useSettlementEvidence(orders, facts)
  return (
    <>
      <FilterButton filters={filters} orders={segment.hasOrders ? orders : null} onChoose={choose} />
      {shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('emptyFilter')}
          action={
            <Button tone="quiet" onClick={() => choose({ span: 'all', state: 'all', game: '' })}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <Totals
          orders={shownOrders}
          withdrawals={shownWithdrawals}
          unreadable={unreadable}
          isFiltered={state !== 'all' || game !== '' || !isWhole(span)}
          facts={facts}
          withdrawalsAsOf={withdrawalsAsOf}
        />
      )}
      <Note>
        {joinSentences([
          isWithoutOrders ? t('report:ordersMissing') : '',
          isWithoutWithdrawals ? t('report:withdrawalsMissing') : '',
        ])}
      </Note>
      <EntryList
        key={JSON.stringify([span, state, game])}
        name={segment.name}
        entries={shown}
        facts={facts}
        evidence={evidence}
        onOpen={sheets.open}
      />
      {segment.name === 'statement' && state === 'all' && game === '' && <SentTopUps />}
      {segment.name === 'orders' && <RecordChecks orders={shownOrders} evidence={evidence} />}
      {segment.name === 'withdrawals' && hasArrivalNote && <ArrivalNote withdrawals={withdrawals} />}
      <EntrySheet orders={orders} withdrawals={withdrawals} facts={facts} />
    </>
  )
}
