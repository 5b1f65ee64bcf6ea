import type { BankCard, Withdrawal } from '@/api/wallet'
import { formatList } from '@/i18n/format'
import { subtract, sum } from '@/lib/money/sums'
import { isNegative, type Money, ZERO } from '@/lib/money/text'
import { dropIfBefore, secondsBetween } from '@/lib/server-time-order'
import { isolated } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'

/** The platform shows these in green; of the others nothing is known but its words (reading 78). */
const DONE_STATUSES: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE_STATUSES.includes(status)
}

/**
 * When it was reviewed, or "". Some servers set the time of the last change when an entry is made:
 * that counts only where the platform's number says that it is done (reading 78).
 */
export function reviewOf(withdrawal: Pick<Withdrawal, 'status' | 'submittedAt' | 'reviewedAt'>): string {
  const { submittedAt, reviewedAt } = withdrawal
  return reviewedAt === submittedAt && !isDone(withdrawal) ? '' : dropIfBefore(submittedAt, reviewedAt)
}

/** With a minus: every request takes its amount from the wallet, also one sent as negative. */
export function takenOut(amount: Money): Money {
  return isNegative(amount) ? amount : subtract(ZERO, amount)
}

/** By the platform's number: of others nothing is known but their words, and they have no sum. */
export function sumsOfDone(withdrawals: readonly Withdrawal[]) {
  return DONE_STATUSES.flatMap((status) => {
    const rows = withdrawals.filter((withdrawal) => withdrawal.status === status)
    if (rows.length === 0) return []
    const words = new Set(rows.map(({ statusText }) => (statusText === '' ? String(status) : statusText)))
    return [{ status, name: formatList([...words]), amount: sum(rows.map(({ amount }) => amount)) }]
  })
}

/** From sending to the platform's last entry, over those it reports as done (reading 79). */
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

/** Equal for withdrawals of one amount sent within one second. */
export function fingerprintOf({ submittedAt, amount }: Withdrawal): string {
  return `${submittedAt}|${amount}`
}

/** "Bank Demo Melati •••• 1111". */
export function accountText({ bankName, accountNumber }: Pick<BankCard, 'bankName' | 'accountNumber'>): string {
  return `${isolated(bankName)} ${maskNumber(accountNumber)}`
}
