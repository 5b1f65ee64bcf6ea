import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { joinSentences } from '@/i18n/join-sentences'
import { isZero } from '@/lib/money/text'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { useMark } from './held-figures'
import { totalsOf } from './order-sums'
import styles from './ResultTotals.module.css'
import { NetTrail } from './trail/NetTrail'
import { OrdersTrail } from './trail/OrdersTrail'
import { SHARES } from './trail/rules'
import type { OrderLineDetails } from './use-order-line-details'
import { useSpanDates } from './use-span-dates'

/**
 * What orders staked and returned, and over which of them that is said. Needs the sections `shared`
 * and `record`.
 */
export function ResultTotals({
  orders,
  dates,
  unreadable,
  isFiltered,
  facts,
  children,
}: {
  orders: readonly Order[]
  dates: { from: string; to: string }
  /** Entries that are missing in the list. */
  unreadable: number
  isFiltered: boolean
  facts: OrderLineDetails
  children?: ReactNode
}) {
  const { t } = useTranslation(['shared', 'record'])
  const spanDates = useSpanDates()
  const marked = useMark()
  const number = orders.length
  const { payoutOf } = facts
  const totals = useMemo(() => totalsOf(orders, payoutOf), [orders, payoutOf])
  const trail = { orders, facts, unreadable, isFiltered }
  // Of withdrawals alone, the days: there are no orders to count.
  const days = dates.to === '' ? '' : spanDates(dates)
  const over = days === '' || number === 0 ? days : t('record:totalsOver', { number, count: number, dates: days })
  return (
    <div className={styles['totals']}>
      <Facts>
        {number > 0 && (
          <>
            <Fact name={t('staked')}>
              <OrdersTrail {...trail} id="staked" name={t('staked')} amount={totals.staked} share={SHARES.staked}>
                {moneyText(totals.staked)}
              </OrdersTrail>
            </Fact>
            <Fact name={t('returned')}>
              <OrdersTrail
                {...trail}
                id="returned"
                name={t('returned')}
                amount={totals.returned}
                share={SHARES.returned}
              >
                {moneyText(totals.returned)}
              </OrdersTrail>
            </Fact>
            <Fact name={t('net')} isStrong>
              <NetTrail {...trail} id="net" amount={totals.net} />
            </Fact>
            {!isZero(totals.pending) && (
              <Fact name={t('stillOpen')}>
                <OrdersTrail {...trail} id="open" name={t('stillOpen')} amount={totals.pending} share={SHARES.open}>
                  {moneyText(totals.pending)}
                </OrdersTrail>
              </Fact>
            )}
          </>
        )}
        {children}
      </Facts>
      <Note>{number === 0 ? over : marked(over)}</Note>
      <Note>
        {joinSentences([
          unreadable === 0 ? '' : t('record:totalsPart', { number: unreadable, count: unreadable }),
          totals.isPartial && facts.isComplete ? t('record:totalsPartial') : '',
        ])}
      </Note>
    </div>
  )
}
