import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { formatServerMonth, formatServerTime } from '@/i18n/format'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { Fact, Facts } from '@/ui/Facts'
import { Filters } from '@/ui/Tabs'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/text'
import { longestDay, monthsOf, roundsOf, settledIn } from './month'
import { MonthFigures } from './MonthFigures'

/** A loss and a gain are said alike, beside what these stakes do on average. */
export function MonthCard({ orders, facts }: { orders: Listing<Order>; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'record'])
  const months = useMemo(() => monthsOf(orders), [orders])
  const [chosen, setChosen] = useState<string | null>(null)
  const month = months.find((it) => it === chosen) ?? months[0]
  const ofMonth = useMemo(() => (month === undefined ? [] : settledIn(orders, month)), [orders, month])
  const longest = useMemo(() => longestDay(ofMonth), [ofMonth])
  const rounds = useMemo(() => roundsOf(ofMonth), [ofMonth])
  if (month === undefined || !facts.isComplete) return null
  const unreadable = unreadableIn(orders)
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
        <MonthFigures
          key={month}
          of={formatServerMonth(month)}
          orders={ofMonth}
          facts={facts}
          unreadable={unreadable}
        />
        <Fact name={t('month.rounds')}>{rounds}</Fact>
        {longest !== null && (
          <Fact name={t('month.longest')}>
            {t('month.longestIs', { number: longest.rounds, day: formatServerTime(longest.day) })}
          </Fact>
        )}
      </Facts>
      {unreadable > 0 && <Note>{t('record:totalsPart', { number: unreadable, count: unreadable })}</Note>}
    </section>
  )
}
