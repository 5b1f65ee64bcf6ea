import { add, multiply, subtract, sum } from '../lib/money/sums.ts'
import { type Money, ZERO } from '../lib/money/text.ts'
import { gameById, type Game } from './catalogue/games.ts'
import { type OptionType, PUBLISH_DELAY_MS, periodEnd, settleLine } from './draws.ts'
import { resultUnderCheats, drawnResult } from './results.ts'
import type { OrderRecord, TopUpRecord, WithdrawalRecord, WithdrawalStatus, WorldState } from './state.ts'

const TOP_UP_REVIEW_MS = 90_000
const WITHDRAWAL_REVIEW_MS = 120_000
const WITHDRAWAL_PAID_MS = 300_000

/**
 * The review refuses a withdrawal whose amount ends in these digits, so that tests and demos can
 * show a refusal.
 */
const REFUSED_AMOUNT_ENDING = '13'

/**
 * Settles orders and decides requests that are due at `now` (epoch ms). A second call with the same
 * `now` changes nothing.
 */
export function advance(state: WorldState, now: number): void {
  settleOrders(state, now)
  creditTopUps(state, now)
  reviewWithdrawals(state, now)
}

type NewOrder = Pick<OrderRecord, 'memberId' | 'gameId' | 'period' | 'perNote' | 'createdAt'>

export function createOrder(order: NewOrder, types: readonly OptionType[]): OrderRecord {
  return {
    ...order,
    total: multiply(order.perNote, types.length),
    lines: types.map((type) => ({ type, outcome: 0, profit: ZERO })),
    settled: false,
    updatedAt: order.createdAt,
  }
}

/** Records the order's results at epoch ms `at`. Returns the amount to pay out; does not pay it. */
export function settleOrder(state: WorldState, order: OrderRecord, game: Game, at: number): Money {
  const drawNumbers = drawnResult(state, game, order.period)
  const resultOf = (type: OptionType) =>
    resultUnderCheats(settleLine(type, order.perNote, game.odds, drawNumbers), state.cheats, at - PUBLISH_DELAY_MS)
  order.lines = order.lines.map(({ type }) => ({ type, ...resultOf(type) }))
  order.settled = true
  order.updatedAt = at
  return returnsOf(order)
}

function returnsOf(order: OrderRecord): Money {
  return sum(order.lines.filter((line) => line.outcome === 1).map((line) => line.profit))
}

export interface Totals {
  readonly staked: Money
  readonly returned: Money
  readonly toppedUp: Money
  readonly withdrawn: Money
}

export function totalsOf(state: WorldState, memberId: string): Totals {
  const recordsOfMember = <T extends { memberId: string }>(records: T[]): T[] =>
    records.filter((record) => record.memberId === memberId)
  const orders = recordsOfMember(state.orders)
  return {
    staked: sum(orders.map((order) => order.total)),
    returned: sum(orders.map(returnsOf)),
    toppedUp: sum(
      recordsOfMember(state.topUps)
        .filter((topUp) => topUp.status === 'credited')
        .map((topUp) => topUp.money),
    ),
    withdrawn: sum(
      recordsOfMember(state.withdrawals)
        .filter((withdrawal) => withdrawal.status !== 3)
        .map((withdrawal) => withdrawal.money),
    ),
  }
}

export function balanceFrom(opening: Money, totals: Totals): Money {
  return subtract(add(add(opening, totals.toppedUp), totals.returned), add(totals.staked, totals.withdrawn))
}

export interface OpenRequest {
  readonly id: number
  readonly kind: 'top-up' | 'withdrawal'
  readonly money: Money
  readonly status: 'waiting' | 'reviewed'
}

export function openRequestsOf(state: WorldState, memberId: string): OpenRequest[] {
  const { topUps, withdrawals } = openRecords(state, memberId)
  return [
    ...topUps.map(({ id, money }) => ({ id, kind: 'top-up', money, status: 'waiting' }) as const),
    ...withdrawals.map(
      ({ id, money, status }) =>
        ({ id, kind: 'withdrawal', money, status: status === 1 ? 'waiting' : 'reviewed' }) as const,
    ),
  ]
}

export type Decision = 'review' | 'approve' | 'refuse'

const WITHDRAWAL_DECISIONS = { review: 2, refuse: 3, approve: 4 } as const

/** @throws Error if the decision is unknown, or if request `id` is not open for the decision */
export function decide(state: WorldState, id: number, decision: Decision, now: number): void {
  if (!Object.hasOwn(WITHDRAWAL_DECISIONS, decision)) throw new Error(`There is no decision ${decision}.`)
  const { topUps, withdrawals } = openRecords(state)
  const topUp = topUps.find((record) => record.id === id)
  const withdrawal = withdrawals.find((record) => record.id === id)
  if (topUp !== undefined && decision !== 'review') closeTopUp(state, topUp, decision === 'approve')
  else if (withdrawal !== undefined && WITHDRAWAL_DECISIONS[decision] !== withdrawal.status)
    setWithdrawalStatus(state, withdrawal, WITHDRAWAL_DECISIONS[decision], now)
  else throw new Error(`Request ${id} is not open for the decision ${decision} any more.`)
}

/** Decides the open requests of a member now, as the review would decide them later. */
export function reviewNow(state: WorldState, memberId: string, now: number): { topUps: number; withdrawals: number } {
  const { topUps, withdrawals } = openRecords(state, memberId)
  for (const topUp of topUps) closeTopUp(state, topUp, true)
  for (const withdrawal of withdrawals) {
    if (withdrawal.status === 1) review(state, withdrawal, now)
    if (withdrawal.status === 2) setWithdrawalStatus(state, withdrawal, 4, now)
  }
  return { topUps: topUps.length, withdrawals: withdrawals.length }
}

function openRecords(state: WorldState, memberId?: string): { topUps: TopUpRecord[]; withdrawals: WithdrawalRecord[] } {
  const matchesMember = (record: { memberId: string }) => memberId === undefined || record.memberId === memberId
  return {
    topUps: state.topUps.filter((topUp) => matchesMember(topUp) && topUp.status === 'waiting'),
    withdrawals: state.withdrawals.filter(
      (withdrawal) => matchesMember(withdrawal) && (withdrawal.status === 1 || withdrawal.status === 2),
    ),
  }
}

function settleOrders(state: WorldState, now: number): void {
  for (const order of state.orders) {
    const game = order.settled ? null : gameById(order.gameId)
    const endsAt = game === null ? null : periodEnd(order.period, game.seconds)
    if (game === null || endsAt === null || now < endsAt + PUBLISH_DELAY_MS) continue
    pay(state, order.memberId, settleOrder(state, order, game, endsAt + PUBLISH_DELAY_MS))
  }
}

function creditTopUps(state: WorldState, now: number): void {
  for (const topUp of openRecords(state).topUps) {
    if (now >= topUp.createdAt + TOP_UP_REVIEW_MS) closeTopUp(state, topUp, true)
  }
}

function closeTopUp(state: WorldState, topUp: TopUpRecord, isApproved: boolean): void {
  topUp.status = isApproved ? 'credited' : 'refused'
  if (isApproved) pay(state, topUp.memberId, topUp.money)
}

function reviewWithdrawals(state: WorldState, now: number): void {
  for (const withdrawal of openRecords(state).withdrawals) {
    const reviewedAt = withdrawal.createdAt + WITHDRAWAL_REVIEW_MS
    const paidAt = withdrawal.createdAt + WITHDRAWAL_PAID_MS
    if (withdrawal.status === 1 && now >= reviewedAt) review(state, withdrawal, reviewedAt)
    if (withdrawal.status === 2 && now >= paidAt) setWithdrawalStatus(state, withdrawal, 4, paidAt)
  }
}

function review(state: WorldState, withdrawal: WithdrawalRecord, at: number): void {
  setWithdrawalStatus(state, withdrawal, withdrawal.money.endsWith(REFUSED_AMOUNT_ENDING) ? 3 : 2, at)
}

function setWithdrawalStatus(
  state: WorldState,
  withdrawal: WithdrawalRecord,
  status: WithdrawalStatus,
  at: number,
): void {
  withdrawal.status = status
  withdrawal.reviewedAt = at
  if (status === 3) pay(state, withdrawal.memberId, withdrawal.money)
}

function pay(state: WorldState, memberId: string, amount: Money): void {
  const member = state.members.find(({ id }) => id === memberId)
  if (member !== undefined) member.money = add(member.money, amount)
}
