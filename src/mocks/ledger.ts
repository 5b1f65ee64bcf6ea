import { add, subtract, sum } from '../lib/money/sums.ts'
import type { Money } from '../lib/money/text.ts'
import { gameById, type Game } from './catalogue/games.ts'
import { PUBLISH_DELAY_MS, drawnNumbers, periodEnd, settleLine } from './draws.ts'
import type { MemberRecord, OrderRecord, TopUpRecord, WithdrawalRecord, WorldState } from './state.ts'

export const TOP_UP_REVIEW_MS = 90_000
export const WITHDRAWAL_REVIEW_MS = 120_000
export const WITHDRAWAL_PAID_MS = 300_000

/** A withdrawal whose amount ends like this is refused at its review: tests and demos need one on demand. */
export const REFUSED_AMOUNT_ENDING = '13'

/** Brings orders, top-ups and withdrawals to where they stand at `now`. Repeating it changes nothing. */
export function advance(state: WorldState, now: number): void {
  settleOrders(state, now)
  creditTopUps(state, now)
  reviewWithdrawals(state, now)
}

/** Writes a draw's outcome into an order and returns what it pays back. */
export function settleOrder(order: OrderRecord, game: Game, seed: number, at: number): Money {
  const drawn = drawnNumbers(seed, game.key, order.period)
  order.lines = order.lines.map(({ type }) => ({ type, ...settleLine(type, order.perNote, game.odds, drawn) }))
  order.settled = true
  order.updatedAt = at
  return returnsOf(order)
}

/** What an order has paid back so far: the gross returns of its winning notes. */
export function returnsOf(order: OrderRecord): Money {
  return sum(order.lines.filter((line) => line.outcome === 1).map((line) => line.profit))
}

export interface Totals {
  readonly staked: Money
  readonly returned: Money
  readonly toppedUp: Money
  readonly withdrawn: Money
}

/** A member's totals. What has left the balance counts at once, so opening + these always make the balance. */
export function totalsOf(state: WorldState, memberId: string): Totals {
  const own = <T extends { memberId: string }>(records: T[]): T[] => records.filter((it) => it.memberId === memberId)
  const orders = own(state.orders)
  return {
    staked: sum(orders.map((order) => order.total)),
    returned: sum(orders.map(returnsOf)),
    toppedUp: sum(
      own(state.topUps)
        .filter((topUp) => topUp.credited)
        .map((topUp) => topUp.money),
    ),
    withdrawn: sum(
      own(state.withdrawals)
        .filter((it) => it.status !== 3)
        .map((it) => it.money),
    ),
  }
}

/** The balance that the opening amount and the totals amount to. */
export function balanceFrom(opening: Money, totals: Totals): Money {
  return subtract(add(add(opening, totals.toppedUp), totals.returned), add(totals.staked, totals.withdrawn))
}

/**
 * Reviews at once what a member is waiting for: credits the top-ups, pays or refuses the withdrawals.
 * @returns how many of each.
 */
export function reviewNow(state: WorldState, memberId: string, now: number): { topUps: number; withdrawals: number } {
  const topUps = state.topUps.filter((it) => it.memberId === memberId && !it.credited)
  for (const topUp of topUps) credit(state, topUp)
  const withdrawals = state.withdrawals.filter((it) => it.memberId === memberId && (it.status === 1 || it.status === 2))
  for (const withdrawal of withdrawals) {
    if (withdrawal.status === 1) review(state, withdrawal, now)
    if (withdrawal.status === 2) Object.assign(withdrawal, { status: 4, reviewedAt: now })
  }
  return { topUps: topUps.length, withdrawals: withdrawals.length }
}

function settleOrders(state: WorldState, now: number): void {
  for (const order of state.orders) {
    const game = order.settled ? null : gameById(order.gameId)
    const endsAt = game === null ? null : periodEnd(order.period, game.seconds)
    if (game === null || endsAt === null || now < endsAt + PUBLISH_DELAY_MS) continue
    pay(state, order.memberId, settleOrder(order, game, state.seed, endsAt + PUBLISH_DELAY_MS))
  }
}

function creditTopUps(state: WorldState, now: number): void {
  for (const topUp of state.topUps) {
    if (!topUp.credited && now >= topUp.createdAt + TOP_UP_REVIEW_MS) credit(state, topUp)
  }
}

function credit(state: WorldState, topUp: TopUpRecord): void {
  topUp.credited = true
  pay(state, topUp.memberId, topUp.money)
}

function reviewWithdrawals(state: WorldState, now: number): void {
  for (const withdrawal of state.withdrawals) {
    const reviewedAt = withdrawal.createdAt + WITHDRAWAL_REVIEW_MS
    if (withdrawal.status === 1 && now >= reviewedAt) review(state, withdrawal, reviewedAt)
    if (withdrawal.status === 2 && now >= withdrawal.createdAt + WITHDRAWAL_PAID_MS) {
      withdrawal.status = 4
      withdrawal.reviewedAt = withdrawal.createdAt + WITHDRAWAL_PAID_MS
    }
  }
}

function review(state: WorldState, withdrawal: WithdrawalRecord, at: number): void {
  const refused = withdrawal.money.endsWith(REFUSED_AMOUNT_ENDING)
  withdrawal.status = refused ? 3 : 2
  withdrawal.reviewedAt = at
  if (refused) pay(state, withdrawal.memberId, withdrawal.money)
}

function pay(state: WorldState, memberId: string, amount: Money): void {
  const member = state.members.find((it: MemberRecord) => it.id === memberId)
  if (member !== undefined) member.money = add(member.money, amount)
}
