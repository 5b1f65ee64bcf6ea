import type { Game, PayoutOption } from '@/api/games'
import type { Member } from '@/api/account'
import type { AmountProblem, AmountReading } from '@/lib/money/amount-text'
import { compare, multiplyByFraction, maximum, minimum, multiply, roundAmountsBetween } from '@/lib/money/sums'
import { type Money, ZERO, truncateToWhole, isZero } from '@/lib/money/text'
import type { LimitRefusal } from '@/domain/limits/check'
import type { MoneyRequestOf, NotSentReason } from '@/domain/money-request/request'
import type { UnreadableAmount } from '@/kit/forms/amount-draft'
import { type GameRules, ruleOf } from '@/lib/game-rules'
import { type Listing, countUnreadable } from '@/api/listing'
import type { Order } from '@/api/orders'
import { fingerprintOf } from '@/domain/records/order-sums'

/** Minimum time between two orders (reading 43). */
export const MIN_ORDER_INTERVAL_MS = 3000

export interface OrderDraft {
  types: readonly string[]
  /** Stake on each pick; null while no readable amount is typed. */
  perNote: Money | null
  /** Why the typed text is not an amount; null if the text is readable or empty. */
  amountProblem: AmountProblem | null
  /** Stake on all picks; null if `perNote` is null. */
  total: Money | null
}

export type OrderRequest = MoneyRequestOf<'order'>

export type OrderRefusal =
  | {
      kind:
        | 'timeCheck'
        | 'blocked'
        | 'noPeriod'
        | 'noBalance'
        | 'wrongAmount'
        | 'chooseNumber'
        | 'enterAmount'
        | 'closed'
        | NotSentReason
    }
  | UnreadableAmount
  | { kind: 'insufficient'; needed: Money; balance: Money }
  | { kind: 'contactAdmin'; needed: Money; balance: Money }
  | LimitRefusal

type OrderingMember = Pick<Member, 'balance' | 'isOrderBlocked'>

export function orderDraftOf(types: readonly string[], { amount, problem: amountProblem }: AmountReading): OrderDraft {
  return {
    types,
    perNote: amount,
    amountProblem,
    total: amount === null ? null : multiply(amount, types.length),
  }
}

/** Returns null if the draft has no pick or no amount. */
export function requestOf({ types, perNote, total }: OrderDraft, game: Game): OrderRequest | null {
  if (perNote === null || total === null || types.length === 0) return null
  const { id: gameId, name: gameName, openPeriod: period, closesAt } = game
  return { kind: 'order', gameId, gameName, period, closesAt, types: [...types], perNote, total }
}

/**
 * Returns a refusal that applies to every draft; null if there is none. An order without a period
 * is refused, because it could never be found in the platform's list of orders.
 */
export function orderAccessRefusal(game: Pick<Game, 'openPeriod'>, member: OrderingMember): OrderRefusal | null {
  if (member.isOrderBlocked) return { kind: 'blocked' }
  if (member.balance === null) return { kind: 'noBalance' }
  return game.openPeriod === '' ? { kind: 'noPeriod' } : null
}

/**
 * Returns the first reason against a draft; null if there is none. Access and an unreadable amount
 * are checked first. The other checks have the specification's sequence (reading 39): zero, no
 * option, no amount, balance.
 */
export function orderDraftRefusal(
  { types, perNote, amountProblem, total }: OrderDraft,
  game: Pick<Game, 'openPeriod' | 'minimumBalance'>,
  member: OrderingMember,
): OrderRefusal | null {
  const accessRefusal = orderAccessRefusal(game, member)
  if (accessRefusal !== null) return accessRefusal
  if (amountProblem !== null) return { kind: 'unreadable', problem: amountProblem }
  if (perNote !== null && isZero(perNote)) return { kind: 'wrongAmount' }
  if (types.length === 0) return { kind: 'chooseNumber' }
  return total === null ? { kind: 'enterAmount' } : balanceRefusal(total, game, member)
}

/** Returns the first reason not to send a reviewed order at `now` (epoch ms), or null. */
export function orderRequestRefusal(
  order: OrderRequest,
  game: Pick<Game, 'openPeriod' | 'minimumBalance'>,
  member: OrderingMember,
  now: number,
): OrderRefusal | null {
  if (game.openPeriod === '') return { kind: 'noPeriod' }
  // If the closing time is unknown, only the platform can refuse a late order (reading 87).
  const isTooLate = order.closesAt !== null && now >= order.closesAt
  if (order.period !== game.openPeriod || isTooLate) return { kind: 'closed' }
  if (member.isOrderBlocked) return { kind: 'blocked' }
  return balanceRefusal(order.total, game, member)
}

function balanceRefusal(
  needed: Money,
  game: Pick<Game, 'minimumBalance'>,
  member: OrderingMember,
): OrderRefusal | null {
  const { balance } = member
  if (balance === null) return { kind: 'noBalance' }
  if (compare(needed, balance) > 0) return { kind: 'insufficient', needed, balance }
  return minimumBalanceRefusal(game, member)
}

/**
 * Null if the balance suffices or is unknown, or if the game has no minimum. The balance is checked
 * when the draw opens and when an order is confirmed (reading 84).
 */
export function minimumBalanceRefusal(
  { minimumBalance }: Pick<Game, 'minimumBalance'>,
  { balance }: Pick<Member, 'balance'>,
): Extract<OrderRefusal, { kind: 'contactAdmin' }> | null {
  if (minimumBalance === null || balance === null || compare(balance, minimumBalance) >= 0) return null
  return { kind: 'contactAdmin', needed: minimumBalance, balance }
}

/** Two picks of which exactly one wins in every draw, such as big and small or odd and even. */
export interface OppositePicks {
  types: readonly [string, string]
  staked: Money
  /** Lowest and highest return of the pair, stake included; null if a payout is not published. */
  returnRange: { least: Money; most: Money } | null
}

/** Returns the opposite picks that cannot return their stakes or have an unpublished payout. */
export function oppositePicksToWarnOf(
  rules: GameRules | null,
  options: readonly PayoutOption[],
  types: readonly string[],
  perNote: Money,
): OppositePicks[] {
  if (rules === null) return []
  return types.flatMap((first, at) =>
    types.slice(at + 1).flatMap((second): OppositePicks[] => {
      if (!areOppositePicks(rules, first, second)) return []
      const returnRange = returnRangeOf(options, [first, second], perNote)
      const staked = multiply(perNote, 2)
      if (returnRange !== null && compare(returnRange.most, staked) >= 0) return []
      return [{ types: [first, second], staked, returnRange }]
    }),
  )
}

function areOppositePicks(rules: GameRules, first: string, second: string): boolean {
  const [firstRule, secondRule] = [ruleOf(rules, first), ruleOf(rules, second)]
  if (firstRule === null || secondRule === null) return false
  return rules.outcomes.every((numbers) => firstRule.wins(numbers) !== secondRule.wins(numbers))
}

function returnRangeOf(
  options: readonly PayoutOption[],
  types: readonly [string, string],
  perNote: Money,
): OppositePicks['returnRange'] {
  const [first = null, second = null] = types.map((type) => options.find((option) => option.type === type)?.payout)
  if (first === null || second === null) return null
  const returns = [multiply(perNote, first), multiply(perNote, second)] as const
  return { least: minimum(...returns), most: maximum(...returns) }
}

/**
 * Returns true if a settled order may have raised the balance between two reads of the list of
 * orders. Only an order that was settled after the first read, and whose picks have not all lost,
 * can raise it. Also true if a list is unknown or has unreadable rows.
 */
export function mayHaveReturnSince(before: Listing<Order> | null, now: Listing<Order> | null): boolean {
  if (before === null || now === null || countUnreadable([before, now]) > 0) return true
  // Orders are compared by their content, because rounds of different days may have the same
  // number.
  const settledFingerprintsBefore = new Set(before.filter(({ isSettled }) => isSettled).map(fingerprintOf))
  const haveAllPicksLost = ({ lines }: Order) => lines.length > 0 && lines.every(({ outcome }) => outcome === 'lost')
  return now.some(
    (order) => order.isSettled && !settledFingerprintsBefore.has(fingerprintOf(order)) && !haveAllPicksLost(order),
  )
}

const MAX_OFFERED_STAKES = 3

/**
 * Returns at most three stakes per pick, ascending, from the member's `orders` (newest first). None
 * is above the balance, or above the newest stake, so no button suggests more than the member has
 * just staked. Fewer than three are completed by smaller round amounts. A member without orders
 * gets round amounts of at most a twentieth of the balance.
 */
export function offeredStakes(orders: readonly Order[], balance: Money): Money[] {
  const stakes = orders.flatMap(({ lines }) => lines.map(({ stake }) => stake))
  const [lastStake] = stakes
  if (lastStake === undefined) return roundAmountsBetween(ZERO, multiplyByFraction(balance, 1, 20))
  const maxStake = minimum(lastStake, balance)
  const offeredValues = stakes.filter((stake) => isWholeAndPositive(stake) && compare(stake, maxStake) <= 0)
  const smallerAmounts = roundAmountsBetween(ZERO, maxStake).sort((left, right) => compare(right, left))
  return [...new Set([...offeredValues, ...smallerAmounts])].slice(0, MAX_OFFERED_STAKES).sort(compare)
}

/** Only a whole amount above zero is offered, because the form accepts no other amount. */
function isWholeAndPositive(stake: Money): boolean {
  return compare(stake, ZERO) > 0 && truncateToWhole(stake) === stake
}
