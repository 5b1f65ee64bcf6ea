import type { Game } from '@/api/games'
import type { Member } from '@/api/account'
import type { NewOrder, Order } from '@/api/orders'
import { MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, multiply } from '@/lib/money/sums'
import { isZero, parseMoney, type Money } from '@/lib/money/text'

/** After a tap on Confirm no other order for this long (reading 43). */
export const ORDER_GUARD_MS = 3000
/** The look of a period's last seconds; the server alone refuses, at 0 (reading 87). */
const CLOSING_SECONDS = 5
/** 'Order successful' is said when the countdown crosses this (reading 42). */
export const ORDER_NOTICE_SECONDS = 59

export type Phase = 'open' | 'closing' | 'closed' | 'waiting' | 'blocked'

/** What the open period looks like; `isAwaited` while the result of the last one is asked for. */
export function phaseOf(secondsLeft: number, isAwaited: boolean, isBlocked: boolean): Phase {
  if (isBlocked) return 'blocked'
  if (secondsLeft === 0) return isAwaited ? 'waiting' : 'closed'
  return secondsLeft <= CLOSING_SECONDS ? 'closing' : 'open'
}

export interface OrderDraft {
  types: readonly string[]
  /** Digits as typed; may be empty. */
  amountText: string
}

/** An order as the member reviews it, everything frozen when the sheet opened (reading 38). */
export interface OrderRequest {
  gameId: string
  gameName: string
  period: string
  /** Epoch ms. */
  closesAt: number
  types: string[]
  perNote: Money
  total: Money
}

/** Why an order may not go; the kinds are keys of the words. */
export type OrderRefusal =
  | {
      kind:
        'blocked' | 'wrongAmount' | 'chooseNumber' | 'enterAmount' | 'tooLong' | 'closed' | 'offline' | 'unknownPending'
    }
  | { kind: 'insufficient'; needed: Money; balance: Money }
  | { kind: 'contactAdmin'; needed: Money; balance: Money }

type Account = Pick<Member, 'balance' | 'isOrderBlocked'>

/** The amount per note, or null while nothing valid is typed. */
export function amountOf(draft: OrderDraft): Money | null {
  return draft.amountText === '' || draft.amountText.length > MAX_AMOUNT_DIGITS ? null : parseMoney(draft.amountText)
}

/** Notes × amount per note. */
export function totalOf(draft: OrderDraft): Money | null {
  const perNote = amountOf(draft)
  return perNote === null ? null : multiply(perNote, draft.types.length)
}

/** The order of a draft on the period that is open now; null while the draft is not complete. */
export function requestOf(draft: OrderDraft, game: Game): OrderRequest | null {
  const perNote = amountOf(draft)
  const total = totalOf(draft)
  if (perNote === null || total === null || draft.types.length === 0) return null
  const { id: gameId, name: gameName, openPeriod: period, closesAt } = game
  return { gameId, gameName, period, closesAt, types: [...draft.types], perNote, total }
}

/**
 * Why the draft may not be ordered, or null. In the platform's order (reading 39): zero, none chosen, empty, then the balance;
 * before them what makes ordering impossible, after them what the game asks for.
 */
export function checkOrder(
  draft: OrderDraft,
  game: Pick<Game, 'minimumBalance'>,
  member: Account,
): OrderRefusal | null {
  if (member.isOrderBlocked) return { kind: 'blocked' }
  if (draft.amountText.length > MAX_AMOUNT_DIGITS) return { kind: 'tooLong' }
  const perNote = amountOf(draft)
  if (perNote !== null && isZero(perNote)) return { kind: 'wrongAmount' }
  if (draft.types.length === 0) return { kind: 'chooseNumber' }
  if (perNote === null) return { kind: 'enterAmount' }
  return checkBalance(multiply(perNote, draft.types.length), game, member)
}

/** Why a reviewed order may not go at the moment of confirming it, or null. */
export function checkReviewed(
  order: OrderRequest,
  game: Pick<Game, 'openPeriod' | 'minimumBalance'>,
  member: Account,
  { now, isOnline }: { now: number; isOnline: boolean },
): OrderRefusal | null {
  if (order.period !== game.openPeriod || now >= order.closesAt) return { kind: 'closed' }
  if (!isOnline) return { kind: 'offline' }
  if (member.isOrderBlocked) return { kind: 'blocked' }
  return checkBalance(order.total, game, member)
}

function checkBalance(needed: Money, game: Pick<Game, 'minimumBalance'>, member: Account): OrderRefusal | null {
  if (compare(needed, member.balance) > 0) return { kind: 'insufficient', needed, balance: member.balance }
  return checkEntry(game, member)
}

/** A game may ask for a balance: checked on entry and again at confirm (reading 84). */
export function checkEntry(
  game: Pick<Game, 'minimumBalance'>,
  member: Pick<Member, 'balance'>,
): Extract<OrderRefusal, { kind: 'contactAdmin' }> | null {
  if (game.minimumBalance === null || compare(member.balance, game.minimumBalance) >= 0) return null
  return { kind: 'contactAdmin', needed: game.minimumBalance, balance: member.balance }
}

/**
 * How many orders of the record are like this one: same game, period, options and amount. Orders have no id
 * (reading 86).
 */
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

/** True for an order of this game on this period. */
export function isOrderOf(order: Pick<Order, 'period' | 'lines'>, gameId: string, period: string): boolean {
  return order.period === period && order.lines.some((line) => line.gameId === gameId)
}
