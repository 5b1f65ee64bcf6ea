import type { AmountProblem, AmountReading } from '@/lib/money/amount-text'
import type { MoneyRequestOf } from '@/domain/money-request/request'
import { isZero, type Money } from '@/lib/money/text'

export interface TopUpDraft {
  amount: AmountReading
  /** Index in `config.paymentMethods`, as text; null if no method is chosen. */
  method: string | null
  voucher: string | null
}

export type TopUpRequest = MoneyRequestOf<'topUp'>

/** Returns null if the amount is missing or zero. */
export function topUpAmountOf({ amount }: AmountReading): Money | null {
  return amount === null || isZero(amount) ? null : amount
}

/** Returns the wrong fields, each with the key of its error text (reading 89). */
export function topUpProblemsOf({ amount, method, voucher }: TopUpDraft): {
  amount?: 'amount' | AmountProblem
  method?: 'method'
  voucher?: 'voucher'
} {
  return {
    ...(topUpAmountOf(amount) === null && { amount: amount.problem ?? 'amount' }),
    ...(method === null && { method: 'method' }),
    ...(voucher === null && { voucher: 'voucher' }),
  }
}
