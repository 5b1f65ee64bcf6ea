import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatList } from '@/i18n/format'
import { sum } from '@/lib/money/sums'
import type { AwaitedPeriod } from '@/shared/money-request/awaited'
import { useOrderLineDetails } from '@/shared/records/use-order-line-details'
import { Countdown, useSecondsLeft } from '@/ui/Countdown'
import { DottedLine } from '@/ui/Facts'
import { NumbersFaceDown } from '@/ui/DrawnNumbers'
import { Eyebrow } from '@/ui/text'
import { Money } from '@/ui/Money'
import { Slip } from './Slip'

/** A round that is not drawn yet: what was picked, what is staked, and the clock. */
export function OpenSlip({
  period: { gameName, period, closesAt },
  orders,
  visit,
}: {
  period: AwaitedPeriod
  orders: readonly Order[]
  /** A line on the visit, in one of the slips. */
  visit: ReactNode
}) {
  const { nameOf } = useOrderLineDetails(orders)
  const picks = [...new Set(orders.flatMap(({ lines }) => lines.map(nameOf)))]
  return (
    <Slip
      gameName={gameName}
      period={period}
      tiles={<NumbersFaceDown size="small" />}
      detail={
        orders.length > 0 && (
          <DottedLine
            parts={[formatList(picks), <Money key="total" amount={sum(orders.map(({ total }) => total))} />]}
          />
        )
      }
      more={visit}
      end={<Clock closesAt={closesAt} />}
    />
  )
}

function Clock({ closesAt }: { closesAt: number | null }) {
  const { t } = useTranslation(['reservation', 'common'])
  const secondsLeft = useSecondsLeft(closesAt)
  if (closesAt === null) return <Eyebrow>{t('common:closingUnknown')}</Eyebrow>
  if (secondsLeft === 0) return <Eyebrow>{t('phase.waiting')}</Eyebrow>
  return (
    <b>
      <Countdown deadline={closesAt} />
    </b>
  )
}
