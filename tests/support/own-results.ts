import type { Order } from '@/api/orders'
import { judgeLine, ownResults, settledLines, type OwnResults } from '@/features/fairness/own-results'
import type { PayoutOf } from '@/domain/records/order-sums'

/** Returns the member's results of the settled orders. @param orders newest first */
export function ownResultsOf(orders: readonly Order[], payoutOf: PayoutOf): OwnResults {
  return ownResults(settledLines(orders).map((line) => judgeLine(line, payoutOf)))
}
