import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { moneyText, signedMoneyText } from '@/ui/Money'
import type { OrderLineDetails } from '../use-order-line-details'
import { LazyLinesSheet } from './LazyLinesSheet'
import { netParts, orderLineSteps, SHARES, type Share } from './rules'
import { Trail } from './Trail'
import { useSteps } from '../use-steps'

export interface OrdersTrailProps {
  id: string
  name: string
  /** The day or month that the figure is of, if its name does not say it. */
  of?: string | undefined
  amount: Money
  share: Share
  /** Of these; the share tells which of them count. */
  orders: readonly Order[]
  facts: OrderLineDetails
  lead?: string
  /** Entries that are missing in the record. */
  unreadable?: number
  isFiltered?: boolean
  children: ReactNode
}

/** A figure that is summed up from orders. Needs the section `record`. */
export function OrdersTrail({ id, share, orders, lead, children, ...figure }: OrdersTrailProps) {
  const { t } = useTranslation('record')
  const { name, of, amount } = figure
  const words = `${name} ${share.isNet ? signedMoneyText(amount) : moneyText(amount)}`
  return (
    <Trail
      id={id}
      label={t('trail.see', { figure: of === undefined ? words : `${of} · ${words}` })}
      sheet={(onClose) => (
        <OrdersSheet
          {...figure}
          orders={orders}
          share={share}
          title={t('trail.title', { figure: name })}
          lead={lead ?? t('trail.record')}
          isNet={share.isNet}
          onClose={onClose}
        />
      )}
    >
      {children}
    </Trail>
  )
}

interface OrdersSheetProps extends Omit<ComponentProps<typeof LazyLinesSheet>, 'lines' | 'parts'> {
  orders: readonly Order[]
  share: Share
}

/** Opens once thousands of orders have been gone through; it never waits for a few. */
function OrdersSheet({ orders, share, ...sheet }: OrdersSheetProps) {
  const { payoutOf } = sheet.facts
  const read = useCallback(() => orderLineSteps(orders, share, payoutOf), [orders, share, payoutOf])
  const lines = useSteps(read)
  const parts = useMemo(() => (share === SHARES.net ? netParts(orders, payoutOf) : []), [orders, share, payoutOf])
  return lines === undefined ? null : <LazyLinesSheet {...sheet} lines={lines} parts={parts} />
}
