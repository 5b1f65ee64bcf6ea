import { useTranslation } from 'react-i18next'
import { NetAmount } from '@/ui/NetAmount'
import { OrdersTrail, type OrdersTrailProps } from './OrdersTrail'
import { SHARES } from './rules'

/** The net of orders. Needs the sections `record` and `shared`. */
export function NetTrail(props: Omit<OrdersTrailProps, 'name' | 'share' | 'children'>) {
  const { t } = useTranslation('shared')
  return (
    <OrdersTrail {...props} name={t('net')} share={SHARES.net}>
      <NetAmount amount={props.amount} />
    </OrdersTrail>
  )
}
