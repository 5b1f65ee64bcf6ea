import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatServerTime } from '@/i18n/server-time'
import { subtract } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { OrderEntry, WithdrawalEntry } from '@/shared/EntryRow'
import { dayOf, totalsOf } from '@/shared/order-sums'
import { LongList } from '@/shared/long-list/LongList'
import { OrdersTrail } from '@/shared/trail/OrdersTrail'
import { SHARES } from '@/shared/trail/rules'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { isDone } from '@/shared/withdrawal-status'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { SplitRow } from '@/ui/SplitRow'
import styles from './EntryList.module.css'
import { entriesByDay, type Entry } from './statement'

/** In px, of an entry and of a day's heading. */
const ROW_HEIGHT = 65
const DAY_HEIGHT = 66

const keyOf = ({ key }: Entry) => key
const textOf = (entry: Entry) =>
  entry.kind === 'order'
    ? `${entry.order.gameName} ${entry.order.period} ${entry.at}`
    : `${moneyText(entry.withdrawal.amount)} ${entry.withdrawal.statusText} ${entry.at}`

export interface Running {
  /** Each day's running net at its end. */
  byDay: ReadonlyMap<string, Money>
  /** All that it is summed up from. */
  orders: readonly Order[]
}

export function EntryList({
  entries,
  running,
  facts,
  onOpen,
}: {
  entries: readonly Entry[]
  /** Null where it is not shown. */
  running: Running | null
  facts: OrderLineDetails
  onOpen: (key: string) => void
}) {
  const { t } = useTranslation('report')
  const noDate = t('noDate')
  const days = useMemo(
    () =>
      entriesByDay(entries).map(({ day, rows }) => ({
        key: day,
        name: day === '' ? noDate : formatServerTime(day),
        rows,
      })),
    [entries, noDate],
  )
  return (
    <LongList
      name="statement"
      groups={days}
      keyOf={keyOf}
      heading={({ key: day, name }) => (
        <SplitRow align="baseline" gap="2px 12px" className={styles['head']}>
          <h2 className="num">{name}</h2>
          {running !== null && <RunningNet day={day} running={running} facts={facts} />}
        </SplitRow>
      )}
      textOf={textOf}
      guess={ROW_HEIGHT}
      headingGuess={DAY_HEIGHT}
    >
      {(entry) => <EntryRow entry={entry} facts={facts} onOpen={() => onOpen(entry.key)} />}
    </LongList>
  )
}

function RunningNet({ day, running, facts }: { day: string; running: Running; facts: OrderLineDetails }) {
  const { t } = useTranslation('report')
  const amount = running.byDay.get(day)
  if (amount === undefined) return null
  return (
    <Eyebrow>
      <OrdersTrail
        id={`running:${day}`}
        name={t('runningName')}
        of={formatServerTime(day)}
        amount={amount}
        share={SHARES.net}
        orders={running.orders.filter((order) => dayOf(order) <= day)}
        facts={facts}
      >
        {t('running', { amount: signedMoneyText(amount) })}
      </OrdersTrail>
    </Eyebrow>
  )
}

function EntryRow({ entry, facts, onOpen }: { entry: Entry; facts: OrderLineDetails; onOpen: () => void }) {
  const { t } = useTranslation(['report', 'record'])
  if (entry.kind === 'withdrawal')
    return (
      <WithdrawalEntry withdrawal={entry.withdrawal} onOpen={onOpen}>
        {isDone(entry.withdrawal) ? (
          <NetAmount amount={subtract(ZERO, entry.withdrawal.amount)} />
        ) : (
          <span className="num">{moneyText(entry.withdrawal.amount)}</span>
        )}
      </WithdrawalEntry>
    )
  const { order } = entry
  const { returned, net, isPartial } = totalsOf([order], facts.payoutOf)
  return (
    <OrderEntry order={order} onOpen={onOpen}>
      {!order.isSettled && <Eyebrow size="large">{t('record:waiting')}</Eyebrow>}
      {order.isSettled && !isPartial && <NetAmount amount={net} />}
      {order.isSettled && isPartial && facts.isComplete && (
        <Eyebrow>{t('wonRecorded', { amount: moneyText(returned) })}</Eyebrow>
      )}{' '}
      <Eyebrow>{t('stakedAmount', { amount: moneyText(order.total) })}</Eyebrow>
    </OrderEntry>
  )
}
