import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatServerTime } from '@/i18n/server-time'
import { isZero } from '@/lib/money/text'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { totalsOf } from '@/shared/order-sums'
import { NetTrail } from '@/shared/trail/NetTrail'
import { DottedLine } from '@/ui/DottedLine'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText } from '@/ui/Money'
import { SplitRow } from '@/ui/SplitRow'
import styles from './TotalsLine.module.css'

export function TotalsLine({
  day,
  orders,
  facts,
  ...list
}: {
  day: string
  orders: readonly Order[]
  facts: OrderLineDetails
  unreadable: number
  isFiltered: boolean
}) {
  const { t } = useTranslation(['record', 'shared'])
  const { staked, returned, net, pending, isPartial } = totalsOf(orders, facts.payoutOf)
  const hasSettled = orders.some(({ isSettled }) => isSettled)
  return (
    <div className={styles['day']}>
      <SplitRow align="baseline" gap="2px 12px">
        <h2 className="num">{formatServerTime(day)}</h2>{' '}
        {hasSettled && !isPartial && (
          <NetTrail {...list} id={`day:${day}`} of={formatServerTime(day)} amount={net} orders={orders} facts={facts} />
        )}
      </SplitRow>
      <Eyebrow as="p">
        <DottedLine
          parts={[
            hasSettled
              ? t(isPartial ? 'shared:stakedRecorded' : 'shared:stakedReturned', {
                  staked: moneyText(staked),
                  returned: moneyText(returned),
                })
              : '',
            isZero(pending) ? '' : t('stillOpenIs', { amount: moneyText(pending) }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        />
      </Eyebrow>
    </div>
  )
}
