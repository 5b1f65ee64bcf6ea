import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { joinSentences } from '@/i18n/join-sentences'
import { isZero } from '@/lib/money/text'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Note } from '@/ui/Note'
import { totalsOf } from './order-sums'
import styles from './ResultTotals.module.css'
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
  facts,
  children,
}: {
  orders: readonly Order[]
  dates: { from: string; to: string }
  /** Entries that are missing in the list. */
  unreadable: number
  facts: OrderLineDetails
  children?: ReactNode
}) {
  const { t } = useTranslation(['shared', 'record'])
  const spanDates = useSpanDates()
  const number = orders.length
  const totals = totalsOf(orders, facts.payoutOf)
  const over = dates.to === '' ? '' : t('totalsOver', { number, count: number, dates: spanDates(dates) })
  return (
    <div className={styles['totals']}>
      <Facts>
        {number > 0 && (
          <>
            <Fact name={t('staked')}>{moneyText(totals.staked)}</Fact>
            <Fact name={t('returned')}>{moneyText(totals.returned)}</Fact>
            <Fact name={t('net')} isStrong>
              <NetAmount amount={totals.net} />
            </Fact>
            {!isZero(totals.pending) && <Fact name={t('stillOpen')}>{moneyText(totals.pending)}</Fact>}
          </>
        )}
        {children}
      </Facts>
      <Note>{over}</Note>
      <Note>
        {joinSentences([
          unreadable === 0 ? '' : t('totalsPart', { number: unreadable, count: unreadable }),
          totals.isPartial && facts.isComplete ? t('record:totalsPartial') : '',
        ])}
      </Note>
    </div>
  )
}
