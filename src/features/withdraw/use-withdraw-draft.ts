import * as v from 'valibot'
import { readAmount, useAmountDraft } from '@/kit/forms/amount-draft'
import { keptDraft } from '@/kit/forms/kept-draft'
import type { AmountRefusal } from './rules'

export const storedWithdrawalDraft = keptDraft('withdrawal', v.string())

/** A reload keeps it (reading 99). */
export function useWithdrawDraft() {
  const form = useAmountDraft<object, AmountRefusal>(
    () => ({ amount: readAmount(storedWithdrawalDraft.read() ?? '') }),
    ({ amount: { text } }) => (text === '' ? storedWithdrawalDraft.forget() : storedWithdrawalDraft.write(text)),
  )
  return {
    ...form,
    /** What was typed since, for the next one, stays. */
    clear: () => form.clear({ amount: readAmount('') }),
  }
}
