import type { Withdrawal } from '@/api/wallet'
import { add } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'

/** The platform shows these in green; of the others nothing is known but its words (reading 78). */
const DONE: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE.includes(status)
}

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
