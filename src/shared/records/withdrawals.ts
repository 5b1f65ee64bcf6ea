import type { BankCard, Withdrawal } from '@/api/wallet'
import { formatList } from '@/i18n/format'
import { sum } from '@/lib/money/sums'
import { noneBefore, secondsBetween } from '@/lib/server-day'
import { isolated } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'

/** The platform shows these in green; of the others nothing is known but its words (reading 78). */
const DONE: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE.includes(status)
}

/** A time of its own: some servers set that of the last change when an entry is made. */
export function isReviewed({ submittedAt, reviewedAt }: Pick<Withdrawal, 'submittedAt' | 'reviewedAt'>): boolean {
  return reviewedAt !== submittedAt && noneBefore(submittedAt, reviewedAt) !== ''
}

/** By the platform's number: of others nothing is known but their words, and they have no sum. */
export function sumsOfDone(withdrawals: readonly Withdrawal[]) {
  return DONE.flatMap((status) => {
    const rows = withdrawals.filter((withdrawal) => withdrawal.status === status)
    if (rows.length === 0) return []
    const words = new Set(rows.map(({ statusText }) => (statusText === '' ? String(status) : statusText)))
    return [{ status, name: formatList([...words]), amount: sum(rows.map(({ amount }) => amount)) }]
  })
}

/** From sending to the platform's last entry, over those it reports as done (reading 79). */
export function ownMedian(withdrawals: readonly Withdrawal[]): { minutes: number; count: number } | null {
  const spans = withdrawals
    .filter((withdrawal) => isDone(withdrawal) && isReviewed(withdrawal))
    .flatMap((withdrawal) => secondsBetween(withdrawal.submittedAt, withdrawal.reviewedAt) ?? [])
    .sort((left, right) => left - right)
  const middle = spans.length / 2
  const lower = spans[Math.ceil(middle) - 1]
  const upper = spans[Math.floor(middle)]
  if (lower === undefined || upper === undefined) return null
  return { minutes: Math.round((lower + upper) / 2 / 60), count: spans.length }
}

/** Equal for withdrawals of one amount sent within one second. */
export function likenessOf({ submittedAt, amount }: Withdrawal): string {
  return `${submittedAt}|${amount}`
}

/** "Bank Demo Melati •••• 1111". */
export function accountText({ bankName, accountNumber }: Pick<BankCard, 'bankName' | 'accountNumber'>): string {
  return `${isolated(bankName)} ${maskNumber(accountNumber)}`
}
