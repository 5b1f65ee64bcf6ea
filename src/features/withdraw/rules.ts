import { FUND_PASSWORD_LENGTH, type Member } from '@/api/account'
import type { WithdrawRules } from '@/api/wallet'
import type { AmountReading } from '@/lib/money/amount-text'
import { compare, minimum } from '@/lib/money/sums'
import { floorToWhole, isNegative, isZero, type Money } from '@/lib/money/text'
import type { NotSentKind, MoneyRequestOf } from '@/domain/money-request/request'
import type { UnreadableAmount } from '@/kit/forms/amount-draft'

/** Often enough to notice an account that was taken offline (reading 50). */
export const MEMBER_POLL_MS = 5000
/** Least time between two withdrawals (reading 44). */
export const WITHDRAW_GUARD_MS = 5000

export interface WithdrawLimits {
  minimum: Money
  maximum: Money
  /** Shown, not enforced; null if the platform states none. */
  perDay: number | null
}

/** The call for the limits wins over the user info (reading 66). Null if a limit is unknown. */
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

export type WithdrawRefusal = AmountRefusal | { kind: 'wrongPassword' | NotSentKind }

type Range = Pick<WithdrawLimits, 'minimum' | 'maximum'>

export function withdrawalDraftRefusal(
  { amount, problem }: AmountReading,
  limits: Range,
  balance: Money,
): AmountRefusal | null {
  if (problem === 'tooLong') return aboveMaximum(limits, balance)
  if (problem !== null) return { kind: 'unreadable', problem }
  return amount === null ? { kind: 'wrongAmount' } : amountRefusal(amount, limits, balance)
}

function aboveMaximum({ maximum }: Range, balance: Money): AmountRefusal {
  return { kind: 'aboveMaximum', limit: maximum, balance: compare(balance, maximum) < 0 ? balance : null }
}

/** Checks in this order: zero, minimum, maximum, balance (readings 65 and 66). */
function amountRefusal(amount: Money, limits: Range, balance: Money): AmountRefusal | null {
  if (isZero(amount)) return { kind: 'wrongAmount' }
  if (compare(amount, limits.minimum) < 0) return { kind: 'belowMinimum', limit: limits.minimum }
  if (compare(amount, limits.maximum) > 0) return aboveMaximum(limits, balance)
  if (compare(amount, balance) > 0) return { kind: 'aboveBalance', limit: balance }
  return null
}

/** Checks again at Confirm: the balance may have changed while the sheet was open. */
export function withdrawalRequestRefusal(
  amount: Money,
  fundPassword: string,
  { limits, balance }: { limits: Range; balance: Money },
): WithdrawRefusal | null {
  const refusal = amountRefusal(amount, limits, balance)
  if (refusal !== null) return refusal
  return fundPassword.length === FUND_PASSWORD_LENGTH ? null : { kind: 'wrongPassword' }
}

/** The digits that "All" fills in: whole units only (reading 66). */
export function allDigits(limits: Pick<WithdrawLimits, 'maximum'>, balance: Money): string {
  const all = minimum(balance, limits.maximum)
  return isNegative(all) ? '0' : floorToWhole(all)
}
