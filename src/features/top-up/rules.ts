import type { AmountProblem } from '@/lib/money/amount-text'
import type { MoneyRequestOf } from '@/domain/money-request/request'
import { isZero, type Money } from '@/lib/money/text'
import { readAmount } from '@/kit/forms/read-amount'

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
