import type { Report } from '@/api/report'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { add, compare, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { totalsOf, type PayoutOf } from '@/shared/order-sums'
import { isDone } from '@/shared/withdrawal-status'

/** The platform's totals held against the orders it lists. */
export interface OrdersCheck {
  number: number
  /** Sums of the list, open stakes among them. */
  staked: Money
  won: Money
  /** Stakes of orders not settled yet. */
  open: Money
  /** The platform's total of stakes has the open ones in it. */
  countsOpen: boolean
  agrees: boolean
}

export function checkOrders(report: Report, orders: readonly Order[], payoutOf: PayoutOf): OrdersCheck {
  const totals = totalsOf(orders, payoutOf)
  const staked = add(totals.staked, totals.pending)
  const countsOpen = same(report.staked, staked)
  return {
    number: orders.length,
    staked,
    won: totals.returned,
    open: totals.pending,
    countsOpen,
    agrees: same(report.won, totals.returned) && (countsOpen || same(report.staked, totals.staked)),
  }
}

/** Withdrawals of one state, by the platform's own word for it. */
export interface WithdrawalState {
  name: string
  amount: Money
}

/** @returns a sum for each state, in the order the list first names it. */
export function sumByState(withdrawals: readonly Withdrawal[]): WithdrawalState[] {
  const states = new Map<string, Money>()
  for (const { statusText, status, amount } of withdrawals) {
    const name = statusText === '' ? String(status) : statusText
    states.set(name, add(states.get(name) ?? ZERO, amount))
  }
  return [...states].map(([name, amount]) => ({ name, amount }))
}

/**
 * Whether the platform's total can be made of the withdrawals it lists: the good ones at least, all of them at most. Which of the others
 * it counts is not known, so nothing between the two is called wrong.
 */
export function withdrawalsAgree(withdrawn: Money, withdrawals: readonly Withdrawal[]): boolean {
  const amounts = (list: readonly Withdrawal[]) => sum(list.map(({ amount }) => amount))
  return compare(withdrawn, amounts(withdrawals.filter(isDone))) >= 0 && compare(withdrawn, amounts(withdrawals)) <= 0
}

function same(left: Money, right: Money): boolean {
  return compare(left, right) === 0
}
