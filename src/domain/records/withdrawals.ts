import type { BankCard, Withdrawal } from '@/api/wallet'
import { formatList } from '@/i18n/format'
import { subtract, sum } from '@/lib/money/sums'
import { isNegative, type Money, ZERO } from '@/lib/money/text'
import { dropIfBefore, secondsBetween } from '@/lib/server-time-order'
import { isolateRightToLeft } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'

/** The statuses that mean "paid". The meaning of any other status is unknown (reading 78). */
const PAID_STATUSES: readonly number[] = [2, 4]

export function isPaid({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && PAID_STATUSES.includes(status)
}

/**
 * Returns the time of the review; '' if unknown or before the submission. A review time equal to
 * the time of submission counts only for a paid withdrawal, because some servers set it when they
 * create the withdrawal (reading 78).
 */
export function reviewTimeOf(withdrawal: Pick<Withdrawal, 'status' | 'submittedAt' | 'reviewedAt'>): string {
  const { submittedAt, reviewedAt } = withdrawal
  return reviewedAt === submittedAt && !isPaid(withdrawal) ? '' : dropIfBefore(submittedAt, reviewedAt)
}

/** True if the platform has neither paid nor, by the known times, reviewed the withdrawal. */
export function isOpen(withdrawal: Pick<Withdrawal, 'status' | 'submittedAt' | 'reviewedAt'>): boolean {
  return !isPaid(withdrawal) && reviewTimeOf(withdrawal) === ''
}

/** Returns the amount as a negative one. The platform may already send a negative amount. */
export function toDebit(amount: Money): Money {
  return isNegative(amount) ? amount : subtract(ZERO, amount)
}

/** Returns one sum for each paid status that occurs in the list. */
export function sumsOfPaidWithdrawals(withdrawals: readonly Withdrawal[]) {
  return PAID_STATUSES.flatMap((status) => {
    const rows = withdrawals.filter((withdrawal) => withdrawal.status === status)
    if (rows.length === 0) return []
    const statusTexts = new Set(rows.map(({ statusText }) => (statusText === '' ? String(status) : statusText)))
    return [{ status, name: formatList([...statusTexts]), amount: sum(rows.map(({ amount }) => amount)) }]
  })
}

/**
 * Returns the median review time of the paid withdrawals (reading 79). A withdrawal counts if its
 * times of submission and review are known and differ. Null if no withdrawal counts.
 */
export function medianReviewTime(withdrawals: readonly Withdrawal[]): { minutes: number; count: number } | null {
  const reviewSeconds = withdrawals
    .filter((withdrawal) => isPaid(withdrawal) && withdrawal.reviewedAt !== withdrawal.submittedAt)
    .flatMap((withdrawal) => secondsBetween(withdrawal.submittedAt, reviewTimeOf(withdrawal)) ?? [])
    .sort((left, right) => left - right)
  const middleIndex = reviewSeconds.length / 2
  const lowerMiddle = reviewSeconds[Math.ceil(middleIndex) - 1]
  const upperMiddle = reviewSeconds[Math.floor(middleIndex)]
  if (lowerMiddle === undefined || upperMiddle === undefined) return null
  return { minutes: Math.round((lowerMiddle + upperMiddle) / 2 / 60), count: reviewSeconds.length }
}

/** Returns a text that is equal for withdrawals of the same amount and time of submission. */
export function fingerprintOf({ submittedAt, amount }: Withdrawal): string {
  return `${submittedAt}|${amount}`
}

/** Returns the bank and the last digits of the account: "Bank Demo Melati •••• 1111". */
export function accountText({ bankName, accountNumber }: Pick<BankCard, 'bankName' | 'accountNumber'>): string {
  return `${isolateRightToLeft(bankName)} ${maskNumber(accountNumber)}`
}
