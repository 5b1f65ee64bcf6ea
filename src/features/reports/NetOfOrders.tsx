import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { SHARES } from '@/shared/trail/rules'
import { Trail } from '@/shared/trail/Trail'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { NetAmount } from '@/ui/Money'

/** The net of orders of a time, which unfolds. */
export function NetOfOrders({
  id,
  of,
  amount,
  orders,
  facts,
}: {
  id: string
  of: string
  amount: Money
  orders: readonly Order[]
  facts: OrderLineDetails
}) {
  const { t } = useTranslation('shared')
  return (
    <Trail id={id} of={of} name={t('net')} amount={amount} isNet entries={{ orders, share: SHARES.net }} facts={facts}>
      <NetAmount amount={amount} />
    </Trail>
  )
}
