import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { formatServerTime } from '@/i18n/server-time'
import { subtract } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { totalsOf } from '@/shared/order-sums'
import { WithdrawalStatusChip } from '@/shared/WithdrawalStatusChip'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { NetAmount } from '@/ui/NetAmount'
import { Row } from '@/ui/Row'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { SplitRow } from '@/ui/SplitRow'
import { EntryText } from './EntryText'
import { ShowMore, useShown } from './ShowMore'
import styles from './EntryList.module.css'
import { entriesByDay, type Entry } from './statement'

const ENTRIES = 50

export function EntryList({
  entries,
  running,
  facts,
  onOpen,
}: {
  entries: readonly Entry[]
  /** The running net at the end of each day; null where it is not shown. */
  running: ReadonlyMap<string, Money> | null
  facts: OrderLineDetails
  onOpen: (key: string) => void
}) {
  const { t } = useTranslation('report')
  const { shown, more } = useShown(entries, ENTRIES)
  const nameOfDay = (day: string) => (day === '' ? t('noDate') : formatServerTime(day))
  return (
    <>
      {entriesByDay(shown).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={nameOfDay(day)}>
          <DayHead name={nameOfDay(day)} net={running?.get(day) ?? null} />
          <Card tight>
            <ul>
              {ofDay.map((entry) => (
                <li key={entry.key}>
                  <Row as="button" className={styles['entry']} onClick={() => onOpen(entry.key)}>
                    {entry.kind === 'order' ? (
                      <OrderEntry order={entry.order} at={entry.at} facts={facts} />
                    ) : (
                      <WithdrawalEntry withdrawal={entry.withdrawal} />
                    )}
                  </Row>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <ShowMore {...more} />
    </>
  )
}

function DayHead({ name, net }: { name: string; net: Money | null }) {
  const { t } = useTranslation('report')
  return (
    <SplitRow align="baseline" gap="2px 12px" className={styles['head']}>
      <h2 className="num">{name}</h2>
      {net !== null && <Eyebrow>{t('running', { amount: signedMoneyText(net) })}</Eyebrow>}
    </SplitRow>
  )
}

function OrderEntry({ order, at, facts }: { order: Order; at: string; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'record'])
  const { returned, net, isPartial } = totalsOf([order], facts.payoutOf)
  return (
    <>
      <EntryText>
        <span>
          <b>{`${order.gameName} `}</b>
          <Eyebrow>
            <span className="num">{order.period}</span>
          </Eyebrow>
        </span>{' '}
        <span className={styles['state']}>
          <Eyebrow>{timeOf(at)}</Eyebrow>{' '}
          <Chip>{order.statusText === '' ? t(order.isSettled ? 'settled' : 'pending') : order.statusText}</Chip>
        </span>
      </EntryText>{' '}
      <span className={styles['amounts']}>
        {!order.isSettled && <Eyebrow size="large">{t('record:waiting')}</Eyebrow>}
        {order.isSettled && !isPartial && <NetAmount amount={net} />}
        {order.isSettled && isPartial && facts.isComplete && (
          <Eyebrow>{t('wonRecorded', { amount: moneyText(returned) })}</Eyebrow>
        )}{' '}
        <Eyebrow>{t('stakedAmount', { amount: moneyText(order.total) })}</Eyebrow>
      </span>
    </>
  )
}

function WithdrawalEntry({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('report')
  return (
    <>
      <EntryText>
        <b>{t('withdrawal')}</b>{' '}
        <span className={styles['state']}>
          <Eyebrow>{timeOf(withdrawal.submittedAt)}</Eyebrow> <WithdrawalStatusChip withdrawal={withdrawal} />
        </span>
      </EntryText>{' '}
      <span className={styles['amounts']}>
        <NetAmount amount={subtract(ZERO, withdrawal.amount)} />
      </span>
    </>
  )
}

function timeOf(at: string): string {
  return at.slice(10).trim()
}
