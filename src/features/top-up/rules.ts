import { MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, parseMoney, type Money } from '@/lib/money/text'

export interface TopUpDraft {
  /** Digits as typed; may be empty. */
  amount: string
  /** Index among the methods on offer, as text; null while none is chosen. */
  method: string | null
  /** Path of the voucher on the platform; null until it is uploaded. */
  voucher: string | null
}

export interface TopUpRequest {
  amount: Money
  /** The chosen method's name; null: as agreed with customer service (reading 62). Stays on the device. */
  method: string | null
  /** The platform's total of top-ups before this one, which a lost answer is compared with; null when it was not known. */
  totalBefore: Money | null
}

/** The amount, or null while nothing valid is typed: empty, zero, too long. */
export function amountOf(digits: string): Money | null {
  const amount = digits.length > MAX_AMOUNT_DIGITS ? null : parseMoney(digits)
  return amount === null || isZero(amount) ? null : amount
}

/** The fields that a top-up still lacks, each with the key of its words (reading 89). */
export function checkTopUp(draft: TopUpDraft): { [Field in keyof TopUpDraft]?: Field } {
  return {
    ...(amountOf(draft.amount) === null && { amount: 'amount' }),
    ...(draft.method === null && { method: 'method' }),
    ...(draft.voucher === null && { voucher: 'voucher' }),
  }
}

/** The platform confirms no top-up, so its total before and now is all there is to compare. */
export type TotalComparison =
  | { kind: 'unknown' }
  | { kind: 'same'; total: Money }
  | { kind: 'grown' | 'fallen'; before: Money; now: Money; change: Money }

/** Compares and claims nothing: what made a total grow, the report does not say. Null: the total was, or is, not known. */
export function compareTotals(before: Money | null, now: Money | null): TotalComparison {
  if (before === null || now === null) return { kind: 'unknown' }
  const order = compare(now, before)
  if (order === 0) return { kind: 'same', total: now }
  return order > 0
    ? { kind: 'grown', before, now, change: subtract(now, before) }
    : { kind: 'fallen', before, now, change: subtract(before, now) }
}
