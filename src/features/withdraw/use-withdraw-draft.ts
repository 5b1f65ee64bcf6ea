import { useState } from 'react'
import type { AmountProblem } from '@/lib/money/amount-text'
import type { AmountRefusal } from './rules'

export function useWithdrawDraft() {
  const [draft, setDraft] = useState('')
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null)
  return {
    draft,
    refusal,
    refuse: setRefusal,
    change: (next: string, problem: AmountProblem | null = null) => {
      setDraft(next)
      setRefusal(problem === null ? null : { kind: 'unreadable', problem })
    },
    clear: () => setDraft(''),
  }
}
