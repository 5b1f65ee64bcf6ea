import { type Listing, unreadableIn } from '@/api/listing'
import type { Order } from '@/api/orders'
import { compare, fraction, minimum, roundAmounts } from '@/lib/money/sums'
import { type Money, ZERO, floorToWhole } from '@/lib/money/text'

export function isOrderOf(order: Pick<Order, 'period' | 'lines'>, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}

/**
 * Whether an order may have brought something in since, which changes the balance: one that was not
 * settled before and has not lost since, such as a round called off whose stake came back. True as
 * well where a record is not known or has rows that cannot be read: any of them may be one.
 */
export function mayHaveReturnSince(before: Listing<Order> | null, now: Listing<Order> | null): boolean {
  if (before === null || now === null || unreadableIn([before, now]) > 0) return true
  const roundOf = ({ gameName, period }: Order) => `${gameName}|${period}`
  const settled = new Set(before.filter(({ isSettled }) => isSettled).map(roundOf))
  const hasLost = ({ lines }: Order) => lines.length > 0 && lines.every(({ outcome }) => outcome === 'lost')
  return now.some((order) => order.isSettled && !settled.has(roundOf(order)) && !hasLost(order))
}

const MOST_RECENT_STAKES = 3

/**
 * The stakes per note that are offered with one tap, ascending and none above the balance: the
 * member's own last ones, in any game, of which none is above the last, so that no button suggests
 * more than they just staked; round ones of at most a twentieth of the balance for who has none.
 * @param orders newest first
 */
export function offeredStakes(orders: readonly Order[], balance: Money): Money[] {
  const stakes = orders.flatMap(({ lines }) => lines.map(({ stake }) => stake))
  const [last] = stakes
  if (last === undefined) return roundAmounts(ZERO, fraction(balance, 1, 20))
  const most = minimum(last, balance)
  const offered = stakes.filter((stake) => isOffered(stake) && compare(stake, most) <= 0)
  return [...new Set(offered)].slice(0, MOST_RECENT_STAKES).sort(compare)
}

/** An amount that can be typed: whole, and more than zero. */
function isOffered(stake: Money): boolean {
  return compare(stake, ZERO) > 0 && floorToWhole(stake) === stake
}
