import type { LineOutcome, Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { placedAtOf, totalsOf } from '../records/order-sums'
import type { OrderLineDetails } from '../records/use-order-line-details'

/** Times are the server's, as sent. What is not known is null. */
export interface OrderReceipt {
  game: string
  round: string
  /** The credits are worth nothing. */
  isDemo: boolean
  /** Epoch ms of the answer, where this is of a copy that this device kept. */
  copyAt: number | null
  status: string
  isSettled: boolean
  numbers: readonly number[] | null
  placedAt: string
  updatedAt: string
  picks: { option: string; stake: Money; outcome: LineOutcome }[]
  staked: Money
  returned: Money | null
  net: Money | null
}

export function receiptOf(
  order: Order,
  { payoutOf, nameOf, asOf = null }: Pick<OrderLineDetails, 'payoutOf' | 'nameOf'> & Partial<OrderLineDetails>,
  { isDemo, status }: Pick<OrderReceipt, 'isDemo' | 'status'>,
): OrderReceipt {
  const totals = totalsOf([order], payoutOf)
  return {
    game: order.gameName,
    round: order.period,
    isDemo,
    copyAt: asOf,
    status,
    isSettled: order.isSettled,
    numbers: order.isSettled ? order.numbers : null,
    placedAt: placedAtOf(order),
    updatedAt: order.updatedAt,
    picks: order.lines.map((line) => ({ option: nameOf(line), stake: line.stake, outcome: line.outcome })),
    staked: order.total,
    returned: order.isSettled ? totals.returned : null,
    net: order.isSettled && !totals.isPartial ? totals.net : null,
  }
}
