import type { Withdrawal } from '@/api/wallet'
import { add } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'

export interface WithdrawalState {
  name: string
  amount: Money
}

/** In the platform's words, or its number. */
export function stateNameOf({ statusText, status }: Pick<Withdrawal, 'statusText' | 'status'>): string {
  return statusText === '' ? String(status ?? '—') : statusText
}

export function sumByState(withdrawals: readonly Withdrawal[]): WithdrawalState[] {
  const states = new Map<string, Money>()
  for (const withdrawal of withdrawals) {
    const name = stateNameOf(withdrawal)
    states.set(name, add(states.get(name) ?? ZERO, withdrawal.amount))
  }
  return [...states].map(([name, amount]) => ({ name, amount }))
}
