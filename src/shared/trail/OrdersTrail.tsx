import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { moneyText, signedMoneyText } from '@/ui/Money'
import type { OrderLineDetails } from '../use-order-line-details'
import { LazyLinesSheet } from './LazyLinesSheet'
import { netParts, orderLines, SHARES, type Share } from './rules'
import { Trail } from './Trail'

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
  const { name, of, amount, facts } = figure
  const words = `${name} ${share.isNet ? signedMoneyText(amount) : moneyText(amount)}`
  return (
    <Trail
      id={id}
      label={t('trail.see', { figure: of === undefined ? words : `${of} · ${words}` })}
      sheet={(onClose) => (
        <LazyLinesSheet
          {...figure}
          title={t('trail.title', { figure: name })}
          lead={lead ?? t('trail.record')}
          isNet={share.isNet}
          parts={share === SHARES.net ? netParts(orders, facts.payoutOf) : []}
          lines={orderLines(orders, share, facts.payoutOf)}
          onClose={onClose}
        />
      )}
    >
      {children}
    </Trail>
  )
}
