import { MAX_AMOUNT_DIGITS } from '@/lib/limits'
import { compare, subtract } from '@/lib/money/sums'
import { isZero, parseMoney, type Money } from '@/lib/money/text'

export interface TopUpDraft {
  /** Digits as typed; may be empty. */
  amountText: string
  /** Position among the configured methods, as text; null while none is chosen. */
  method: string | null
  /** What the upload returned; null until it has. */
  voucherPath: string | null
}

export type TopUpField = 'amount' | 'method' | 'voucher'

/** The amount, or null while nothing valid is typed: empty, zero, too long. */
export function topUpAmount(amountText: string): Money | null {
  const amount = amountText.length > MAX_AMOUNT_DIGITS ? null : parseMoney(amountText)
  return amount === null || isZero(amount) ? null : amount
}

/** What a top-up lacks, in the order the member is told (original section 5); none when it may be sent. */
export function checkTopUp(draft: TopUpDraft): TopUpField[] {
  const missing: TopUpField[] = []
  if (topUpAmount(draft.amountText) === null) missing.push('amount')
  if (draft.method === null) missing.push('method')
  if (draft.voucherPath === null) missing.push('voucher')
  return missing
}

/** The platform's total of all top-ups, before an unanswered one was sent and now (PRODUCT, "Other fields"). */
export type TotalComparison =
  | { verdict: 'unknown' }
  | { verdict: 'same'; total: Money }
  | { verdict: 'grown' | 'fallen'; before: Money; now: Money; change: Money }

/** Compares and claims nothing: what made a total grow, the report does not say. Null: the total was, or is, not known. */
export function compareTotals(before: Money | null, now: Money | null): TotalComparison {
  if (before === null || now === null) return { verdict: 'unknown' }
  const order = compare(now, before)
  if (order === 0) return { verdict: 'same', total: now }
  return order > 0
    ? { verdict: 'grown', before, now, change: subtract(now, before) }
    : { verdict: 'fallen', before, now, change: subtract(before, now) }
}
