import type { Member } from '@/api/account'
import type { Withdrawal, WithdrawRules } from '@/api/wallet'
import { FUND_PASSWORD_LENGTH, MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, minimum } from '@/lib/money/sums'
import { floorToWhole, isNegative, isZero, parseMoney, type Money } from '@/lib/money/text'

/** Soon enough to notice an account that was taken offline (reading 50). */
export const MEMBER_POLL_MS = 5000
/** Between one withdrawal and the next (reading 44). */
export const WITHDRAW_GUARD_MS = 5000

export interface WithdrawLimits {
  minimum: Money
  maximum: Money
  /** Shown, not enforced; null where the platform states none. */
  perDay: number | null
}

/** The call made for the limits wins over the user info (reading 66). */
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

/** Kept on the device, so it never holds the fund password. */
export interface WithdrawRequest {
  amount: Money
}

export type AmountRefusal =
  { kind: 'wrongAmount' } | { kind: 'belowMinimum' | 'aboveMaximum' | 'aboveBalance'; limit: Money }

export type WithdrawRefusal = AmountRefusal | { kind: 'offline' | 'wrongPassword' }

type Range = Pick<WithdrawLimits, 'minimum' | 'maximum'>

export function amountOf(digits: string): Money | null {
  return digits === '' || digits.length > MAX_AMOUNT_DIGITS ? null : parseMoney(digits)
}

export function checkDigits(digits: string, limits: Range, balance: Money): AmountRefusal | null {
  if (digits.length > MAX_AMOUNT_DIGITS) return { kind: 'aboveMaximum', limit: limits.maximum }
  const amount = amountOf(digits)
  return amount === null ? { kind: 'wrongAmount' } : checkAmount(amount, limits, balance)
}

/** In this order: zero, minimum, maximum, balance (readings 65 and 66). */
export function checkAmount(amount: Money, limits: Range, balance: Money): AmountRefusal | null {
  if (isZero(amount)) return { kind: 'wrongAmount' }
  if (compare(amount, limits.minimum) < 0) return { kind: 'belowMinimum', limit: limits.minimum }
  if (compare(amount, limits.maximum) > 0) return { kind: 'aboveMaximum', limit: limits.maximum }
  if (compare(amount, balance) > 0) return { kind: 'aboveBalance', limit: balance }
  return null
}

/** Checked again at Confirm: the balance may have changed while the sheet was open. */
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

/** What 'All' fills in: whole units only (reading 66). */
export function allDigits(limits: Pick<WithdrawLimits, 'maximum'>, balance: Money): string {
  const all = minimum(balance, limits.maximum)
  return isNegative(all) ? '0' : floorToWhole(all)
}

/** Withdrawals have no id (reading 86). */
export function countAlike(withdrawals: readonly Withdrawal[], { amount }: WithdrawRequest): number {
  return withdrawals.filter((withdrawal) => compare(withdrawal.amount, amount) === 0).length
}

export function lastFour(accountNumber: string): string {
  return accountNumber.slice(-4)
}
