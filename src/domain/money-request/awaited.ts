import * as v from 'valibot'
import type { Order } from '@/api/orders'
import { ordersOfPeriod } from '@/domain/records/orders-of-period'

export const awaitedPeriodSchema = v.object({
  memberId: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Epoch ms; null if the platform did not say when the period closes. */
  closesAt: v.fallback(v.nullable(v.number()), null),
  /** Epoch ms at which the order was sent; 0 if an older build stored the period. */
  sentAt: v.fallback(v.number(), 0),
})

/**
 * A period with an accepted order of the member. Stored until the settlement of the period is
 * reported or the member logs out.
 */
export type AwaitedPeriod = v.InferOutput<typeof awaitedPeriodSchema>

export function awaitedId({ memberId, gameId, period }: Pick<AwaitedPeriod, 'memberId' | 'gameId' | 'period'>): string {
  return [memberId, gameId, period].join('|')
}

/** Sorts the period that closes soonest first, and periods with unknown closing times last. */
export function sortByClosing<Period extends AwaitedPeriod>(periods: readonly Period[]): Period[] {
  return [...periods].sort((left, right) => (left.closesAt ?? Infinity) - (right.closesAt ?? Infinity) || 0)
}

/**
 * Returns the orders on an awaited period; none if it is unclear which orders belong to it.
 * @param at closing time of the period in epoch ms; if unknown, a time at which the period was open
 */
export function ordersOfAwaited(
  { gameName, period }: Pick<AwaitedPeriod, 'gameName' | 'period'>,
  at: number,
  orders: readonly Order[],
): readonly Order[] {
  const ordersWithNumber = orders.filter((order) => order.gameName === gameName && order.period === period)
  return ordersOfPeriod(ordersWithNumber, at) ?? []
}
