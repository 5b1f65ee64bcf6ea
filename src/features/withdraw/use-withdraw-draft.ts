import * as v from 'valibot'
import { readAmount, useAmountDraft } from '@/kit/forms/amount-draft'
import { keptDraft } from '@/kit/forms/kept-draft'
import type { AmountRefusal } from './rules'

export const keptWithdrawal = keptDraft('withdrawal', v.string())

/** A reload keeps it (reading 99). */
export function useWithdrawDraft() {
  const form = useAmountDraft<object, AmountRefusal>(
    () => ({ amount: readAmount(keptWithdrawal.read() ?? '') }),
    ({ amount: { text } }) => (text === '' ? keptWithdrawal.forget() : keptWithdrawal.write(text)),
  )
  return {
    ...form,
    /** What was typed since, for the next one, stays. */
    clear: () => form.clear({ amount: readAmount('') }),
  }
}
