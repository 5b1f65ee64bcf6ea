import type { Report, Withdrawal } from '@/api/wallet'
import type { Order } from '@/api/orders'
import { add, compare, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { totalsOf, type PayoutOf } from './order-sums'
import { isDone } from './withdrawals'

export type OrdersCheck = ReturnType<typeof checkOrders>

export function checkOrders(report: Report, orders: readonly Order[], payoutOf: PayoutOf) {
  const totals = totalsOf(orders, payoutOf)
  const staked = add(totals.staked, totals.pending)
  const countsOpen = report.staked !== null && same(report.staked, staked)
  return {
    staked,
    won: totals.returned,
    open: totals.pending,
    /** Whether the platform's total of stakes includes the open ones. */
    countsOpen,
    /** Of a sum that is not known nothing is said (reading 47). */
    agrees:
      (totals.isPartial || report.won === null || same(report.won, totals.returned)) &&
      (countsOpen || report.staked === null || same(report.staked, totals.staked)),
  }
}

/** The platform's return less its stakes, the open ones included; null: one cannot be read. */
export function netResultOf({ staked, won }: Pick<Report, 'staked' | 'won'>): Money | null {
  return won && staked && subtract(won, staked)
}

/**
 * The stakes that await their outcome within the platform's total. Zero where the record does not
 * show that the total includes them.
 * @param check null where the record is not known, or not whole
 */
export function openWithin(check: OrdersCheck | null): Money {
  return check?.countsOpen === true ? check.open : ZERO
}

/** Which states the platform counts is unknown: the good ones alone, all, or any between. */
export function withdrawalsAgree(withdrawn: Money | null, withdrawals: readonly Withdrawal[]): boolean {
  if (withdrawn === null) return true
  const amounts = (list: readonly Withdrawal[]) => sum(list.map(({ amount }) => amount))
  return compare(withdrawn, amounts(withdrawals.filter(isDone))) >= 0 && compare(withdrawn, amounts(withdrawals)) <= 0
}

function same(left: Money, right: Money): boolean {
  return compare(left, right) === 0
}
