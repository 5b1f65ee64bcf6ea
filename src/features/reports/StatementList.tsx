import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { NoneMatching } from '@/shared/NoneMatching'
import { SpanFilter } from '@/shared/SpanFilter'
import { inSpan, isWhole as isWholeSpan } from '@/shared/time-span'
import { lazyPart } from '@/shared/lazy-part'
import { OrderSheet } from '@/shared/receipt/OrderSheet'
import { useRecordFilters } from '@/shared/use-record-filters'
import { useSteps } from '@/shared/use-steps'
import { SheetsBelow, useSheetStack } from '@/shared/use-sheet-stack'
import { Filters } from '@/ui/Filters'
import { EntryList } from './EntryList'
import { ENTRY_FILTERS, filterEntries, ordersOf, runningNet, type Entry, type EntryFilter } from './statement'
import { SentTopUps } from './SentTopUps'
import { StatementTotals } from './StatementTotals'

const WithdrawalSheet = lazyPart(() => import('@/shared/WithdrawalSheet'), { sections: ['withdraw'] })

const NONE: readonly Entry[] = []

interface StatementProps {
  entries: readonly Entry[]
  /** Entries that are missing in both lists. */
  unreadable: number
  /** False where older entries are not in this device's copy. */
  isWhole: boolean
  facts: OrderLineDetails
  hasOrders: boolean
  hasWithdrawals: boolean
  /** Epoch ms, of withdrawals that come from this device's copy. */
  withdrawalsAsOf: number | null
}

export function StatementList({
  entries,
  unreadable,
  isWhole,
  facts,
  hasOrders,
  hasWithdrawals,
  withdrawalsAsOf,
}: StatementProps) {
  const { t } = useTranslation(['report', 'common', 'record', 'shared'])
  const { span, filter: named, choose } = useRecordFilters()
  const filter = ENTRY_FILTERS.find((name) => name === named) ?? 'all'
  const sheets = useSheetStack()
  const spanned = useMemo(() => inSpan(entries, span, ({ at }) => at.slice(0, 10)), [entries, span])
  const shown = useMemo(() => filterEntries(spanned.rows, filter), [spanned, filter])
  const orders = useMemo(() => ordersOf(entries), [entries])
  const hasRunning = hasOrders && isWhole && unreadable === 0 && filter === 'all' && orders.length > 0
  const { payoutOf } = facts
  const addUp = useCallback(() => runningNet(hasRunning ? entries : NONE, payoutOf), [hasRunning, entries, payoutOf])
  const added = useSteps(addUp) ?? null
  const running = hasRunning ? added : null
  const opened = entries.find(({ key }) => key === sheets.current)
  return (
    <>
      <SpanFilter chosen={span} onChoose={(chosen) => choose({ span: chosen })} />
      <Filters<EntryFilter>
        label={t('record:filters')}
        chosen={filter}
        onChoose={(chosen) => choose({ filter: chosen })}
        options={[
          { key: 'all', name: t('common:all') },
          { key: 'orders', name: t('orders') },
          { key: 'pending', name: t('shared:pendingOrders') },
          { key: 'settled', name: t('shared:settledOrders') },
          { key: 'withdrawals', name: t('withdrawals') },
        ]}
      />
      <StatementTotals
        entries={shown}
        dates={spanned}
        unreadable={unreadable}
        isFiltered={filter !== 'all' || !isWholeSpan(span)}
        facts={facts}
        hasRunning={running !== null}
        isWithoutOrders={!hasOrders}
        isWithoutWithdrawals={!hasWithdrawals}
        withdrawalsAsOf={withdrawalsAsOf}
      />
      {(filter === 'all' || filter === 'withdrawals') && <SentTopUps />}
      {shown.length === 0 && (
        <NoneMatching title={t('noneOfKind')} onShowAll={() => choose({ span: 'all', filter: 'all' })} />
      )}
      <EntryList
        key={filter + JSON.stringify(span)}
        entries={shown}
        running={running === null ? null : { byDay: running, orders }}
        facts={facts}
        onOpen={sheets.open}
      />
      {opened !== undefined && (
        <SheetsBelow value={sheets.pathOf(opened.key)}>
          {opened.kind === 'order' ? (
            <OrderSheet order={opened.order} facts={facts} onClose={sheets.close} />
          ) : (
            <WithdrawalSheet withdrawal={opened.withdrawal} onClose={sheets.close} />
          )}
        </SheetsBelow>
      )}
    </>
  )
}
