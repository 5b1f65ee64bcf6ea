import { useRef, useState } from 'react'
import { config } from '@/config'
import { type AmountProblem, type AmountReading, readAmountText } from '@/lib/money/amount-text'

/** The text of an amount field, with the amount that was read from it. */
export interface AmountDraft extends AmountReading {
  text: string
}

/** The text of an amount field is read here, once, when it changes: rules take the reading. */
export function readAmount(text: string): AmountDraft {
  return { text, ...readAmountText(text, config.currency) }
}

export interface UnreadableAmount {
  kind: 'unreadable'
  problem: AmountProblem
}

type With<Others> = Others & { amount: AmountDraft }

/**
 * A form that asks for an amount and shows one refusal at a time: its draft, that refusal, and the
 * field that takes the focus (`ref` of its `AmountField`).
 * @param initial the draft that was kept (`kept-draft.ts`), or an empty one
 * @param keep writes a changed draft down
 */
export function useAmountDraft<Others extends object, Refusal>(
  initial: () => With<Others>,
  keep: (draft: With<Others>) => void,
) {
  const [draft, setDraft] = useState(initial)
  const [refusal, refuse] = useState<Refusal | UnreadableAmount | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const change = (next: (before: With<Others>) => With<Others>) => {
    setDraft(next)
    keep(next(draft))
    refuse(null)
  }
  return {
    draft,
    refusal,
    refuse,
    field,
    change,
    /** @param problem is shown at once, before the form is sent */
    changeAmount: (text: string, problem: AmountProblem | null = null) => {
      const amount = readAmount(text)
      change((before) => ({ ...before, amount }))
      if (problem !== null) refuse({ kind: 'unreadable', problem })
    },
    /** Clears a draft that was sent. A draft that has changed since is for the next request. */
    clear: (empty: With<Others>) => setDraft((newest) => (newest === draft ? empty : newest)),
  }
}
