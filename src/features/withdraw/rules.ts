import { FUND_PASSWORD_LENGTH, type Member } from '@/api/account'
import type { WithdrawRules } from '@/api/wallet'
import type { AmountReading } from '@/lib/money/amount-text'
import { compare, minimum } from '@/lib/money/sums'
import { truncateToWhole, isNegative, isZero, type Money } from '@/lib/money/text'
import type { NotSentReason, MoneyRequestOf } from '@/domain/money-request/request'
import type { UnreadableAmount } from '@/kit/forms/amount-draft'

/**
 * Interval of the polls, which show whether the platform has marked the member as offline (reading
 * 50).
 */
export const MEMBER_POLL_MS = 5000
/** Minimum time between two withdrawals (reading 44). */
export const WITHDRAW_GUARD_MS = 5000

export interface WithdrawLimits {
  minimum: Money
  maximum: Money
  /** Withdrawals per day: shown, but not enforced. Null if the platform states no number. */
  perDay: number | null
}

/**
 * A limit in `rules` takes precedence over the limit in the member's data (reading 66). Null if the
 * minimum or the maximum is unknown.
 */
export function limitsOf(
  rules: WithdrawRules | undefined,
  member: Pick<Member, 'withdrawMinimum' | 'withdrawMaximum' | 'withdrawalsPerDay'>,
): WithdrawLimits | null {
  const minimum = rules?.minimum ?? member.withdrawMinimum
  const maximum = rules?.maximum ?? member.withdrawMaximum
  if (minimum === null || maximum === null) return null
  const perDay = rules?.perDay ?? 0
  return { minimum, maximum, perDay: perDay > 0 ? perDay : member.withdrawalsPerDay }
}

export type WithdrawRequest = MoneyRequestOf<'withdrawal'>

export type AmountRefusal =
  | { kind: 'wrongAmount' }
  | UnreadableAmount
  | { kind: 'belowMinimum' | 'aboveBalance'; limit: Money }
  /** `balance` is set only if it is below the maximum. */
  | { kind: 'aboveMaximum'; limit: Money; balance: Money | null }

export type WithdrawRefusal = AmountRefusal | { kind: 'wrongPassword' | NotSentReason }

type LimitRange = Pick<WithdrawLimits, 'minimum' | 'maximum'>

/** Returns the first reason against the typed amount; null if there is none. */
export function withdrawalDraftRefusal(
  { amount, problem }: AmountReading,
  limits: LimitRange,
  balance: Money,
): AmountRefusal | null {
  if (problem === 'tooLong') return aboveMaximumRefusal(limits, balance)
  if (problem !== null) return { kind: 'unreadable', problem }
  return amount === null ? { kind: 'wrongAmount' } : amountRefusal(amount, limits, balance)
}

function aboveMaximumRefusal({ maximum }: LimitRange, balance: Money): AmountRefusal {
  return { kind: 'aboveMaximum', limit: maximum, balance: compare(balance, maximum) < 0 ? balance : null }
}

/** Checks zero, minimum, maximum, then balance (readings 65 and 66); null if nothing is wrong. */
function amountRefusal(amount: Money, limits: LimitRange, balance: Money): AmountRefusal | null {
  if (isZero(amount)) return { kind: 'wrongAmount' }
  if (compare(amount, limits.minimum) < 0) return { kind: 'belowMinimum', limit: limits.minimum }
  if (compare(amount, limits.maximum) > 0) return aboveMaximumRefusal(limits, balance)
  if (compare(amount, balance) > 0) return { kind: 'aboveBalance', limit: balance }
  return null
}

/**
 * Checks a withdrawal again at Confirm, because limits or balance may have changed while the sheet
 * was open. Also checks the length of the fund password. Null if nothing is wrong.
 */
export function withdrawalRequestRefusal(
  amount: Money,
  fundPassword: string,
  { limits, balance }: { limits: LimitRange; balance: Money },
): WithdrawRefusal | null {
  const refusal = amountRefusal(amount, limits, balance)
  if (refusal !== null) return refusal
  return fundPassword.length === FUND_PASSWORD_LENGTH ? null : { kind: 'wrongPassword' }
}

/** Returns the digits that "All" fills in: whole units only (reading 66). */
export function digitsOfAll(limits: Pick<WithdrawLimits, 'maximum'>, balance: Money): string {
  const highestAmount = minimum(balance, limits.maximum)
  return isNegative(highestAmount) ? '0' : truncateToWhole(highestAmount)
}
