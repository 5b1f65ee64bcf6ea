import { MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, parseMoney, type Money } from '@/lib/money/text'

export interface TopUpDraft {
  amount: string
  /** Index among the methods, as text. */
  method: string | null
  voucher: string | null
}

export interface TopUpRequest {
  amount: Money
  method: string | null
  /** The platform's total of top-ups before this one; null: not known. */
  totalBefore: Money | null
}

export function amountOf(digits: string): Money | null {
  const amount = digits.length > MAX_AMOUNT_DIGITS ? null : parseMoney(digits)
  return amount === null || isZero(amount) ? null : amount
}

/** Each missing field with the key of its text (reading 89). */
export function checkTopUp(draft: TopUpDraft): { [Field in keyof TopUpDraft]?: Field } {
  return {
    ...(amountOf(draft.amount) === null && { amount: 'amount' }),
    ...(draft.method === null && { method: 'method' }),
    ...(draft.voucher === null && { voucher: 'voucher' }),
  }
}

export type TotalComparison =
  | { kind: 'unknown' }
  | { kind: 'same'; total: Money }
  | { kind: 'grown' | 'fallen'; before: Money; now: Money; change: Money }

/** Claims nothing: the report does not say why a total grew. Null: a total is not known. */
export function compareTotals(before: Money | null, now: Money | null): TotalComparison {
  if (before === null || now === null) return { kind: 'unknown' }
  const order = compare(now, before)
  if (order === 0) return { kind: 'same', total: now }
  return order > 0
    ? { kind: 'grown', before, now, change: subtract(now, before) }
    : { kind: 'fallen', before, now, change: subtract(before, now) }
}
