import type { BankCard, Withdrawal } from '@/api/wallet'
import { formatList } from '@/i18n/format'
import { subtract, sum } from '@/lib/money/sums'
import { isNegative, type Money, ZERO } from '@/lib/money/text'
import { dropIfBefore, secondsBetween } from '@/lib/server-time-order'
import { isolated } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'

/** The platform shows these statuses in green; the meaning of any other is unknown (reading 78). */
const DONE_STATUSES: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE_STATUSES.includes(status)
}

/**
 * '' if unknown. Some servers set this time when they create an entry, so a time equal to the
 * submission counts only for a done withdrawal (reading 78).
 */
export function reviewOf(withdrawal: Pick<Withdrawal, 'status' | 'submittedAt' | 'reviewedAt'>): string {
  const { submittedAt, reviewedAt } = withdrawal
  return reviewedAt === submittedAt && !isDone(withdrawal) ? '' : dropIfBefore(submittedAt, reviewedAt)
}

/** Negative even if the platform sends it so: every request takes it from the wallet. */
export function asDebit(amount: Money): Money {
  return isNegative(amount) ? amount : subtract(ZERO, amount)
}

/** One sum for each done status; the meaning of any other is unknown. */
export function sumsOfDone(withdrawals: readonly Withdrawal[]) {
  return DONE_STATUSES.flatMap((status) => {
    const rows = withdrawals.filter((withdrawal) => withdrawal.status === status)
    if (rows.length === 0) return []
    const words = new Set(rows.map(({ statusText }) => (statusText === '' ? String(status) : statusText)))
    return [{ status, name: formatList([...words]), amount: sum(rows.map(({ amount }) => amount)) }]
  })
}

/** Median time from submission to review of done withdrawals (reading 79); null: none. */
export function ownMedian(withdrawals: readonly Withdrawal[]): { minutes: number; count: number } | null {
  const spans = withdrawals
    .filter((withdrawal) => isDone(withdrawal) && withdrawal.reviewedAt !== withdrawal.submittedAt)
    .flatMap((withdrawal) => secondsBetween(withdrawal.submittedAt, reviewOf(withdrawal)) ?? [])
    .sort((left, right) => left - right)
  const middle = spans.length / 2
  const lower = spans[Math.ceil(middle) - 1]
  const upper = spans[Math.floor(middle)]
  if (lower === undefined || upper === undefined) return null
  return { minutes: Math.round((lower + upper) / 2 / 60), count: spans.length }
}

/** Equal for withdrawals of the same amount that were sent in the same second. */
export function fingerprintOf({ submittedAt, amount }: Withdrawal): string {
  return `${submittedAt}|${amount}`
}

/** "Bank Demo Melati •••• 1111". */
export function accountText({ bankName, accountNumber }: Pick<BankCard, 'bankName' | 'accountNumber'>): string {
  return `${isolated(bankName)} ${maskNumber(accountNumber)}`
}
