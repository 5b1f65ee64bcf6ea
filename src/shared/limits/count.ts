import type { Order } from '@/api/orders'
import { add, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayNumber } from '@/lib/server-day'
import { dayOf, returnOf, type PayoutOf } from '@/shared/order-sums'
import { DAY_MS } from './limit'

export interface SentTopUp {
  id: string
  /** Epoch ms. */
  at: number
  amount: Money
}

/**
 * What was staked in the last days of the platform, `today` and the ones before it, and what of it
 * is lost. An order without a date counts in all of them. An open one counts as lost, and a return
 * of which it is not said whether the stake is in it counts as if it were (reading 47): a limit of
 * losses never lets through more than it says.
 * @param today days since 1970-01-01
 */
export function countOrders(
  orders: readonly Order[],
  { today, days, payoutOf }: { today: number; days: number; payoutOf: PayoutOf },
): { staked: Money; lost: Money } {
  const counted = orders.filter((order) => (dayNumber(dayOf(order)) ?? today) > today - days)
  const staked = sum(counted.map(({ total }) => total))
  const returned = counted
    .flatMap(({ lines }) => lines)
    .reduce((total, line) => add(total, returnOf(line, payoutOf(line)).returned ?? ZERO), ZERO)
  return { staked, lost: subtract(staked, returned) }
}

/** Over so many times 24 hours. What is said to be still to come counts too. */
export function countTopUps(topUps: readonly SentTopUp[], days: number, now: number): Money {
  return sum(topUps.filter(({ at }) => now - at < days * DAY_MS).map(({ amount }) => amount))
}

/** No limit looks further back. */
export function recentTopUps(topUps: readonly SentTopUp[], now: number): SentTopUp[] {
  return topUps.filter(({ at }) => now - at < 30 * DAY_MS)
}
