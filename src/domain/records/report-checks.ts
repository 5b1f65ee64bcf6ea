import type { Report, Withdrawal } from '@/api/wallet'
import type { Order } from '@/api/orders'
import { add, compare, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { totalsOf, type PayoutOf } from './order-sums'
import { isPaid } from './withdrawals'

export type OrdersCheck = ReturnType<typeof checkOrders>

/** Compares the platform's totals with the orders. `open`: stakes of the unsettled orders. */
export function checkOrders(report: Report, orders: readonly Order[], payoutOf: PayoutOf) {
  const totals = totalsOf(orders, payoutOf)
  const staked = add(totals.staked, totals.pending)
  const includesOpenStakes = report.staked !== null && isEqual(report.staked, staked)
  return {
    staked,
    won: totals.returned,
    open: totals.pending,
    /** True if the platform's total of stakes includes the stakes of open orders. */
    countsOpen: includesOpenStakes,
    /**
     * True if the platform's totals agree with the orders. An unknown total counts as agreeing. So
     * does the total won if some returns are unknown (reading 47).
     */
    agrees:
      (totals.isPartial || report.won === null || isEqual(report.won, totals.returned)) &&
      (includesOpenStakes || report.staked === null || isEqual(report.staked, totals.staked)),
  }
}

/**
 * Won minus staked; the stakes may include open stakes. Null if one of the totals is unreadable.
 */
export function netResultOf({ staked, won }: Pick<Report, 'staked' | 'won'>): Money | null {
  return won && staked && subtract(won, staked)
}

/**
 * Returns the open stakes if the orders show that the platform's total includes them, otherwise
 * zero.
 * @param check null if the record of orders is unknown or incomplete
 */
export function openStakesInTotal(check: OrdersCheck | null): Money {
  return check?.countsOpen === true ? check.open : ZERO
}

/**
 * True if the platform's total is unknown, or between the sum of the paid withdrawals and the sum
 * of all withdrawals. No exact sum is required, because it is unknown which statuses the platform
 * counts.
 */
export function isWithdrawnTotalPlausible(withdrawn: Money | null, withdrawals: readonly Withdrawal[]): boolean {
  if (withdrawn === null) return true
  const sumOf = (list: readonly Withdrawal[]) => sum(list.map(({ amount }) => amount))
  return compare(withdrawn, sumOf(withdrawals.filter(isPaid))) >= 0 && compare(withdrawn, sumOf(withdrawals)) <= 0
}

function isEqual(left: Money, right: Money): boolean {
  return compare(left, right) === 0
}
