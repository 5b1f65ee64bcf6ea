import type { NewOrder, Order } from '@/api/orders'
import { compare } from '@/lib/money/sums'
import { floorToWhole, ZERO, type Money } from '@/lib/money/text'

export function isOrderOf(order: Pick<Order, 'period' | 'lines'>, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}

/** When each of the record's orders like this one was placed, by the platform's clock. */
export function alikeOrders(
  orders: readonly Order[],
  order: Pick<NewOrder, 'gameId' | 'period' | 'types' | 'perNote'>,
): string[] {
  const wanted = [...order.types].sort().join(',')
  return orders
    .filter(
      ({ period, lines }) =>
        period === order.period &&
        lines
          .map(({ type }) => type)
          .sort()
          .join(',') === wanted &&
        lines.every(({ gameId, stake }) => gameId === order.gameId && compare(stake, order.perNote) === 0),
    )
    .map(({ lines }) => lines[0]?.placedAt ?? '')
}

const MOST_RECENT_STAKES = 3

/**
 * What the member may stake again with one tap: their own last stakes per note, in any game,
 * ascending. None is above the last one, so that no button suggests more than they just staked.
 * @param orders newest first
 */
export function recentStakes(orders: readonly Order[]): Money[] {
  const stakes = orders.flatMap(({ lines }) => lines.map(({ stake }) => stake))
  const [last] = stakes
  if (last === undefined) return []
  const offered = stakes.filter((stake) => isOffered(stake) && compare(stake, last) <= 0)
  return [...new Set(offered)].slice(0, MOST_RECENT_STAKES).sort(compare)
}

/** An amount that can be typed: whole, and more than zero. */
function isOffered(stake: Money): boolean {
  return compare(stake, ZERO) > 0 && floorToWhole(stake) === stake
}
