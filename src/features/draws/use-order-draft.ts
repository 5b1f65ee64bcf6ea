import { useState } from 'react'
import type { PayoutOption } from '@/api/games'
import type { AmountProblem } from '@/lib/money/amount-text'
import type { OrderDraft, OrderRefusal } from './rules'

const NOTHING: ReadonlySet<string> = new Set()

export function useOrderDraft(options: readonly PayoutOption[]) {
  const [chosen, setChosen] = useState(NOTHING)
  const [amountText, setAmountText] = useState('')
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  // In the order of the tiles.
  const types = options.map(({ type }) => type).filter((type) => chosen.has(type))
  const draft: OrderDraft = { types, amountText }
  return {
    draft,
    chosen,
    refusal,
    refuse: setRefusal,
    toggle: (type: string) => {
      setChosen(toggled(chosen, type))
      setRefusal(null)
    },
    changeAmount: (text: string, problem: AmountProblem | null = null) => {
      setAmountText(text)
      setRefusal(problem === null ? null : { kind: 'unreadable', problem })
    },
    clear: () => {
      setChosen(NOTHING)
      setAmountText('')
    },
  }
}

function toggled(chosen: ReadonlySet<string>, type: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(type)) next.add(type)
  return next
}
