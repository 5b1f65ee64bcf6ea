import { useSyncExternalStore } from 'react'
import type { Member } from '@/api/account'
import type { Money } from '@/lib/money/text'

interface HeldBalance {
  memberId: string
  balance: Money
}

let held: HeldBalance | null = null
const listeners = new Set<() => void>()

function set(next: HeldBalance | null): void {
  held = next
  for (const listener of listeners) listener()
}

/**
 * The balance from before a draw, shown until its numbers have turned, so that no figure gives the
 * outcome away. Only what is shown is held: checks of a balance take the platform's.
 */
export const heldBalance = {
  hold: (balance: HeldBalance) => set(balance),
  release: () => set(null),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShownBalance({ id, balance }: Pick<Member, 'id' | 'balance'>): Money {
  const shown = useSyncExternalStore(subscribe, () => held)
  return shown?.memberId === id ? shown.balance : balance
}

/** Whether a result is out that the member has not seen. */
export function useIsBalanceHeld(memberId: string): boolean {
  return useSyncExternalStore(subscribe, () => held?.memberId === memberId)
}
