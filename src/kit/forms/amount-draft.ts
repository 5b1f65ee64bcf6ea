import { useRef, useState } from 'react'
import { config } from '@/config'
import { type AmountProblem, type AmountReading, readAmountText } from '@/lib/money/amount-text'

export interface AmountDraft extends AmountReading {
  text: string
}

/**
 * Returns the text with its amount, or with the problem that makes the text unreadable. An empty
 * text has neither.
 */
export function readAmount(text: string): AmountDraft {
  return { text, ...readAmountText(text, config.currency) }
}

export interface UnreadableAmount {
  kind: 'unreadable'
  problem: AmountProblem
}

type WithAmount<Others> = Others & { amount: AmountDraft }

/**
 * Returns the state of a form that asks for an amount and shows one refusal at a time. The form
 * passes `field` to its `AmountField` as `ref`, and can then move the focus to that field.
 * @param initial returns the saved draft (`kept-draft.ts`) or an empty draft
 * @param keep saves a changed draft
 */
export function useAmountDraft<Others extends object, Refusal>(
  initial: () => WithAmount<Others>,
  keep: (draft: WithAmount<Others>) => void,
) {
  const [draft, setDraft] = useState(initial)
  const [refusal, refuse] = useState<Refusal | UnreadableAmount | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const change = (next: (before: WithAmount<Others>) => WithAmount<Others>) => {
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
    /** @param problem shown at once, before the form is sent; null shows no problem */
    changeAmount: (text: string, problem: AmountProblem | null = null) => {
      const amount = readAmount(text)
      change((before) => ({ ...before, amount }))
      if (problem !== null) refuse({ kind: 'unreadable', problem })
    },
    /**
     * Replaces the sent draft with `empty`. If the member has changed the draft since it was sent,
     * the changed draft stays, because the member may send it next.
     */
    clear: (empty: WithAmount<Others>) => setDraft((newest) => (newest === draft ? empty : newest)),
  }
}
