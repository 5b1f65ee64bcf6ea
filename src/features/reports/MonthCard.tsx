import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { formatServerMonth, formatServerTime } from '@/i18n/server-time'
import { joinSentences } from '@/i18n/join-sentences'
import { totalsOf } from '@/shared/order-sums'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { Fact, Facts } from '@/ui/Facts'
import { Filters } from '@/ui/Filters'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { compareToAverage, longestDay, monthsOf, roundsOf, settledIn } from './month'

/** A loss and a gain are said alike, beside what these stakes do on average. */
export function MonthCard({ orders, facts }: { orders: Listing<Order>; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'shared'])
  const months = monthsOf(orders)
  const [chosen, setChosen] = useState<string | null>(null)
  const month = months.find((it) => it === chosen) ?? months[0]
  if (month === undefined || !facts.isComplete) return null
  const ofMonth = settledIn(orders, month)
  const totals = totalsOf(ofMonth, facts.payoutOf)
  const unreadable = unreadableIn(orders)
  const longest = longestDay(ofMonth)
  const comparison = compareToAverage(ofMonth, facts.payoutOf)
  return (
    <section aria-labelledby="month">
      <SectionHeading id="month">{t('month.title')}</SectionHeading>
      <Filters
        label={t('month.choose')}
        chosen={month}
        onChoose={setChosen}
        options={months.map((key) => ({ key, name: formatServerMonth(key) }))}
      />
      <Facts>
        <Fact name={t('shared:staked')}>{moneyText(totals.staked)}</Fact>
        <Fact name={t('shared:returned')}>{moneyText(totals.returned)}</Fact>
        <Fact name={t('shared:net')} isStrong>
          {totals.isPartial ? t('shared:notKnown') : <NetAmount amount={totals.net} />}
        </Fact>
        {comparison !== null && (
          <>
            <Fact name={t('month.average', { staked: moneyText(comparison.staked) })}>
              <NetAmount amount={comparison.average} />
            </Fact>
            <Fact name={t('month.yours', { staked: moneyText(comparison.staked) })}>
              <NetAmount amount={comparison.net} />
            </Fact>
          </>
        )}
        <Fact name={t('month.rounds')}>{roundsOf(ofMonth)}</Fact>
        {longest !== null && (
          <Fact name={t('month.longest')}>
            {t('month.longestIs', { number: longest.rounds, day: formatServerTime(longest.day) })}
          </Fact>
        )}
      </Facts>
      <Note>
        {joinSentences([
          t('month.note'),
          unreadable === 0 ? '' : t('shared:totalsPart', { number: unreadable, count: unreadable }),
        ])}
      </Note>
    </section>
  )
}
