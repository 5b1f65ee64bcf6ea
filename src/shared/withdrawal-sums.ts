import type { Withdrawal } from '@/api/wallet'
import { add } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'

export interface WithdrawalState {
  name: string
  amount: Money
}

export function sumByState(withdrawals: readonly Withdrawal[]): WithdrawalState[] {
  const states = new Map<string, Money>()
  for (const { statusText, status, amount } of withdrawals) {
    const name = statusText === '' ? String(status ?? '—') : statusText
    states.set(name, add(states.get(name) ?? ZERO, amount))
  }
  return [...states].map(([name, amount]) => ({ name, amount }))
}
