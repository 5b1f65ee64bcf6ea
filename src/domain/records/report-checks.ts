import type { Report, Withdrawal } from '@/api/wallet'
import type { Order } from '@/api/orders'
import { add, compare, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { totalsOf, type PayoutOf } from './order-sums'
import { isDone } from './withdrawals'

export type OrdersCheck = ReturnType<typeof checkOrders>

/** Compares the platform's totals of a day with the sums of the day's orders. */
export function checkOrders(report: Report, orders: readonly Order[], payoutOf: PayoutOf) {
  const totals = totalsOf(orders, payoutOf)
  const staked = add(totals.staked, totals.pending)
  const countsOpen = report.staked !== null && isEqual(report.staked, staked)
  return {
    staked,
    won: totals.returned,
    open: totals.pending,
    /** Whether the platform's total of stakes includes the open ones. */
    countsOpen,
    /**
     * False if one of the platform's totals differs from the record. A total that is not known
     * counts as agreeing, and so does the total won if the record does not have all returns
     * (reading 47).
     */
    agrees:
      (totals.isPartial || report.won === null || isEqual(report.won, totals.returned)) &&
      (countsOpen || report.staked === null || isEqual(report.staked, totals.staked)),
  }
}

/**
 * The platform's total won less its total staked, open stakes included; null if either cannot be
 * read.
 */
export function netResultOf({ staked, won }: Pick<Report, 'staked' | 'won'>): Money | null {
  return won && staked && subtract(won, staked)
}

/**
 * The open stakes that the platform's total includes; zero if the record does not show that it
 * includes them.
 * @param check null if the record is not known, or cannot be read completely
 */
export function openWithin(check: OrdersCheck | null): Money {
  return check?.countsOpen === true ? check.open : ZERO
}

/**
 * Whether the total withdrawn may fit the record. Nobody knows which statuses the platform counts:
 * only done ones, all, or some in between. True if the total is not known.
 */
export function withdrawalsAgree(withdrawn: Money | null, withdrawals: readonly Withdrawal[]): boolean {
  if (withdrawn === null) return true
  const amounts = (list: readonly Withdrawal[]) => sum(list.map(({ amount }) => amount))
  return compare(withdrawn, amounts(withdrawals.filter(isDone))) >= 0 && compare(withdrawn, amounts(withdrawals)) <= 0
}

function isEqual(left: Money, right: Money): boolean {
  return compare(left, right) === 0
}
