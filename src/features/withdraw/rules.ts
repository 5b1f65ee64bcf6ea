import type { Member } from '@/api/account'
import type { Withdrawal, WithdrawRules } from '@/api/wallet'
import { FUND_PASSWORD_LENGTH, MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, minimum } from '@/lib/money/sums'
import { floorToWhole, isNegative, isZero, parseMoney, type Money } from '@/lib/money/text'

/** The withdraw page asks for the user info this often, to notice an account taken offline (reading 50). */
export const MEMBER_POLL_MS = 5000
/** No other withdrawal for this long after the last was sent (reading 44). */
export const WITHDRAW_GUARD_MS = 5000

export interface WithdrawLimits {
  minimum: Money
  maximum: Money
  /** Withdrawals a day, shown and not enforced; null where the platform states none. */
  perDay: number | null
}

/** The platform states its limits in two calls; the one made for it wins over the user info (reading 66). */
export function limitsOf(
  rules: WithdrawRules | undefined,
  member: Pick<Member, 'withdrawMinimum' | 'withdrawMaximum' | 'withdrawalsPerDay'>,
): WithdrawLimits | null {
  const { withdrawMinimum, withdrawMaximum, withdrawalsPerDay } = member
  if (rules !== undefined) {
    const perDay = rules.perDay > 0 ? rules.perDay : withdrawalsPerDay
    return { minimum: rules.minimum, maximum: rules.maximum, perDay }
  }
  if (withdrawMinimum === null || withdrawMaximum === null) return null
  return { minimum: withdrawMinimum, maximum: withdrawMaximum, perDay: withdrawalsPerDay }
}

/** A withdrawal as the member reviews it; the fund password is never part of it. */
export interface WithdrawRequest {
  amount: Money
}

/** Why an amount may not be withdrawn; the kinds are keys of the words. */
export type AmountRefusal =
  { kind: 'wrongAmount' } | { kind: 'belowMinimum' | 'aboveMaximum' | 'aboveBalance'; limit: Money }

export type WithdrawRefusal = AmountRefusal | { kind: 'offline' | 'wrongPassword' }

type Range = Pick<WithdrawLimits, 'minimum' | 'maximum'>

/** The typed digits as an amount; null while there are none, or more than any balance has. */
export function amountOf(digits: string): Money | null {
  return digits === '' || digits.length > MAX_AMOUNT_DIGITS ? null : parseMoney(digits)
}

/** Why the typed digits may not be withdrawn, or null. */
export function checkDigits(digits: string, limits: Range, balance: Money): AmountRefusal | null {
  if (digits.length > MAX_AMOUNT_DIGITS) return { kind: 'aboveMaximum', limit: limits.maximum }
  const amount = amountOf(digits)
  return amount === null ? { kind: 'wrongAmount' } : checkAmount(amount, limits, balance)
}

/** Why an amount may not be withdrawn, or null: zero, then the least, the most, the balance (readings 65 and 66). */
export function checkAmount(amount: Money, limits: Range, balance: Money): AmountRefusal | null {
  if (isZero(amount)) return { kind: 'wrongAmount' }
  if (compare(amount, limits.minimum) < 0) return { kind: 'belowMinimum', limit: limits.minimum }
  if (compare(amount, limits.maximum) > 0) return { kind: 'aboveMaximum', limit: limits.maximum }
  if (compare(amount, balance) > 0) return { kind: 'aboveBalance', limit: balance }
  return null
}

/** Why a reviewed withdrawal may not go at the moment of confirming it: the balance may have moved under the open sheet. */
export function checkReviewed(
  amount: Money,
  fundPassword: string,
  { limits, balance, isOnline }: { limits: Range; balance: Money; isOnline: boolean },
): WithdrawRefusal | null {
  const refusal = checkAmount(amount, limits, balance)
  if (refusal !== null) return refusal
  if (fundPassword.length !== FUND_PASSWORD_LENGTH) return { kind: 'wrongPassword' }
  return isOnline ? null : { kind: 'offline' }
}

/** The digits that 'All' fills in: the smaller of balance and maximum, without decimals (reading 66). */
export function allDigits(limits: Pick<WithdrawLimits, 'maximum'>, balance: Money): string {
  const all = minimum(balance, limits.maximum)
  return isNegative(all) ? '0' : floorToWhole(all)
}

/** How many withdrawals of the record are of this amount: they have no id (reading 86). */
export function countAlike(withdrawals: readonly Withdrawal[], { amount }: WithdrawRequest): number {
  return withdrawals.filter((withdrawal) => compare(withdrawal.amount, amount) === 0).length
}

/** The last digits of an account number: what tells one's own card and no more. */
export function lastFour(accountNumber: string): string {
  return accountNumber.slice(-4)
}
