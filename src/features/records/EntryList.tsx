import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatList } from '@/i18n/format'
import { wallTime } from '@/lib/server-day'
import { lazyPart } from '@/kit/load/lazy-part'
import { OrderSheet } from './receipt/OrderSheet'
import { useSheets } from '@/kit/sheets/use-sheets'
import { DayList } from '@/domain/records/DayList'
import { OrderEntry, OrderFigures, WithdrawalEntry } from '@/domain/records/EntryRow'
import { totalsOf } from '@/domain/records/order-sums'
import { type SettlementSources, differencesOf } from '@/domain/ledger/resettlement'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { Figure, moneyText, signedMoneyText } from '@/ui/Money'
import { type Entry, type RecordTab, dayOfEntry, ordersOf } from './entries'
import { Caption } from '@/ui/text'
import styles from './records.module.css'

const keyOf = ({ key }: Entry) => key
const searchTextOf = ({ at: time, ...entry }: Entry) => {
  const wallTimeText = wallTime(time)
  if (entry.kind === 'order')
    return `${entry.order.gameName} ${entry.order.period} ${entry.order.statusText} ${wallTimeText}`
  const { amount, statusText, description } = entry.withdrawal
  return `${amount} ${moneyText(amount)} ${statusText} ${wallTimeText} ${description}`
}

export function EntryList({
  name,
  entries,
  facts: details,
  evidence: sources,
  onOpen,
}: {
  /** Key under which the number of rendered rows is kept, so that Back restores the list. */
  name: RecordTab['name']
  entries: readonly Entry[]
  facts: OrderLineDetails
  evidence: SettlementSources | null
  onOpen: (key: string) => void
}) {
  return (
    <DayList
      name={name}
      rows={entries}
      dayOf={dayOfEntry}
      aside={(rows) => <DayNet entries={rows} facts={details} />}
      keyOf={keyOf}
      searchTextOf={searchTextOf}
    >
      {(entry) =>
        entry.kind === 'withdrawal' ? (
          <WithdrawalEntry
            withdrawal={entry.withdrawal}
            isAmongOrders={name === 'statement'}
            onOpen={() => onOpen(entry.key)}
          />
        ) : (
          <OrderRow order={entry.order} facts={details} evidence={sources} onOpen={() => onOpen(entry.key)} />
        )
      }
    </DayList>
  )
}

function DayNet({ entries, facts }: { entries: readonly Entry[]; facts: OrderLineDetails }) {
  const settledOrders = ordersOf(entries).filter(({ isSettled }) => isSettled)
  const { net, isPartial } = totalsOf(settledOrders, facts.payoutOf)
  // The net of the day is a caption, so it is less prominent than the nets of the rows.
  return (
    settledOrders.length > 0 &&
    !isPartial && (
      <Caption size="large">
        <Figure>{signedMoneyText(net)}</Figure>
      </Caption>
    )
  )
}

function OrderRow({
  order,
  facts,
  evidence,
  onOpen,
}: {
  order: Order
  facts: OrderLineDetails
  evidence: SettlementSources | null
  onOpen: () => void
}) {
  const { t } = useTranslation('record')
  const hasDifferences = evidence !== null && differencesOf(order, evidence).length > 0
  return (
    <OrderEntry
      order={order}
      picks={formatList(order.lines.map(facts.nameOf))}
      note={hasDifferences ? <span className={styles['mismatch']}>{t('resettled.onCard')}</span> : undefined}
      onOpen={onOpen}
    >
      <OrderFigures order={order} details={facts} />
    </OrderEntry>
  )
}

const WithdrawalSheet = lazyPart(() => import('@/domain/records/WithdrawalSheet'))

export function EntrySheet({ entries, facts }: { entries: readonly Entry[]; facts: OrderLineDetails }) {
  const { current, close } = useSheets<string>()
  const entry = entries.find(({ key }) => key === current)
  if (entry === undefined) return null
  return entry.kind === 'order' ? (
    <OrderSheet order={entry.order} details={facts} onClose={close} />
  ) : (
    <WithdrawalSheet withdrawal={entry.withdrawal} onClose={close} />
  )
}
