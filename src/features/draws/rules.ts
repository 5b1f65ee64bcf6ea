import type { Game } from '@/api/games'
import type { Member } from '@/api/account'
import type { NewOrder, Order } from '@/api/orders'
import { MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, multiply } from '@/lib/money/sums'
import { isZero, parseMoney, type Money } from '@/lib/money/text'

/** Original section 9: after a tap no other order for this long. */
export const ORDER_GUARD_MS = 3000
/** The look of a period's last seconds; the server alone refuses, at 0 (PRODUCT, decision "Countdown"). */
export const CLOSING_SECONDS = 5
/** Original section 4: 'Order successful' is said when the countdown crosses this. */
export const ORDER_NOTICE_SECONDS = 59

export interface OrderDraft {
  types: readonly string[]
  /** Digits as typed; may be empty. */
  amountText: string
}

/** Why an order may not go, in the words' keys of the pack. */
export type OrderRefusal =
  | {
      reason:
        'blocked' | 'wrongAmount' | 'chooseNumber' | 'enterAmount' | 'tooLong' | 'closed' | 'offline' | 'unknownPending'
    }
  | { reason: 'insufficient'; needed: Money; balance: Money }
  | { reason: 'contactAdmin'; needed: Money; balance: Money }

/** The amount per note, or null while nothing valid is typed. */
export function amountOf(draft: OrderDraft): Money | null {
  return draft.amountText === '' || draft.amountText.length > MAX_AMOUNT_DIGITS ? null : parseMoney(draft.amountText)
}

/** Notes × amount per note. */
export function totalOf(draft: OrderDraft): Money | null {
  const perNote = amountOf(draft)
  return perNote === null ? null : multiply(perNote, draft.types.length)
}

/**
 * Why this order may not go, or null. In the original's order (section 5, reading 39): zero, none chosen, empty, then the balance;
 * before them what makes ordering impossible, after them what the game asks for.
 */
export function checkOrder(
  draft: OrderDraft,
  game: Pick<Game, 'minimumBalance'>,
  member: Pick<Member, 'balance' | 'isOrderBlocked'>,
): OrderRefusal | null {
  if (member.isOrderBlocked) return { reason: 'blocked' }
  if (draft.amountText.length > MAX_AMOUNT_DIGITS) return { reason: 'tooLong' }
  const perNote = amountOf(draft)
  if (perNote !== null && isZero(perNote)) return { reason: 'wrongAmount' }
  if (draft.types.length === 0) return { reason: 'chooseNumber' }
  if (perNote === null) return { reason: 'enterAmount' }
  const needed = multiply(perNote, draft.types.length)
  if (compare(needed, member.balance) > 0) return { reason: 'insufficient', needed, balance: member.balance }
  return checkEntry(game, member)
}

/** A game may ask for a balance: checked on entry and again at confirm (reading 84). */
export function checkEntry(
  game: Pick<Game, 'minimumBalance'>,
  member: Pick<Member, 'balance'>,
): Extract<OrderRefusal, { reason: 'contactAdmin' }> | null {
  if (game.minimumBalance === null || compare(member.balance, game.minimumBalance) >= 0) return null
  return { reason: 'contactAdmin', needed: game.minimumBalance, balance: member.balance }
}

/** How many orders of the record are like this one: same game, period, options and amount. Orders have no id (PRODUCT, "Identity"). */
export function countAlike(
  orders: readonly Order[],
  order: Pick<NewOrder, 'gameId' | 'period' | 'types' | 'perNote'>,
): number {
  const wanted = [...order.types].sort().join(',')
  return orders.filter(
    ({ period, lines }) =>
      period === order.period &&
      lines
        .map(({ type }) => type)
        .sort()
        .join(',') === wanted &&
      lines.every(({ gameId, stake }) => gameId === order.gameId && compare(stake, order.perNote) === 0),
  ).length
}

/** True when a countdown has just crossed the notice mark: throttled timers may skip the very second (reading 42). */
export function crossesNotice(previous: number | null, current: number): boolean {
  return previous !== null && previous > ORDER_NOTICE_SECONDS && current <= ORDER_NOTICE_SECONDS && current > 0
}
