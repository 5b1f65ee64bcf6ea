import type { Report } from '@/api/report'
import { subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'

export interface TrailLine {
  kind: 'toppedUp' | 'withdrawn' | 'staked' | 'returned' | 'rest'
  /** What it adds to the balance; a minus takes away. */
  amount: Money
}

/**
 * What a balance is made of, by the platform's own totals. The rest is what no call tells of: what
 * an account began with, and what the platform counts elsewhere or not yet. The lines sum to the
 * balance.
 */
export function balanceTrail(balance: Money, report: Report): TrailLine[] {
  const known: TrailLine[] = [
    { kind: 'toppedUp', amount: report.toppedUp },
    { kind: 'withdrawn', amount: subtract(ZERO, report.withdrawn) },
    { kind: 'staked', amount: subtract(ZERO, report.staked) },
    { kind: 'returned', amount: report.won },
  ]
  const rest = subtract(balance, sum(known.map(({ amount }) => amount)))
  return [...known, { kind: 'rest', amount: rest }]
}
