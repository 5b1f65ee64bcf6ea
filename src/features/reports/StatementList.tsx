import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { useSheets } from '@/shared/use-sheets'
import { EmptyState } from '@/ui/EmptyState'
import { Filters } from '@/ui/Filters'
import { EntryList } from './EntryList'
import { EntrySheet } from './EntrySheet'
import { filterEntries, type Entry, type EntryFilter } from './statement'
import { StatementTotals } from './StatementTotals'

interface StatementProps {
  entries: readonly Entry[]
  facts: OrderLineDetails
  hasOrders: boolean
  hasWithdrawals: boolean
}

export function StatementList({ entries, facts, hasOrders, hasWithdrawals }: StatementProps) {
  const { t } = useTranslation(['report', 'common', 'record'])
  const [filter, setFilter] = useState<EntryFilter>('all')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const sheets = useSheets<'entry'>()
  const shown = filterEntries(entries, filter)
  const opened = entries.find(({ key }) => key === openKey)
  return (
    <>
      <Filters<EntryFilter>
        label={t('record:filters')}
        chosen={filter}
        onChoose={setFilter}
        options={[
          { key: 'all', name: t('common:all') },
          { key: 'orders', name: t('orders') },
          { key: 'pending', name: t('pending') },
          { key: 'settled', name: t('settled') },
          { key: 'withdrawals', name: t('withdrawals') },
        ]}
      />
      <StatementTotals
        entries={shown}
        facts={facts}
        isWithoutOrders={!hasOrders}
        isWithoutWithdrawals={!hasWithdrawals}
      />
      {shown.length === 0 && <EmptyState title={t('noneOfKind')} />}
      <EntryList
        key={filter}
        entries={shown}
        facts={facts}
        onOpen={(key) => {
          setOpenKey(key)
          sheets.open('entry')
        }}
      />
      {sheets.current === 'entry' && opened !== undefined && (
        <EntrySheet entry={opened} facts={facts} onClose={sheets.close} />
      )}
    </>
  )
}
