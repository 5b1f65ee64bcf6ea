import { useRef } from 'react'
import * as v from 'valibot'
import type { PayoutOption } from '@/api/games'
import { readAmount, useAmountDraft } from '@/kit/forms/amount-draft'
import { createDraftStore } from '@/kit/forms/kept-draft'
import { type OrderRefusal, orderDraftOf } from './rules'

export const storedOrderDraft = (gameId: string) =>
  createDraftStore(`order ${gameId}`, v.object({ types: v.array(v.string()), amountText: v.string() }))

const draftOf = (types: readonly string[], amountText: string) => ({
  chosen: new Set(types) as ReadonlySet<string>,
  amount: readAmount(amountText),
})

/** Refusals of these kinds move the focus to the amount field. */
const AMOUNT_REFUSALS: readonly OrderRefusal['kind'][] = ['unreadable', 'wrongAmount', 'enterAmount']

/** The draft of an order survives a reload, but is never sent by itself (reading 99). */
export function useOrderDraft(gameId: string, options: readonly PayoutOption[]) {
  const tiles = useRef<HTMLDivElement>(null)
  const form = useAmountDraft<{ chosen: ReadonlySet<string> }, OrderRefusal>(
    () => {
      const { types, amountText } = storedOrderDraft(gameId).read() ?? { types: [], amountText: '' }
      return draftOf(types, amountText)
    },
    ({ chosen, amount: { text } }) => {
      const storedDraft = storedOrderDraft(gameId)
      if (chosen.size === 0 && text === '') storedDraft.forget()
      else storedDraft.write({ types: [...chosen], amountText: text })
    },
  )
  const { chosen, amount } = form.draft
  // The picks have the sequence of the tiles, not of the member's taps.
  const types = options.map(({ type }) => type).filter((type) => chosen.has(type))
  return {
    draft: orderDraftOf(types, amount),
    amountText: amount.text,
    chosen,
    refusal: form.refusal,
    field: form.field,
    tiles,
    /** Shows a refusal and moves the focus to the field with the mistake. Null hides a refusal. */
    refuse: (refusal: OrderRefusal | null) => {
      form.refuse(refusal)
      if (refusal === null) return
      if (AMOUNT_REFUSALS.includes(refusal.kind)) form.field.current?.focus()
      if (refusal.kind === 'chooseNumber') tiles.current?.querySelector('button')?.focus()
    },
    toggle: (type: string) =>
      form.change((previousDraft) => {
        const nextTypes = new Set(previousDraft.chosen)
        if (!nextTypes.delete(type)) nextTypes.add(type)
        return { ...previousDraft, chosen: nextTypes }
      }),
    changeAmount: form.changeAmount,
    /** Clears the draft that was sent, unless the draft has changed since. */
    clear: () => form.clear(draftOf([], '')),
  }
}
