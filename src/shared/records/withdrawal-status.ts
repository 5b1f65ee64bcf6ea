import type { Withdrawal } from '@/api/wallet'
import { formatList } from '@/i18n/format'
import { sum } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'

/** The platform shows these in green; of the others nothing is known but its words (reading 78). */
const DONE: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE.includes(status)
}

/** A time of its own: some servers set that of the last change when an entry is made. */
export function isReviewed({ submittedAt, reviewedAt }: Pick<Withdrawal, 'submittedAt' | 'reviewedAt'>): boolean {
  return reviewedAt !== '' && reviewedAt !== submittedAt
}

export interface DoneSum {
  /** Of all these, and of no other. */
  status: number
  /** All the platform's words for it, or its number. */
  name: string
  amount: Money
  withdrawals: Withdrawal[]
}

/**
 * By the platform's number: of a withdrawal with another nothing is known but its words, and no
 * sum is made of those.
 */
export function sumsOfDone(withdrawals: readonly Withdrawal[]): DoneSum[] {
  return DONE.flatMap((status) => {
    const rows = withdrawals.filter((withdrawal) => withdrawal.status === status)
    if (rows.length === 0) return []
    const words = new Set(rows.map(({ statusText }) => (statusText === '' ? String(status) : statusText)))
    return [{ status, name: formatList([...words]), amount: sum(rows.map(({ amount }) => amount)), withdrawals: rows }]
  })
}
