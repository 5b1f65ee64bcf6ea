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
  const countsOpen = report.staked !== null && isEqual(report.staked, staked)
  return {
    staked,
    won: totals.returned,
    open: totals.pending,
    /** Whether the platform's total of stakes includes the open ones. */
    countsOpen,
    /** An unknown total agrees, as does the total won if returns are missing (reading 47). */
    agrees:
      (totals.isPartial || report.won === null || isEqual(report.won, totals.returned)) &&
      (countsOpen || report.staked === null || isEqual(report.staked, totals.staked)),
  }
}

/** The total won less the total staked, open stakes included; null if one is unreadable. */
export function netResultOf({ staked, won }: Pick<Report, 'staked' | 'won'>): Money | null {
  return won && staked && subtract(won, staked)
}

/**
 * The open stakes in the platform's total; zero unless the record shows that it includes them.
 * @param check null if the record is unknown or incomplete
 */
export function openWithin(check: OrdersCheck | null): Money {
  return check?.countsOpen === true ? check.open : ZERO
}

/** Nobody knows which statuses the platform counts: done ones, all, or some in between. */
export function withdrawalsAgree(withdrawn: Money | null, withdrawals: readonly Withdrawal[]): boolean {
  if (withdrawn === null) return true
  const amounts = (list: readonly Withdrawal[]) => sum(list.map(({ amount }) => amount))
  return compare(withdrawn, amounts(withdrawals.filter(isDone))) >= 0 && compare(withdrawn, amounts(withdrawals)) <= 0
}

function isEqual(left: Money, right: Money): boolean {
  return compare(left, right) === 0
}
