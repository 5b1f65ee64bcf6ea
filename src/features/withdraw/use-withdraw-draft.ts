import * as v from 'valibot'
import { readAmount, useAmountDraft } from '@/kit/forms/amount-draft'
import { createDraftStore } from '@/kit/forms/kept-draft'
import type { AmountRefusal } from './rules'

export const storedWithdrawalDraft = createDraftStore('withdrawal', v.string())

/** Holds the draft of a withdrawal, which survives a reload (reading 99). */
export function useWithdrawDraft() {
  const form = useAmountDraft<object, AmountRefusal>(
    () => ({ amount: readAmount(storedWithdrawalDraft.read() ?? '') }),
    ({ amount: { text } }) => (text === '' ? storedWithdrawalDraft.forget() : storedWithdrawalDraft.write(text)),
  )
  return {
    ...form,
    /** Clears the draft that was sent. An amount typed since then stays for the next withdrawal. */
    clear: () => form.clear({ amount: readAmount('') }),
  }
}
