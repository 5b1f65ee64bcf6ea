import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import type { Steps } from '@/lib/steps'
import { totalsOf, type PayoutOf, type Totals } from '@/shared/records/order-sums'
import { SHARES, type Share, type TrailFigure } from '@/shared/trail/rules'
import { Trail } from '@/shared/trail/Trail'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { useSteps } from '@/shared/load/use-steps'
import { Fact } from '@/ui/Facts'
import { moneyText, NetAmount } from '@/ui/Money'
import { AVERAGE, comparisonSteps, type Comparison } from './month'

interface MonthProps {
  /** The month's name. */
  of: string
  orders: readonly Order[]
  facts: OrderLineDetails
  unreadable: number
}

function* added(
  orders: readonly Order[],
  payoutOf: PayoutOf,
): Steps<{ totals: Totals; comparison: Comparison | null }> {
  const comparison = yield* comparisonSteps(orders, payoutOf)
  yield
  return { totals: totalsOf(orders, payoutOf), comparison }
}

/** The amounts of a month, each in the orders it is made of. */
export function MonthFigures(month: MonthProps) {
  const { t } = useTranslation(['report', 'record', 'shared'])
  const { orders, facts } = month
  const { payoutOf } = facts
  const addUp = useCallback(() => added(orders, payoutOf), [orders, payoutOf])
  const sums = useSteps(addUp)
  if (sums === undefined) return null
  const { totals, comparison } = sums
  const net = t('shared:net')
  return (
    <>
      <MonthFigure {...month} id="staked" name={t('shared:staked')} amount={totals.staked} share={SHARES.staked} />
      <MonthFigure
        {...month}
        id="returned"
        name={t('shared:returned')}
        amount={totals.returned}
        share={SHARES.returned}
      />
      {totals.isPartial ? (
        <Fact name={net} weight="strong">
          {t('shared:notKnown')}
        </Fact>
      ) : (
        <MonthFigure {...month} id="net" name={net} amount={totals.net} share={SHARES.net} isStrong />
      )}
      {comparison !== null && (
        <MonthFigure
          {...month}
          id="average"
          name={t('month.average', { staked: moneyText(comparison.staked) })}
          amount={comparison.average}
          beside={{ name: t('month.yours', { staked: moneyText(comparison.staked) }), amount: comparison.net }}
          share={AVERAGE}
          lead={t('record:trail.average')}
        />
      )}
    </>
  )
}

function MonthFigure({
  id,
  isStrong = false,
  share,
  orders,
  ...figure
}: MonthProps & {
  id: string
  name: string
  amount: Money
  share: Share
  beside?: TrailFigure['beside']
  lead?: string
  isStrong?: boolean
}) {
  const { name, amount } = figure
  const { isNet } = share
  return (
    <Fact name={name} weight={isStrong ? 'strong' : undefined}>
      <Trail {...figure} id={`month:${id}`} isNet={isNet} entries={{ orders, share }}>
        {isNet ? <NetAmount amount={amount} /> : moneyText(amount)}
      </Trail>
    </Fact>
  )
}
