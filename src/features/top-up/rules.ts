import type { AmountProblem } from '@/lib/money/amount-text'
import type { MoneyRequestOf } from '@/shared/money-request/request'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, type Money } from '@/lib/money/text'
import { readAmount } from '@/shared/read-amount'

export interface TopUpDraft {
  amount: string
  /** Index among the methods, as text. */
  method: string | null
  voucher: string | null
}

export type TopUpRequest = MoneyRequestOf<'topUp'>

export function amountOf(draft: string): Money | null {
  const { amount } = readAmount(draft)
  return amount === null || isZero(amount) ? null : amount
}

/** Each wrong field with the key of its text (reading 89). */
export function checkTopUp(draft: TopUpDraft): {
  amount?: 'amount' | AmountProblem
  method?: 'method'
  voucher?: 'voucher'
} {
  const { problem } = readAmount(draft.amount)
  return {
    ...(amountOf(draft.amount) === null && { amount: problem ?? 'amount' }),
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
