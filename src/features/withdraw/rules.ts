import type { Member } from '@/api/account'
import type { Withdrawal, WithdrawRules } from '@/api/wallet'
import { MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, minimum } from '@/lib/money/sums'
import { floorToWhole, isNegative, isZero, parseMoney, type Money } from '@/lib/money/text'

/** Original section 9: the withdraw page asks for the user info this often. */
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

export type AmountRefusal =
  { reason: 'wrongAmount' } | { reason: 'belowMinimum' | 'aboveMaximum' | 'aboveBalance'; limit: Money }

/** The typed digits as an amount; null while there are none, or more than any balance has. */
export function amountOf(digits: string): Money | null {
  return digits === '' || digits.length > MAX_AMOUNT_DIGITS ? null : parseMoney(digits)
}

/** Why this amount may not be withdrawn, or null: empty or zero, then the least, the most, the balance (readings 65 and 66). */
export function checkAmount(
  digits: string,
  limits: Pick<WithdrawLimits, 'minimum' | 'maximum'>,
  balance: Money,
): AmountRefusal | null {
  if (digits.length > MAX_AMOUNT_DIGITS) return { reason: 'aboveMaximum', limit: limits.maximum }
  const amount = amountOf(digits)
  if (amount === null || isZero(amount)) return { reason: 'wrongAmount' }
  if (compare(amount, limits.minimum) < 0) return { reason: 'belowMinimum', limit: limits.minimum }
  if (compare(amount, limits.maximum) > 0) return { reason: 'aboveMaximum', limit: limits.maximum }
  if (compare(amount, balance) > 0) return { reason: 'aboveBalance', limit: balance }
  return null
}

/** The digits that 'All' fills in: the smaller of balance and maximum, without decimals (reading 66). */
export function allDigits(limits: Pick<WithdrawLimits, 'maximum'>, balance: Money): string {
  const all = minimum(balance, limits.maximum)
  return isNegative(all) ? '0' : floorToWhole(all)
}

/** How many withdrawals of the record are like one of this amount: they have no id (PRODUCT, "Identity"). */
export function countAlike(withdrawals: readonly Withdrawal[], amount: Money): number {
  return withdrawals.filter((withdrawal) => compare(withdrawal.amount, amount) === 0).length
}

/** The last digits of an account number: what tells one's own card and no more. */
export function lastFour(accountNumber: string): string {
  return accountNumber.slice(-4)
}
