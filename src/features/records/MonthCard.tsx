import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Listing, unreadableIn } from '@/api/listing'
import type { Order } from '@/api/orders'
import { formatServerMonth } from '@/i18n/format'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { Fact, Facts } from '@/ui/Facts'
import { Filters } from '@/ui/Tabs'
import { Note } from '@/ui/Note'
import { ChipsSkeleton, SkeletonRows } from '@/ui/skeletons'
import { Eyebrow, SectionHeading } from '@/ui/text'
import { totalsOf } from '@/shared/records/order-sums'
import { returnedLessStaked } from '@/shared/breakdown/rules'
import { Breakdown } from '@/shared/breakdown/Breakdown'
import { useMapped } from '@/shared/load/use-mapped'
import { NetAmount, moneyText } from '@/ui/Money'
import { comparedPicks, monthsOf, settledIn, sumOfPicks } from './report-rules'

/** A loss and a gain are said alike, beside what these stakes do on average. */
export function MonthCard({ orders, facts }: { orders: Listing<Order>; facts: OrderLineDetails }) {
  const { t } = useTranslation(['report', 'record'])
  const months = useMemo(() => monthsOf(orders), [orders])
  const [chosen, setChosen] = useState<string | null>(null)
  const month = months.find((it) => it === chosen) ?? months[0]
  const ofMonth = useMemo(() => (month === undefined ? [] : settledIn(orders, month)), [orders, month])
  if (month === undefined || !facts.isComplete) return null
  const unreadable = unreadableIn(orders)
  const name = formatServerMonth(month)
  return (
    <section aria-labelledby="month">
      <SectionHeading id="month" action={months.length === 1 && <Eyebrow>{name}</Eyebrow>}>
        {t('month.title')}
      </SectionHeading>
      {months.length > 1 && (
        <Filters
          label={t('month.choose')}
          chosen={month}
          onChoose={setChosen}
          options={months.map((key) => ({ key, name: formatServerMonth(key) }))}
        />
      )}
      <MonthFigures key={month} of={name} orders={ofMonth} facts={facts} unreadable={unreadable} />
      {unreadable > 0 && <Note>{t('record:totalsPart', { number: unreadable, count: unreadable })}</Note>}
    </section>
  )
}

interface MonthProps {
  /** The month's name. */
  of: string
  orders: readonly Order[]
  facts: OrderLineDetails
  unreadable: number
}

/** The amounts of a month; a net unfolds into the orders it is made of. */
function MonthFigures(month: MonthProps) {
  const { t } = useTranslation(['report', 'record', 'shared'])
  const { orders, facts } = month
  const { payoutOf } = facts
  const compare = useCallback((order: Order) => comparedPicks(order, payoutOf), [payoutOf])
  const picks = useMapped(orders, compare)
  const sums = useMemo(
    () => picks && { totals: totalsOf(orders, payoutOf), comparison: sumOfPicks(picks.flat()) },
    [picks, orders, payoutOf],
  )
  if (sums === undefined) return <MonthFiguresSkeleton />
  const { totals, comparison } = sums
  const net = t('shared:net')
  return (
    <Facts>
      <Fact name={t('shared:staked')}>{moneyText(totals.staked)}</Fact>
      <Fact name={t('shared:returned')}>{moneyText(totals.returned)}</Fact>
      {totals.isPartial ? (
        <Fact name={net} weight="strong">
          {t('shared:notKnown')}
        </Fact>
      ) : (
        <Fact name={net} weight="strong">
          <Breakdown
            {...month}
            id="month:net"
            name={net}
            amount={totals.net}
            parts={returnedLessStaked(totals.returned, totals.staked)}
          >
            <NetAmount amount={totals.net} />
          </Breakdown>
        </Fact>
      )}
      {comparison !== null && (
        <Fact name={t('month.average')}>
          <Breakdown
            id="month:average"
            of={month.of}
            name={t('month.average')}
            amount={comparison.average}
            lead={t('record:breakdown.average')}
            parts={[]}
            beside={[
              { name: t('month.yours'), value: <NetAmount amount={comparison.net} /> },
              { name: t('shared:staked'), value: moneyText(comparison.staked) },
            ]}
            facts={facts}
          >
            <NetAmount amount={comparison.average} />
          </Breakdown>
        </Fact>
      )}
    </Facts>
  )
}

/** Stands also while thousands of orders are added up, so that what is below stays where it is. */
function MonthFiguresSkeleton() {
  return <SkeletonRows count={4} height={42} hasFigure isFlat isOneLine />
}

export function MonthSkeleton() {
  return (
    <>
      <ChipsSkeleton count={1} />
      <MonthFiguresSkeleton />
    </>
  )
}
