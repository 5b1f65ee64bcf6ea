import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { Eyebrow } from '@/ui/Eyebrow'
import { DrawnNumbers } from '@/ui/DrawnNumbers'

/**
 * Needs the section `reservation`. An open order shows no numbers, even if the platform sends some.
 */
export function OrderNumbers({ order, undrawn = '* * *' }: { order: Order; undrawn?: string }) {
  const { t } = useTranslation('reservation')
  if (!order.isSettled) return <Eyebrow>{undrawn}</Eyebrow>
  if (order.numbers === null) return <Eyebrow>{t('noResult')}</Eyebrow>
  return <DrawnNumbers numbers={order.numbers} size="small" />
}
