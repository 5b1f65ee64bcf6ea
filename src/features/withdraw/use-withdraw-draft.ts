import { useState } from 'react'
import type { AmountRefusal } from './rules'

export function useWithdrawDraft() {
  const [digits, setDigits] = useState('')
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null)
  return {
    digits,
    refusal,
    refuse: setRefusal,
    change: (next: string) => {
      setDigits(next)
      setRefusal(null)
    },
    clear: () => setDigits(''),
  }
}
