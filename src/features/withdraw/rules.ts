import { FUND_PASSWORD_LENGTH, type Member } from '@/api/account'
import type { WithdrawRules } from '@/api/wallet'
import type { AmountProblem } from '@/lib/money/amount-text'
import { compare, minimum } from '@/lib/money/sums'
import { floorToWhole, isNegative, isZero, type Money } from '@/lib/money/text'
import type { NotSentKind, MoneyRequestOf } from '@/domain/money-request/request'
import { readAmount } from '@/kit/forms/read-amount'

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
  const minimum = rules?.minimum ?? member.withdrawMinimum
  const maximum = rules?.maximum ?? member.withdrawMaximum
  if (minimum === null || maximum === null) return null
  const perDay = rules?.perDay ?? 0
  return { minimum, maximum, perDay: perDay > 0 ? perDay : member.withdrawalsPerDay }
}

export type WithdrawRequest = MoneyRequestOf<'withdrawal'>

export type AmountRefusal =
  | { kind: 'wrongAmount' }
  | { kind: 'unreadable'; problem: AmountProblem }
  | { kind: 'belowMinimum' | 'aboveBalance'; limit: Money }
  /** `balance` only where it is nearer than the maximum. */
  | { kind: 'aboveMaximum'; limit: Money; balance: Money | null }

export type WithdrawRefusal = AmountRefusal | { kind: 'wrongPassword' | NotSentKind }

type Range = Pick<WithdrawLimits, 'minimum' | 'maximum'>

export function amountOf(draft: string): Money | null {
  return readAmount(draft).amount
}

export function checkDraft(draft: string, limits: Range, balance: Money): AmountRefusal | null {
  const { amount, problem } = readAmount(draft)
  if (problem === 'tooLong') return aboveMaximum(limits, balance)
  if (problem !== null) return { kind: 'unreadable', problem }
  return amount === null ? { kind: 'wrongAmount' } : checkAmount(amount, limits, balance)
}

function aboveMaximum({ maximum }: Range, balance: Money): AmountRefusal {
  return { kind: 'aboveMaximum', limit: maximum, balance: compare(balance, maximum) < 0 ? balance : null }
}

/** In this order: zero, minimum, maximum, balance (readings 65 and 66). */
function checkAmount(amount: Money, limits: Range, balance: Money): AmountRefusal | null {
  if (isZero(amount)) return { kind: 'wrongAmount' }
  if (compare(amount, limits.minimum) < 0) return { kind: 'belowMinimum', limit: limits.minimum }
  if (compare(amount, limits.maximum) > 0) return aboveMaximum(limits, balance)
  if (compare(amount, balance) > 0) return { kind: 'aboveBalance', limit: balance }
  return null
}

/** Checked again at Confirm: the balance may have changed while the sheet was open. */
export function checkReviewed(
  amount: Money,
  fundPassword: string,
  { limits, balance }: { limits: Range; balance: Money },
): WithdrawRefusal | null {
  const refusal = checkAmount(amount, limits, balance)
  if (refusal !== null) return refusal
  return fundPassword.length === FUND_PASSWORD_LENGTH ? null : { kind: 'wrongPassword' }
}

/** What 'All' fills in: whole units only (reading 66). */
export function allDigits(limits: Pick<WithdrawLimits, 'maximum'>, balance: Money): string {
  const all = minimum(balance, limits.maximum)
  return isNegative(all) ? '0' : floorToWhole(all)
}
