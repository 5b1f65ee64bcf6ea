import { config } from '@/config'
import { readAmountText, type AmountReading } from '@/lib/money/amount-text'

/** What an amount field says, in the account's currency. */
export function readAmount(draft: string): AmountReading {
  return readAmountText(draft, config.currency)
}
